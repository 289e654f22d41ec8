import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../../games/registry.ts';
import { OnlineTable } from '../../online/online-table.svelte.ts';
import { ShownOnline } from '../../online/shown-online.svelte.ts';
import { frameOf, planOf, ScriptedServer } from '../../online/testing/scripted-server.ts';
import { fitChoice } from '../../session/choice.ts';
import { botsToAct } from '../../session/decision.ts';
import { answer, promptOf, viewOf, type Session } from '../../session/session.ts';
import { answerByBot, must } from '../../session/testing/answers.ts';
import { nameCaptains } from '../../words/captains.ts';
import { AnswerRun } from './answer-run.ts';
import { beginChosen } from '../../session/testing/sessions.ts';

beforeEach(() => vi.stubGlobal('document', { hidden: false }));
afterEach(() => {
  nameCaptains([]);
  vi.unstubAllGlobals();
});

const client = await clientOf('jamaica-2');

/** A person who pays out of three holds, and the answers for it. */
const [paying, moves] = somebodyPaying();

function somebodyPaying(): readonly [Session, readonly string[]] {
  for (let game = 0; ; game++) {
    const choice = fitChoice({ ruleset: 'jamaica-2', seats: 2, opponents: ['random'], seed: `pay ${game}` });
    let session = must(beginChosen(choice));
    for (let step = 0; step < 300 && promptOf(session).waiting.length > 0; step++) {
      const [bot] = botsToAct(session);
      const offered = client.face.whole?.(viewOf(session), promptOf(session).moves);
      const way = offered?.ways.find((one) => one.moves.length > 1);
      if (bot === undefined && way !== undefined) return [session, way.moves];
      session = answerByBot(session, bot ?? session.seat);
    }
  }
}

const [first = '', second = ''] = moves;
const paid = must(answer(paying, paying.seat, first));

function shown(): { readonly server: ScriptedServer; readonly table: ShownOnline } {
  const server = new ScriptedServer();
  const online = new OnlineTable(server.client, 'here', 'rosa');
  online.watch();
  const plan = planOf(paying);
  server.say(frameOf(paying, { version: 1, since: 0, plan }));
  return { server, table: new ShownOnline(online, plan, client) };
}

function sent(server: ScriptedServer): readonly object[] {
  return server.commands('move').map((command) => ('move' in command ? { move: command.move } : {}));
}

/** The server takes the answer and tells of a version. */
async function take(server: ScriptedServer, session: Session, version: number): Promise<void> {
  server.accept(version);
  await server.answered();
  server.say(frameOf(session, { version }));
}

test('the next answer is given as soon as its question is there', async () => {
  const { server, table } = shown();
  const run = new AnswerRun(moves);
  expect(run.goOn(table)).toBe(true);
  expect(run.goOn(table)).toBe(true);
  expect(sent(server)).toEqual([{ move: first }]);
  await take(server, paid, 2);
  expect(run.goOn(table)).toBe(moves.length > 2);
  expect(sent(server)).toEqual([{ move: first }, { move: second }]);
});

test('news that changes nothing of the question is waited out', async () => {
  const { server, table } = shown();
  const run = new AnswerRun(moves);
  run.goOn(table);
  server.accept(3);
  await server.answered();
  server.say(frameOf(paying, { version: 2 }));
  expect(run.goOn(table)).toBe(true);
  expect(sent(server)).toHaveLength(1);
  server.say(frameOf(paid, { version: 3 }));
  run.goOn(table);
  expect(sent(server)).toHaveLength(2);
});

test('where something else is asked in between, nothing more is given', async () => {
  const { server, table } = shown();
  const run = new AnswerRun(moves);
  run.goOn(table);
  const other = promptOf(paid).moves.find(({ text }) => text !== second)?.text ?? '';
  await take(server, must(answer(paid, paid.seat, other)), 2);
  expect(run.goOn(table)).toBe(false);
  expect(sent(server)).toEqual([{ move: first }]);
});

test('after a refusal nothing more is given', async () => {
  const { server, table } = shown();
  const run = new AnswerRun(moves);
  run.goOn(table);
  server.refuse('move/illegal');
  await server.answered();
  expect(run.goOn(table)).toBe(false);
  expect(sent(server)).toEqual([{ move: first }]);
  expect(table.why?.code).toBe('move/illegal');
});
