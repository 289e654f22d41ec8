import { offset, times, turned, type Point } from '../../../shared/board/geometry.ts';
import { pair, polygon, short } from '../../../shared/board/path-text.ts';
import { SHEET } from '../../../shared/board/sheet.ts';
import { el, group, pen, shape } from './ink.ts';

/** The rose of the winds, with room in the middle for the captain's emblem. */
export function rose([x, y]: Point, radius: number): string {
  const ring = (k: number, attributes: Readonly<Record<string, string | number>>): string =>
    el('circle', { r: radius * k, ...attributes });
  const ink = { fill: 'none', stroke: 'var(--ink)' };
  return group(
    { transform: `translate(${short(x)} ${short(y)})` },
    ring(0.98, { fill: 'var(--shade)', opacity: 0.35, transform: 'translate(3 5)' }),
    ring(0.9, { fill: 'var(--paper)', stroke: 'var(--ink)', 'stroke-width': 2.4 }),
    ring(0.86, { ...ink, 'stroke-width': 0.8 }),
    pen(ticks(radius), 'ink', 1),
    ring(0.64, { fill: 'var(--paper2)', stroke: 'var(--ink)', 'stroke-width': 1.1 }),
    ring(0.58, { fill: 'none', stroke: 'var(--gold2)', 'stroke-width': 1.6 }),
    points(radius, { every: 22.5, from: 22.5, long: 0.66, wide: 0.075 }),
    points(radius, { every: 90, from: 45, long: 0.8, wide: 0.12 }),
    points(radius, { every: 90, from: 0, long: 1.02, wide: 0.16 }),
    ring(0.34, { fill: 'var(--ink)' }),
    ring(0.31, { fill: 'var(--gold)', stroke: 'var(--gold2)', 'stroke-width': 1.4 }),
    ring(0.25, { fill: 'var(--paper)', stroke: 'var(--ink)', 'stroke-width': 1.2 }),
    shape(FLEUR, {
      transform: `translate(0 ${short(-radius * 1.02)})scale(${short(radius / 84)})`,
      fill: 'var(--gold)',
      stroke: 'var(--ink)',
      'stroke-width': 1.3,
      'stroke-linejoin': 'round',
    }),
  );
}

const FLEUR =
  'M0-15C4-9 4-4 1.6 0H-1.6C-4-4-4-9 0-15zM2.4-1C8-2 11-6 9-11 6-11 5-8 5.6-6 3-6 2-3 2.4-1zM-2.4-1C-8-2-11-6-9-11-6-11-5-8-5.6-6-3-6-2-3-2.4-1zM-6 1H6V4H-6z';

function ticks(radius: number): string {
  return Array.from({ length: 64 }, (_, i) => {
    const spoke = turned([0, -radius], i * 5.625);
    return `M${pair(times(spoke, 0.86))}L${pair(times(spoke, i % 4 === 0 ? 0.79 : 0.82))}`;
  }).join('');
}

interface Winds {
  readonly every: number;
  readonly from: number;
  readonly long: number;
  readonly wide: number;
}

/** Half of each point lies in the light. */
function points(radius: number, { every, from, long, wide }: Winds): string {
  const halves = (side: number): string =>
    Array.from({ length: 360 / every }, (_, i) => {
      const wind = turned([0, -1], from + i * every);
      const hip = offset(times(wind, radius * wide), wind, 0, side * radius * wide);
      return polygon([[0, 0], hip, times(wind, radius * long)]);
    }).join('');
  const edge = { stroke: 'var(--ink)', 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
  return (
    shape(halves(1), { fill: 'var(--paper)', ...edge }) + shape(halves(-1), { fill: 'var(--ink)', ...edge })
  );
}

const OUTER = 12;
const INNER = 24;
const MARGIN = INNER + 8;

/** The neat line: degrees in alternating ink and paper, as on a surveyed chart. */
export function frame(): string {
  const { width, height } = SHEET;
  const rect = (by: number, colour: string, weight: number): string =>
    el('rect', {
      ...{ x: by, y: by, width: width - 2 * by, height: height - 2 * by },
      ...{ fill: 'none', stroke: `var(--${colour})`, 'stroke-width': weight },
    });
  const ring = `M0 0H${width}V${height}H0zM${MARGIN} ${MARGIN}V${height - MARGIN}H${width - MARGIN}V${MARGIN}z`;
  return (
    shape(ring, { fill: 'var(--paper)', 'fill-rule': 'evenodd' }) +
    pen(degrees(), 'ink', INNER - OUTER - 4) +
    rect(OUTER, 'ink', 1.4) +
    rect(INNER, 'ink', 1.4) +
    rect(5, 'gold2', 1.6) +
    rect(MARGIN, 'ink', 3) +
    rect(MARGIN + 5, 'gold2', 1) +
    corners()
  );
}

function degrees(): string {
  const { width, height } = SHEET;
  const middle = (OUTER + INNER) / 2;
  const [across, down] = [(width - 2 * INNER) / 40, (height - 2 * INNER) / 27];
  const rows = Array.from({ length: 20 }, (_, i) => {
    const x = INNER + 2 * i * across;
    return `M${short(x)} ${middle}h${short(across)}M${short(x + across)} ${height - middle}h${short(across)}`;
  });
  const columns = Array.from({ length: 14 }, (_, i) => {
    const y = INNER + 2 * i * down;
    return `M${middle} ${short(y)}v${short(down)}M${width - middle} ${short(y)}v${short(down)}`;
  });
  return [...rows, ...columns].join('');
}

function corners(): string {
  const { width, height } = SHEET;
  return [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        { transform: `translate(${x} ${y})rotate(${turn})` },
        el('rect', {
          x: 4,
          y: 4,
          width: 34,
          height: 34,
          fill: 'var(--paper)',
          stroke: 'var(--ink)',
          'stroke-width': 1.6,
        }),
        shape('M21 8 23.600 18.400 34 21 23.600 23.600 21 34 18.400 23.600 8 21 18.400 18.400z', {
          ...{ fill: 'var(--gold)', stroke: 'var(--ink)', 'stroke-width': 1.2 },
        }),
      ),
    )
    .join('');
}
