import { thumbMove, type Decision, type Thought } from '@topsail/bots';
import type { Seat } from '@topsail/engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { fitChoice } from './choice.ts';
import { botsToAct } from './decision.ts';
import { answer, type Session } from './session.ts';
import { answerByBot, must } from './testing/answers.ts';
import { Turns } from './turns.ts';
import { beginChosen } from './testing/sessions.ts';

let thinking: { readonly decision: Decision; readonly give: (thought: Thought | undefined) => void }[];
let heard: { readonly seat: Seat; readonly move: string }[];
let turns: Turns;

beforeEach(() => {
  thinking = [];
  heard = [];
  turns = new Turns(
    (decision) => new Promise((give) => thinking.push({ decision, give })),
    (seat, move) => heard.push({ seat, move }),
  );
});

/** A table of Jamaica where everybody is picking a card. */
function picking(): Session {
  let session = must(beginChosen(fitChoice({ ruleset: 'jamaica-1', seats: 3, seed: 'turns' })));
  while (botsToAct(session).length < 2) session = answerByBot(session, botsToAct(session)[0] ?? 0);
  return session;
}

async function answerAll(): Promise<void> {
  for (const { decision, give } of thinking) give({ move: thumbMove(decision) });
  await sleep(0);
}

test('those who choose at the same time think at the same time, and are asked once', async () => {
  let session = picking();
  turns.ask(session);
  turns.ask(session);
  expect(thinking.map(({ decision }) => decision.view.viewer)).toEqual([1, 2]);
  await answerAll();
  turns.ask(session);
  expect(thinking).toHaveLength(2);
  for (const { seat, move } of heard) {
    turns.done(seat);
    session = must(answer(session, seat, move));
  }
  expect(heard.map(({ seat }) => seat)).toEqual([1, 2]);
});

test('a cancelled thought is never heard of, even when it is done, and the question is asked again', async () => {
  const session = picking();
  turns.ask(session);
  const given = answerAll();
  turns.cancel();
  await given;
  expect(heard).toEqual([]);
  turns.ask(session);
  expect(thinking).toHaveLength(4);
  expect(thinking[2]?.decision).toEqual(thinking[0]?.decision);
});
