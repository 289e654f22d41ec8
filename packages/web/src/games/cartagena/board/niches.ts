import { BOAT } from '@topsail/games';
import { luckOf } from '../../shared/board/luck.ts';
import { distance, type Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Layout } from './layout.ts';
import { torchesOf } from './torches.ts';

const SIGN: Point = [150, 44];
const A_STEP = 32;
const AMPLE = 90;

/** The middle of the barest stretch of rock, where the name of the game is written. */
export function signAt(layout: Layout): Point {
  let best: { readonly at: Point; readonly room: number } = { at: [0, 0], room: -Infinity };
  for (let y = 78; y <= 1006; y += A_STEP)
    for (let x = 350; x <= 1240; x += A_STEP) {
      const room = roomFor(layout, [x, y], SIGN);
      if (room > best.room) best = { at: [x, y], room };
    }
  return best.at;
}

/** How far something so wide and so high would be from the tunnel and the edge of the sheet; beyond some way, no matter. */
function roomFor({ middles, half }: Layout, [x, y]: Point, [width, height]: Point): number {
  const gaps = middles
    .slice(1, BOAT)
    .map(([sx, sy]) => Math.max(Math.abs(sx - x) - half[0] - width, Math.abs(sy - y) - half[1] - height));
  return Math.min(...gaps, y - height, SHEET.height - y - height, AMPLE);
}

const FINDS = ['chest', 'pool', 'bones', 'crystals', 'barrels', 'mushrooms', 'web', 'bats'] as const;

/** A pocket in the rock, and what lies in it. */
interface Niche {
  readonly at: Point;
  readonly find: (typeof FINDS)[number];
}

const POCKET: Point = [58, 58];
const MOST = 12;
const TRIES = 500;
const APART = 195;

/** Pockets in the rock where nothing else is. */
export function nichesOf(layout: Layout): readonly Niche[] {
  const luck = luckOf(layout.cells.reduce((sum, [, row], i) => sum + i * row, 0));
  const [sign, torches] = [signAt(layout), torchesOf(layout)];
  const niches: Niche[] = [];
  for (let tries = 0; tries < TRIES && niches.length < MOST; tries++) {
    const at: Point = [luck(230, 1380), luck(0, SHEET.height)];
    const isFree =
      roomFor(layout, at, POCKET) > 0 &&
      (Math.abs(at[0] - sign[0]) > 240 || Math.abs(at[1] - sign[1]) > 100) &&
      torches.every((torch) => distance(torch, at) > 92) &&
      niches.every((other) => distance(other.at, at) > APART);
    if (isFree) niches.push({ at, find: FINDS[niches.length % FINDS.length] ?? 'bats' });
  }
  return niches;
}
