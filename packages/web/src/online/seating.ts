import type { Seat } from '@topsail/engine';
import type { Presence, SeatShown } from '@topsail/protocol';
import type { Seated, Seating } from '../games/contract/seating.ts';
import { words } from '../words/index.ts';
import { opponentWords } from '../words/named.ts';

/** Who sits where, who is away, and for whom a bot plays. */
export function seatingOnline(
  seats: readonly SeatShown[],
  presence: Presence | undefined,
  waiting: readonly Seat[],
): Seating {
  return new Map(seats.map((shown, seat) => [seat, seatedAt(shown, seat, presence, waiting)]));
}

function seatedAt(
  { sitter, standIn }: SeatShown,
  seat: Seat,
  presence: Presence | undefined,
  waiting: readonly Seat[],
): Seated {
  const { marks: said } = words.online;
  const level = sitter.kind === 'bot' ? sitter.level : standIn;
  const isThinking = level !== null && waiting.includes(seat);
  if (sitter.kind === 'bot') return { marks: [levelName(sitter.level)], isThinking };
  const isAway = presence !== undefined && !presence.seats.includes(seat);
  const marks = [
    ...(sitter.kind === 'person' && sitter.program ? [said.program] : []),
    ...(isAway ? [said.away] : []),
    ...(standIn === null ? [] : [said.standIn({ level: levelName(standIn) })]),
  ];
  return { marks, isThinking };
}

export function levelName(level: string): string {
  return opponentWords(level).seated;
}
