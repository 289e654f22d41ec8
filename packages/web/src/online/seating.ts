import type { Seat } from '@topsail/engine';
import type { Presence, SeatInfo } from '@topsail/protocol';
import type { Seated, Seating } from '../games/contract/seating.ts';
import { words } from '../words/index.ts';
import { opponentWords } from '../words/named.ts';

/** Who sits where, who is away, and for whom a bot plays. */
export function seatingOnline(
  seats: readonly SeatInfo[],
  presence: Presence | undefined,
  waiting: readonly Seat[],
): Seating {
  return new Map(seats.map((shown, seat) => [seat, seatedAt(shown, seat, presence, waiting)]));
}

function seatedAt(
  { occupant, standIn }: SeatInfo,
  seat: Seat,
  presence: Presence | undefined,
  waiting: readonly Seat[],
): Seated {
  const { marks: said } = words.online;
  const level = occupant.kind === 'bot' ? occupant.level : standIn;
  const isThinking = level !== null && waiting.includes(seat);
  if (occupant.kind === 'bot') return { marks: [levelName(occupant.level)], isThinking };
  const isAway = presence !== undefined && !presence.seats.includes(seat);
  const marks = [
    ...(occupant.kind === 'person' && occupant.program ? [said.program] : []),
    ...(isAway ? [said.away] : []),
    ...(standIn === null ? [] : [said.standIn({ level: levelName(standIn) })]),
  ];
  return { marks, isThinking };
}

export function levelName(level: string): string {
  return opponentWords(level).seated;
}
