import { between, held, plus, type Line, type Point } from '../../../shared/board/geometry.ts';
import { curve, pair, polyline, whole } from '../../../shared/board/path-text.ts';
import { el, group, pen, shape, stamp, type Standing } from './ink.ts';
import { luckOf, type Luck } from '../../../shared/board/luck.ts';

/** A range of hills over a base line that bows upwards by so much. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly bow?: number;
  readonly height: number;
  readonly peaks: number;
  readonly seed: number;
}

/** Every summit is a hill of its own before the one behind: lit on the left, hatched on the right. */
export function range({ from, to, y, bow = 0, height, peaks, seed }: Range): Standing[] {
  const luck = luckOf(seed);
  const step = (to - from) / peaks;
  return Array.from({ length: peaks }, (_, i) => {
    const t = (i + 0.5) / peaks;
    const swell = 0.55 + 0.45 * Math.sin(Math.PI * t);
    const foot: Point = [
      from + step * (i + 0.5 + luck(-0.3, 0.3)),
      y - bow * Math.sin(Math.PI * t) + luck(-5, 5),
    ];
    const rise = height * swell * (i % 2 === 1 ? luck(0.58, 0.8) : luck(0.92, 1.12));
    return { y: foot[1], drawn: hill(foot, [step * luck(1.25, 1.7), rise], luck) };
  });
}

function hill(foot: Point, [width, rise]: Point, luck: Luck): string {
  const at = (x: number, y: number): Point => [foot[0] + x * width, foot[1] - y * rise];
  const peak = at(luck(-0.06, 0.04), 1);
  const left: Line = [
    at(-0.56, -0.02),
    at(-0.44, luck(0.12, 0.2)),
    at(-0.33, luck(0.36, 0.46)),
    at(-0.22, luck(0.5, 0.62)),
    at(-0.12, luck(0.8, 0.88)),
    peak,
  ];
  const right: Line = [
    peak,
    at(0.08, luck(0.84, 0.92)),
    at(0.16, luck(0.62, 0.72)),
    at(0.26, luck(0.48, 0.58)),
    at(0.38, luck(0.2, 0.3)),
    at(0.56, -0.02),
  ];
  const spur: Line = [
    peak,
    at(luck(0.01, 0.05), 0.76),
    at(luck(-0.06, -0.01), 0.55),
    at(luck(0.02, 0.08), 0.34),
    at(luck(-0.02, 0.03), 0.14),
    at(0.1, -0.03),
  ];
  const skyline = curve([...left, ...right.slice(1)]);
  const base = at(0, -0.09);
  return group(
    {},
    shape(`${skyline}Q${pair(base)} ${pair(held(left, 0))}z`, { fill: 'url(#hill)' }),
    shape(`${curve(right)}L${pair(at(0.1, -0.03))}${polyline([...spur].reverse()).replace(/^M[^l]*/, '')}z`, {
      fill: 'url(#hill-shade)',
    }),
    pen(hatching(right, spur, luck) + ledges(left, [width, rise], luck), 'sepia', 1, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    pen(curve(spur.slice(0, 4)), 'sepia', 1.2),
    pen(curve(left), 'sepia', 1.5, { 'stroke-linecap': 'round' }),
    pen(curve(right), 'sepia', 2.8, { 'stroke-linecap': 'round' }),
  );
}

/** Pen strokes from the skyline down towards the spur. */
function hatching(right: Line, spur: Line, luck: Luck): string {
  return [0.12, 0.28, 0.44, 0.6, 0.78]
    .map((t) => {
      const from = along(right, t);
      const to = between(from, along(spur, Math.min(0.98, t + luck(0.2, 0.34))), luck(0.4, 0.85));
      return `M${whole(from)}L${whole(to)}`;
    })
    .join('');
}

function ledges(left: Line, [width, rise]: Point, luck: Luck): string {
  return [0.4, 0.62, 0.82]
    .map((t) => {
      const from = plus(along(left, t), [width * 0.05, rise * 0.05]);
      return `M${whole(from)}l${whole([width * 0.04, rise * luck(0.1, 0.2)])}`;
    })
    .join('');
}

function along(line: Line, t: number): Point {
  const k = t * (line.length - 1);
  const i = Math.floor(k);
  return between(held(line, i), held(line, i + 1), k - i);
}

/** Trees of many kinds inside an oval, thinning towards its rim. */
export interface Grove {
  readonly at: Point;
  readonly size: Point;
  readonly seed: number;
  readonly kinds?: readonly string[];
}

const TREES = [
  'tree-round',
  'tree-wide',
  'tree-round',
  'tree-kapok',
  'tree-wide',
  'tree-spire',
  'tree-banana',
];
/** Classes of the sheet; the first is how a tree is drawn without one. */
const TONES = ['', 'g1', 'g2', 'g3'];

export function grove({ at, size, seed, kinds = TREES }: Grove): Standing[] {
  const luck = luckOf(seed);
  const trees: { readonly at: Point; readonly drawn: string }[] = [];
  const wanted = size[0] * size[1] * 0.011 + 4;
  for (let n = 0; n < 500 && trees.length < wanted; n++) {
    const way = Math.sqrt(luck(0, 1));
    const spin = luck(0, 2 * Math.PI);
    const spot: Point = [at[0] + Math.cos(spin) * size[0] * way, at[1] + Math.sin(spin) * size[1] * way];
    if (
      trees.some(({ at: other }) => Math.hypot((other[0] - spot[0]) * 0.72, (other[1] - spot[1]) * 1.3) < 9.5)
    )
      continue;
    const kind = kinds[Math.floor(luck(0, kinds.length - 0.01))] ?? 'tree-round';
    const tone = TONES[Math.floor(luck(0, 1) * luck(0, 3.99))] ?? '';
    const scale = luck(0.72, 1.14) * (1.08 - 0.25 * way);
    trees.push({ at: spot, drawn: stamp(kind, spot, { scale, tone }) });
  }
  const shade = el('ellipse', {
    cx: at[0] + 5,
    cy: at[1] + 4,
    rx: size[0] + 6,
    ry: size[1] + 2,
    fill: 'var(--sepia)',
    opacity: 0.14,
  });
  return [{ y: at[1] - size[1] - 2, drawn: shade }, ...trees.map(({ at: [, y], drawn }) => ({ y, drawn }))];
}
