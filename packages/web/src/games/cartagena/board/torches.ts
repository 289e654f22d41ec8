import { BOAT } from '@topsail/games';
import { distance, plus, type Point } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';

const APART = 168;
/** From the wall into the rock. */
const OUT = 20;
const FLAME = 30;
/** Beyond it is the shore. */
const LAST_COLUMN = 11;
/** Any lower and the frame of the sheet would cut it. */
const LOWEST = 1030;
/** Above a stone a torch lights it best, below it is farthest from the eye's way. */
const SIDES: readonly Point[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/** Where torches hang: on the outer side of a wall, never close to each other. */
export function torchesOf(layout: Layout): readonly Point[] {
  const torches: Point[] = [];
  for (const side of SIDES)
    for (let space = 1; space < BOAT; space++) {
      const torch = torchBeside(layout, space, side);
      if (torch !== undefined && torches.every((other) => distance(other, torch) > APART))
        torches.push(torch);
    }
  return torches;
}

function torchBeside(
  { middles, cells, half }: Layout,
  space: number,
  [right, down]: Point,
): Point | undefined {
  const [middle, cell] = [middles[space], cells[space]];
  if (middle === undefined || cell === undefined) return undefined;
  const [column, row] = plus(cell, [right, down]);
  if (column > LAST_COLUMN || cells.some(([x, y]) => x === column && y === row)) return undefined;
  const torch = plus(middle, [right * (half[0] + OUT), down * (half[1] + OUT) + (down > 0 ? FLAME : 0)]);
  return torch[1] > LOWEST ? undefined : torch;
}
