import type { Move as GameMove } from '@topsail/engine';
import { NONE } from './cards.ts';
import { BOAT, SYMBOLS } from './types.ts';

/** Pirates on the same space are one choice, and so are equal cards: a move names a position and a symbol. */
export interface Move extends GameMove {
  readonly kind: 'advance' | 'retreat' | 'stop' | 'pass';
  /** The position of the pirate that moves; NONE for the moves that move none. */
  readonly from: number;
  /** The symbol of the card played, or NONE. */
  readonly symbol: number;
}

function intern(text: string, kind: Move['kind'], from: number = NONE, symbol: number = NONE): Move {
  return Object.freeze({ text, kind, from, symbol });
}

const POSITIONS = Array.from({ length: BOAT + 1 }, (_, position) => position);

const ADVANCES: readonly Move[] = POSITIONS.flatMap((from) =>
  SYMBOLS.map((name, symbol) => intern(`advance ${from} ${name}`, 'advance', from, symbol)),
);
const RETREATS: readonly Move[] = POSITIONS.map((from) => intern(`retreat ${from}`, 'retreat', from));

export const STOP: Move = intern('stop', 'stop');

/** Never asked for, since nobody passes by choice (C-PASS), but a word people will type. */
const PASS: Move = intern('pass', 'pass');

const BY_TEXT: ReadonlyMap<string, Move> = new Map(
  [...ADVANCES, ...RETREATS, STOP, PASS].map((move) => [move.text, move]),
);

export function advance(from: number, symbol: number): Move {
  return ADVANCES[6 * from + symbol];
}

export function retreat(from: number): Move {
  return RETREATS[from];
}

export function parseMove(text: string): Move | undefined {
  return BY_TEXT.get(text);
}
