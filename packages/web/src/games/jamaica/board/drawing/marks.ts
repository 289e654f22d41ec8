import { inland, signAt } from '../anchors.ts';
import { degreesOf, distance, held, offset, type Point } from '../../../shared/board/geometry.ts';
import { BEAM, type Layout, type Place } from '../layout.ts';
import { el, group, pen, stamp } from './ink.ts';
import type { Site } from './spaces.ts';

/** Spaces in a bend narrow to the inside: how far inland a row of this width still fits. */
function fitting(place: Place, width: number, wanted: number): number {
  const [outer, , inner] = place.edges;
  if (outer === undefined || inner === undefined) return wanted;
  const [far, near] = [distance(held(outer, 0), held(outer, 6)), distance(held(inner, 0), held(inner, 6))];
  let by = wanted;
  while (by > -6 && near + ((far - near) * (BEAM - by)) / (2 * BEAM) < width) by -= 3;
  return by;
}

type Rows = Readonly<Record<number, readonly Point[]>>;

const CRATES: Rows = {
  1: [[0, 0]],
  2: [
    [-13.5, 0],
    [13.5, 0],
  ],
  3: [
    [-27, 0],
    [0, 0],
    [27, 0],
  ],
  4: [
    [-13.5, -13],
    [13.5, -13],
    [-13.5, 13],
    [13.5, 13],
  ],
};

/** A square for each food asked, in a row along the course. */
export function crates({ space: { price = 0 }, place }: Site): string {
  const middle = inland(place, fitting(place, price === 3 ? 88 : 60, price === 4 ? 12 : 21));
  const turn = ((degreesOf(place.heading) + 405) % 90) - 45;
  return (CRATES[price] ?? [])
    .map(([along, across]) =>
      stamp('crate', offset(middle, place.heading, along, -across), { scale: 1.13, turn }),
    )
    .join('');
}

const SHOALS: Rows = {
  1: [[0, 0]],
  2: [
    [-21, 0],
    [21, 0],
  ],
  3: [
    [0, -14],
    [-21, 12],
    [21, 12],
  ],
  4: [
    [-21, -13],
    [21, -13],
    [-21, 13],
    [21, 13],
  ],
};
const STACKED: Rows = {
  1: [[0, 0]],
  2: [
    [0, -14],
    [0, 14],
  ],
  3: [
    [0, -26],
    [0, 0],
    [0, 26],
  ],
  4: [
    [-19, -13],
    [19, -13],
    [-19, 13],
    [19, 13],
  ],
};

/** A fish for each provision asked, level and swimming the way ships go: they are to be counted. */
export function fish({ space: { price = 0 }, place }: Site): string {
  const [east, south] = place.heading;
  const middle = inland(place, price > 2 ? 15 : 19);
  const isUpright = Math.abs(east) < 0.45;
  const isSlanting = !isUpright && Math.abs(south) > 0.3;
  return ((isUpright ? STACKED : SHOALS)[price] ?? [])
    .map(([x, y]) => {
      const at = isSlanting
        ? offset(middle, place.heading, x * 0.98, -y * 1.12)
        : offset(middle, [1, 0], x, -y);
      return stamp('fish', at, { scale: 1.12, mirrored: east >= -0.35 });
    })
    .join('');
}

export function sign({ place }: Site): string {
  const [x, y] = signAt(place);
  const mirrored = place.port[0] < -0.3;
  return stamp('sign', [x + (mirrored ? 5 : 0), y], { mirrored });
}

/** Arrows where a ship may choose, and where it leaves home. */
export function arrows(sites: readonly Site[], { lanes, places }: Layout): string {
  const marks = sites.flatMap(({ space, place }) =>
    space.next.length < 2 && space.kind !== 'start'
      ? []
      : lanes.flatMap((lane) => {
          const [from, to] = lane.spaces;
          const next = to === undefined ? undefined : places.get(to);
          if (from !== space.id || next === undefined) return [];
          const [start, end] = [place.half + 2, (lane.stops[1] ?? 0) - next.half - 2];
          const { at, heading } = lane.spot(start + (end - start) * 0.58);
          return [stamp('arrow', at, { turn: degreesOf(heading) })];
        }),
  );
  return group({ class: 'arrow' }, ...marks);
}

/** The line before the home stretch: a ship that stays behind it pays for it. Its numbers are written elsewhere. */
export function penaltyLine(ends: readonly [Point, Point]): string {
  const d = `M${ends[0].join(' ')}L${ends[1].join(' ')}`;
  const disc = ([cx, cy]: Point): string =>
    el('circle', { cx, cy, r: 20, fill: 'var(--foam)' }) +
    el('circle', { cx, cy, r: 17.6, fill: 'var(--red)', stroke: 'var(--red2)', 'stroke-width': 1.4 }) +
    el('circle', { cx, cy, r: 14.6, fill: 'none', stroke: 'var(--foam)', 'stroke-width': 0.9, opacity: 0.8 });
  return (
    pen(d, 'foam', 10) +
    pen(d, 'red', 5.6) +
    pen(d, 'foam', 1.4, { 'stroke-dasharray': '7 6' }) +
    ends.map(disc).join('')
  );
}
