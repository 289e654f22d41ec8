import {
  minus,
  offset,
  resampled,
  ringed,
  unit,
  type Line,
  type Point,
} from '../../../shared/board/geometry.ts';
import { polygon, short, whole } from '../../../shared/board/path-text.ts';
import { wandering } from '../../../shared/board/luck.ts';

export type Attributes = Readonly<Record<string, string | number>>;

/** An element as text. */
export function el(tag: string, attributes: Attributes, body: string | readonly string[] = ''): string {
  const inside = typeof body === 'string' ? body : body.join('');
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

export function shape(d: string, attributes: Attributes = {}): string {
  return el('path', { ...attributes, d });
}

/** A pen line: no filling. */
export function pen(d: string, colour: string, width: number, more: Attributes = {}): string {
  return el('path', { fill: 'none', stroke: `var(--${colour})`, 'stroke-width': width, ...more, d });
}

export function group(attributes: Attributes, ...parts: readonly string[]): string {
  return el('g', attributes, parts);
}

export interface Stamping {
  readonly scale?: number;
  readonly turn?: number;
  /** Whether it looks the other way. */
  readonly mirrored?: boolean;
  /** A class of the sheet. */
  readonly tone?: string;
}

/** One of the hand-drawn stamps, set down at a point. */
export function stamp(
  id: string,
  at: Point,
  { scale = 1, turn = 0, mirrored = false, tone = '' }: Stamping = {},
): string {
  const k = Math.round(scale * 100) / 100;
  const sized = mirrored ? `scale(${-k} ${k})` : k === 1 ? '' : `scale(${k})`;
  const transform = `translate(${whole(at)})${turn === 0 ? '' : `rotate(${short(turn)})`}${sized}`;
  return el('use', { href: `#${id}`, transform, ...(tone === '' ? {} : { class: tone }) });
}

/** Something drawn that stands on the land: what is nearer hides what is farther. */
export interface Standing {
  readonly y: number;
  readonly drawn: string;
}

export function nearestLast(things: readonly Standing[]): string {
  return [...things]
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
}

/** The lamp stands upper left on every sheet. */
const LIGHT = unit([-0.62, -0.78]);
const THIN = 1.5;
const THICK = 5.2;

/** A closed outline: thin where it faces the light, heavy in its own shadow, with a slight tremble. */
export function contour(line: Line, seed: number): string {
  const points = resampled(isClockwise(line) ? line : [...line].reverse(), 14, ringed);
  const tremble = wandering(seed, 512);
  const rims = points.map((point, i) => {
    const heading = unit(minus(ringed(points, i + 1), ringed(points, i - 1)));
    const shade = (1 - (heading[1] * LIGHT[0] - heading[0] * LIGHT[1])) / 2;
    const width = (THIN + (THICK - THIN) * shade ** 1.5) * (1 + 0.22 * tremble(i / 2));
    return {
      outer: offset(point, heading, 0, width * 0.62),
      inner: offset(point, heading, 0, -width * 0.38),
    };
  });
  return polygon(rims.map(({ outer }) => outer)) + polygon(rims.map(({ inner }) => inner).reverse());
}

function isClockwise(line: Line): boolean {
  return (
    line.reduce((sum, [x, y], i) => sum + x * ringed(line, i + 1)[1] - ringed(line, i + 1)[0] * y, 0) > 0
  );
}

/** A body whose width changes along its spine, as a river's does. */
export function ribbon(spine: Line, width: (t: number) => number): string {
  const points = resampled(spine, 16);
  const last = points.length - 1;
  const side = (sign: number): Point[] =>
    points.map((point, i) => {
      const heading = unit(minus(points[i + 1] ?? point, points[i - 1] ?? point));
      return offset(point, heading, 0, (sign * width(i / last)) / 2);
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}
