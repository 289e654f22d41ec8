import { turned, resampled, type Point } from '../../../shared/board/geometry.ts';
import { CHANNEL, type Layout } from '../layout.ts';
import { curve, pair, whole } from '../../../shared/board/path-text.ts';
import { SHEET } from '../../../shared/board/sheet.ts';
import { el, group, shape, stamp, pen, type Attributes } from './ink.ts';
import { luckOf } from '../../../shared/board/luck.ts';

const BANDS = [150, 112, 80, 54, 34, 18, 7];

/** Depths: the coast again and again, wider and darker, each edge with a fine line. */
export function depths(): string {
  return BANDS.map(
    (width, i) =>
      el('use', { href: '#land', class: 'depth edge', 'stroke-width': width * 2 + 2.4 }) +
      el('use', { href: '#land', class: `depth d${i}`, 'stroke-width': width * 2 }),
  ).join('');
}

/** The channel is one fat stroke under all lanes, outlined by a wider one below. */
export function channel({ lanes }: Layout): string {
  const d = lanes.map(({ line }) => curve(resampled(line, 40))).join('');
  const laid = (colour: string, wider: number, more: Attributes = {}): string =>
    el('use', {
      href: '#lanes',
      class: 'lane',
      stroke: `var(--${colour})`,
      'stroke-width': CHANNEL * 2 + wider,
      ...more,
    });
  return [
    el('defs', {}, shape(d, { id: 'lanes' })),
    laid('shade', 8, { opacity: 0.5, transform: 'translate(2.5 5)' }),
    laid('surf', 4.4),
    laid('lane', 0),
  ].join('');
}

/** Lines of bearing from a rose, a chart maker's web. */
export function bearings(at: Point, rays: number): string {
  const d = Array.from(
    { length: rays },
    (_, i) => `M${pair(at)}l${pair(turned([0, -1900], (i * 360) / rays))}`,
  );
  return pen(d.join(''), 'surf', 0.9, { opacity: rays > 20 ? 0.26 : 0.16 });
}

/** Wavelets on the open sea, wherever the given test says there is room. */
export function wavelets(seed: number, isOpen: (at: Point) => boolean): string {
  const luck = luckOf(seed);
  const spots: Point[] = [];
  for (let n = 0; n < 900 && spots.length < 60; n++) {
    const at: Point = [luck(50, SHEET.width - 50), luck(50, SHEET.height - 50)];
    if (isOpen(at) && spots.every(([x, y]) => Math.hypot(x - at[0], (y - at[1]) * 1.6) > 64)) spots.push(at);
  }
  return group(
    { class: 'wavelets' },
    ...spots.map((at, i) => stamp('wave', at, { scale: i % 3 === 0 ? 0.95 : 0.6 })),
  );
}

/** Sparks of light on the swell, below where sun and moon stand. */
export function sparks(seed: number): string {
  const luck = luckOf(seed);
  const d = Array.from({ length: 90 }, () => {
    const t = luck(0, 1);
    const at: Point = [40 + t * 420 + luck(-80, 80), 40 + t * 960 + luck(-40, 40)];
    return `M${whole(at)}h${Math.round(luck(5, 18))}`;
  });
  return pen(d.join(''), 'foam', 1.5, { class: 'sparks' });
}
