import type { Seat } from '@topsail/engine';
import type { Seated, Seating } from '../games/contract/seating.ts';
import { opponentWords } from '../words/named.ts';
import { botsToAct, opponentAt } from './decision.ts';
import type { Session } from './session.ts';

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
