import type { Seat } from '@topsail/engine';
import { botsToAct, opponentAt } from '../game/decision.ts';
import type { Session } from '../game/session.ts';
import { opponentWords } from '../words/named.ts';

/** What is to be said of a seat beyond the game: who sits there, and whether it is a bot's time to think. */
export interface Seated {
  readonly marks: readonly string[];
  readonly isThinking: boolean;
}

/** By seat; nothing stands where there is nothing to say. */
export type Seating = ReadonlyMap<Seat, Seated>;

export function seatingOf(session: Session): Seating {
  const thinking = botsToAct(session);
  const seats = Array.from({ length: session.record.setup.seats }, (_, seat) => seat);
  return new Map(
    seats.flatMap((seat): [Seat, Seated][] => {
      const opponent = opponentAt(session, seat);
      if (opponent === undefined || opponent === 'friend') return [];
      const mark = opponentWords(opponent).seated;
      return [[seat, { marks: [mark], isThinking: thinking.includes(seat) }]];
    }),
  );
}
