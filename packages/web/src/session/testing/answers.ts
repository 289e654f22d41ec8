import { botFor } from '@topsail/bots';
import type { Result, Seat } from '@topsail/engine';
import { botsToAct, decisionFor } from '../decision.ts';
import { answer, type Session } from '../session.ts';

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** The bot of that seat answers, without a thread. In the person's seat it answers at random. */
export function answerByBot(session: Session, seat: Seat): Session {
  const { bot, view, seed } = decisionFor(session, seat);
  return must(answer(session, seat, botFor(bot, view.setup.ruleset).choose(view, seed)));
}

/** Lets the bots answer until the person must. */
export function settled(session: Session): Session {
  let next = session;
  for (let [seat] = botsToAct(next); seat !== undefined; [seat] = botsToAct(next))
    next = answerByBot(next, seat);
  return next;
}
