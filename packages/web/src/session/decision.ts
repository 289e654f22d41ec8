import { thinkingSeed, type Decision } from '@topsail/bots';
import { has, seatsToAct, type Seat } from '@topsail/engine';
import type { Opponent } from './opponents.ts';
import { stateOf, type Session } from './session.ts';

/** A bot that is not done by then answers with the best it has found. */
const THINKING_MILLISECONDS = 900;

/** Who sits there; undefined for the person who set the table. */
export function opponentAt({ seat: person, opponents }: Session, seat: Seat): Opponent | undefined {
  return seat === person ? undefined : opponents[seat < person ? seat : seat - 1];
}

/** The bot that sits there, if it is one. */
function botAt(session: Session, seat: Seat): Exclude<Opponent, 'friend'> | undefined {
  const opponent = opponentAt(session, seat);
  return opponent === 'friend' ? undefined : opponent;
}

/** The bots that owe an answer. */
export function botsToAct(session: Session): Seat[] {
  return seatsToAct(session.game, stateOf(session)).filter((seat) => botAt(session, seat) !== undefined);
}

/**
 * What a bot is asked: all that its seat may know, as it was when the question came up, and its own luck. So its answer
 * is the same however late it is given, whatever others choose meanwhile, and in a game that was left and resumed.
 */
export function decisionFor(session: Session, seat: Seat): Decision {
  const asked = askedAt(session, seat);
  return {
    bot: botAt(session, seat) ?? 'random',
    view: session.game.view(session.moments[asked]?.state ?? stateOf(session), seat),
    seed: thinkingSeed(`${session.seed} mind ${asked} seat ${seat}`),
    milliseconds: THINKING_MILLISECONDS,
  };
}

/** The moment since which this seat owes its answer. */
function askedAt({ game, record, moments }: Session, seat: Seat): number {
  let asked = moments.length - 1;
  while (asked > 0 && record.steps[asked - 1]?.seat !== seat && owed(asked - 1)) asked--;
  return asked;

  function owed(moment: number): boolean {
    const at = moments[moment];
    return at !== undefined && has(game.toAct(at.state), seat);
  }
}
