import { expect, test } from 'vitest';
import { fitChoice } from './choice.ts';
import { botsToAct } from './decision.ts';
import { answer, outcomeOf, promptOf, stateOf, viewOf, type Session } from './session.ts';
import { answerByBot, must } from './testing/answers.ts';
import { beginChosen } from './testing/sessions.ts';
import { mayUndo, undo } from './undo.ts';

interface Payment {
  readonly before: Session;
  readonly after: Session;
}

/** A payment for which the person was asked about one hold after the other, and after which nothing is revealed. */
function somePayment(): Payment {
  for (let n = 0; n < 20; n++) {
    const payment = paymentIn(`holds ${n}`);
    if (payment !== undefined) return payment;
  }
  throw new Error('nobody had to choose holds');
}

function paymentIn(seed: string): Payment | undefined {
  const choice = fitChoice({ ruleset: 'jamaica-1', seats: 3, opponents: ['random', 'random'], seed });
  let session = must(beginChosen(choice));
  while (outcomeOf(session) === undefined) {
    const before = session;
    const { whole } = promptOf(session).question;
    if (whole === undefined || botsToAct(session).length > 0) {
      session = answerByBot(session, botsToAct(session)[0] ?? session.seat);
      continue;
    }
    while (promptOf(session).question.whole === whole)
      session = must(answer(session, session.seat, promptOf(session).moves[0]!.text));
    if (session.record.steps.length > before.record.steps.length + 1 && mayUndo(session))
      return { before, after: session };
  }
  return undefined;
}

test('a payment out of several holds is taken back whole, as it was made', () => {
  const { before, after } = somePayment();
  const undone = undo(after);
  expect(undone.record).toEqual(before.record);
  expect(viewOf(undone)).toEqual(viewOf(before));
});

test('a payment that is not whole yet is taken back to where it began', () => {
  const { before } = somePayment();
  const half = must(answer(before, before.seat, promptOf(before).moves[0]!.text));
  expect(half.game.question(stateOf(half)).whole).toBe(promptOf(before).question.whole);
  expect(undo(half).record).toEqual(before.record);
});
