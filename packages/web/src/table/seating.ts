import type { Seat } from '@topsail/engine';
import { botsToAct, opponentAt } from '../game/decision.ts';
import type { Opponent } from '../game/opponents.ts';
import type { Session } from '../game/session.ts';

/** What is to be said of a seat beyond the game: who sits there, and whether it is that bot's time to think. */
export interface Seated {
  readonly opponent: Opponent;
  readonly isThinking: boolean;
}

/** By seat; nothing stands at the person's own. */
export type Seating = ReadonlyMap<Seat, Seated>;

export function seatingOf(session: Session): Seating {
  const thinking = botsToAct(session);
  const seats = Array.from({ length: session.record.setup.seats }, (_, seat) => seat);
  return new Map(
    seats.flatMap((seat): [Seat, Seated][] => {
      const opponent = opponentAt(session, seat);
      return opponent === undefined ? [] : [[seat, { opponent, isThinking: thinking.includes(seat) }]];
    }),
  );
}
