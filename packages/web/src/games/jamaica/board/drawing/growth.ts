import {
  distance,
  minus,
  offset,
  resampled,
  ringed,
  unit,
  type Line,
  type Point,
} from '../../../shared/board/geometry.ts';
import { clearance, isInside } from './coast.ts';
import { el, stamp, type Standing } from './ink.ts';
import { luckOf } from '../../../shared/board/luck.ts';

/** A stamp set down on land. */
export type Planted = readonly [id: string, x: number, y: number, scale: number];

export function planted([id, x, y, scale]: Planted): Standing {
  return { y, drawn: stamp(id, [x, y], { scale }) };
}

/** Where palms must not stand: the middle, width and height. */
export type Clearing = readonly [x: number, y: number, width: number, height: number];

/** Palms and bushes in clumps along a shore. */
export function shorePalms(shore: Line, clearings: readonly Clearing[], middle: Point): Standing[] {
  const luck = luckOf(77);
  const stood: Point[] = [];
  const palms: Standing[] = [];
  for (const [i, quay] of resampled(shore, 46, ringed).entries()) {
    const inward = unit(minus(middle, quay));
    for (let n = [3, 1, 0][i % 3] ?? 0; n > 0; n--) {
      const at = offset(quay, inward, luck(26, 48), luck(-22, 22));
      const kind = luck(0, 1) < 0.28 ? 'bush' : luck(0, 1) < 0.5 ? 'palm-a' : 'palm-b';
      const scale = luck(0.7, 0.94);
      if (!isFree(at, shore, clearings) || stood.some((other) => distance(other, at) < 17)) continue;
      stood.push(at);
      palms.push(planted([kind, at[0], at[1], scale]));
    }
  }
  return palms;
}

function isFree(at: Point, shore: Line, clearings: readonly Clearing[]): boolean {
  return (
    isInside(at, shore) &&
    clearance(at, shore) > 15 &&
    !clearings.some(
      ([x, y, width, height]) => Math.abs(at[0] - x) < width / 2 && Math.abs(at[1] - y) < height / 2,
    )
  );
}

/** A soft stain of colour: the middle, and how far it reaches to the sides and up and down. */
export type Stain = readonly [x: number, y: number, rx: number, ry: number];

export function stains(wash: 'leaf' | 'hill' | 'sand', all: readonly Stain[]): string {
  return all
    .map(([cx, cy, rx, ry]) =>
      el('ellipse', { cx, cy, rx: rx * 1.35, ry: ry * 1.5, fill: `url(#wash-${wash})` }),
    )
    .join('');
}

/** Tufts of grass, where the land would be bare. */
export function tufts(seed: number, shore: Line, clearings: readonly Clearing[]): string {
  const luck = luckOf(seed);
  const d: string[] = [];
  for (let n = 0; n < 420; n++) {
    const at: Point = [luck(200, 1480), luck(180, 860)];
    if (!isFree(at, shore, clearings)) continue;
    d.push(`M${Math.round(at[0])} ${Math.round(at[1])}l-2-4m2 4v-5m0 5l3-4`);
  }
  return el('path', {
    fill: 'none',
    stroke: 'var(--land3)',
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
    opacity: 0.75,
    d: d.join(''),
  });
}
