import type { End, Section } from './types.ts';

/** A cell of the grid on which the tunnel is drawn, x to the east, y to the left of the way. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

type Offsets = readonly (readonly [x: number, y: number])[];

/** The six spaces of a section that bends to the left, from where it is entered. */
const OFFSETS: Readonly<Record<End, Offsets>> = {
  straight: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
  ],
  zigzag: [
    [0, 0],
    [0, 1],
    [-1, 1],
    [-1, 2],
    [0, 2],
    [1, 2],
  ],
};
const STEP = 2;

/** Where every position lies: the start, the spaces 1 to 36, the boat. */
export function cellsOf(sections: readonly Section[]): readonly Cell[] {
  const cells: Cell[] = [{ x: -1, y: 0 }];
  let entry: Cell = { x: 0, y: 0 };
  for (const { enter, side } of sections) {
    const turn = side === 'left' ? 1 : -1;
    for (const [dx, dy] of OFFSETS[enter]) cells.push({ x: entry.x + dx, y: entry.y + turn * dy });
    entry = { x: entry.x + STEP, y: entry.y + turn * STEP };
  }
  cells.push(entry);
  return cells;
}
