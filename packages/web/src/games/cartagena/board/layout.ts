import { BOAT, tunnelCells, type Section } from '@topsail/games';
import type { Point } from '../../shared/board/geometry.ts';

/** A tunnel laid out on a sheet of 1600 by 1080. */
export interface Layout {
  /** The middle of every position: the prison yard, the stones 1 to 36, the deck. */
  readonly middles: readonly Point[];
  /** From the middle of a stone to its edges. */
  readonly half: Point;
  /** From stone to stone. */
  readonly pitch: Point;
  /** The column and the row of every position; the gate's column is -1. */
  readonly cells: readonly Point[];
}

const ACROSS = 88;
const FIRST_COLUMN = 310;
const TALLEST = 112;
/** The part of a pitch that is not stone but joint, and wall where two corridors touch. */
const JOINT = 0.155;
/** The prison stands at the left edge, the boat lies at the right one. */
const YARD = 92;
const DECK = 1499;

/** How far up and down the sheet something may be: a stone of the given pitch, the prison, the boat with its mast. */
interface Room {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

export function layOut(sections: readonly Section[]): Layout {
  const drawn = tunnelCells(sections);
  const north = Math.max(...drawn.map(({ y }) => y));
  const cells = drawn.map(({ x, y }): Point => [x, north - y]);
  const { down, top } = fitted(cells);
  return {
    middles: cells.map(([column, row], position) => [columnOf(position, column), top + down * row]),
    half: [(ACROSS * (1 - JOINT)) / 2, (down * (1 - JOINT)) / 2],
    pitch: [ACROSS, down],
    cells,
  };
}

function columnOf(position: number, column: number): number {
  if (position === 0) return YARD;
  return position === BOAT ? DECK : FIRST_COLUMN + ACROSS * column;
}

/** The tallest rows that leave room for everything, and where the first of them lies. */
function fitted(cells: readonly Point[]): { readonly down: number; readonly top: number } {
  const [gate, boat] = [cells[0]?.[1] ?? 0, cells[BOAT]?.[1] ?? 0];
  const last = Math.max(...cells.map(([, row]) => row));
  for (let down = TALLEST; ; down--) {
    const needs: readonly Room[] = [
      { row: 0, from: 64 + down / 2, to: Infinity },
      { row: last, from: 0, to: 1024 - down / 2 },
      { row: gate, from: 184, to: 986 },
      { row: boat, from: 166, to: 994 },
    ];
    const highest = Math.max(...needs.map(({ row, from }) => from - row * down));
    const lowest = Math.min(...needs.map(({ row, to }) => to - row * down));
    if (highest <= lowest) return { down, top: (highest + lowest) / 2 };
  }
}
