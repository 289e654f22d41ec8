import { BOAT, tunnelCells, type Section } from '@topsail/games';
import type { Point } from '../../jamaica/board/geometry.ts';

/** A tunnel laid out on a sheet of 1600 by 1080. */
export interface Layout {
  /** The middle of every position: the prison yard, the stones 1 to 36, the deck. */
  readonly middles: readonly Point[];
  /** From the middle of a stone to its edges. */
  readonly half: Point;
  /** From stone to stone. */
  readonly pitch: Point;
  /** Which cells of the grid the tunnel takes up, and which it leaves to the rock. */
  readonly isTaken: (cell: Point) => boolean;
  /** The middle of a cell; cells are counted from the top left, the gate's column is -1. */
  readonly middleOf: (cell: Point) => Point;
  readonly rows: number;
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
  const cells = tunnelCells(sections);
  const north = Math.max(...cells.map(({ y }) => y));
  const grid = cells.map(({ x, y }): Point => [x, north - y]);
  const rows = Math.max(...grid.map(([, row]) => row)) + 1;
  const { down, top } = fitted(grid, rows);
  const taken = new Set(grid.map(String));
  const middleOf = ([column, row]: Point): Point => [FIRST_COLUMN + ACROSS * column, top + down * row];
  return {
    middles: grid.map((cell, position) => standing(middleOf(cell), position)),
    half: [(ACROSS * (1 - JOINT)) / 2, (down * (1 - JOINT)) / 2],
    pitch: [ACROSS, down],
    isTaken: (cell) => taken.has(String(cell)),
    middleOf,
    rows,
  };
}

function standing([x, y]: Point, position: number): Point {
  if (position === 0) return [YARD, y];
  return position === BOAT ? [DECK, y] : [x, y];
}

/** The tallest rows that leave room for everything, and where the first of them lies. */
function fitted(grid: readonly Point[], rows: number): { readonly down: number; readonly top: number } {
  const [gate, boat] = [grid[0]?.[1] ?? 0, grid[BOAT]?.[1] ?? 0];
  for (let down = TALLEST; ; down--) {
    const needs: readonly Room[] = [
      { row: 0, from: 64 + down / 2, to: Infinity },
      { row: rows - 1, from: 0, to: 1024 - down / 2 },
      { row: gate, from: 184, to: 986 },
      { row: boat, from: 166, to: 994 },
    ];
    const highest = Math.max(...needs.map(({ row, from }) => from - row * down));
    const lowest = Math.min(...needs.map(({ row, to }) => to - row * down));
    if (highest <= lowest) return { down, top: (highest + lowest) / 2 };
  }
}
