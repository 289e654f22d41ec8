import { between, minus, plus, type Point } from '../../shared/board/geometry.ts';
import { stridesOf, type Course } from '../stage/strides.ts';
import { strideTakes } from '../stage/timing.ts';
import type { Layout } from './layout.ts';
import type { Stand } from './stands.ts';

/** Where on his way a pirate is, and how big. */
export type Spot = Pick<Stand, 'at' | 'scale'>;

/** A spot and when he is there, as a part of the whole way. */
export interface Moment extends Spot {
  readonly when: number;
}

/** The way along the tunnel from one stand to another, position by position. */
export function wayOf({ middles }: Layout, from: Stand, to: Stand): readonly Spot[] {
  const steps = Math.abs(to.position - from.position);
  const [start, end] = [middles[from.position], middles[to.position]];
  if (steps === 0 || start === undefined || end === undefined) return [from, to];
  const course = Math.sign(to.position - from.position);
  const [leave, arrive] = [minus(from.at, start), minus(to.at, end)];
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const middle: Point = middles[from.position + course * n] ?? end;
    return { at: plus(middle, between(leave, arrive, t)), scale: from.scale + (to.scale - from.scale) * t };
  });
}

/** How far off the ground a pirate is who runs, and one who hops over others. */
const LIFT = { run: 8, hop: 62 };

/** A pirate does not glide: between two spaces he is off the ground, high above those that are taken. */
export function hopping(way: readonly Spot[], course: Course): readonly Moment[] {
  const strides = stridesOf(course);
  const whole = strides.reduce((sum, stride) => sum + strideTakes(course, stride), 0);
  const first = way[0];
  if (first === undefined || whole === 0) return way.map((spot, i) => ({ ...spot, when: i }));
  let spent = 0;
  return [
    { ...first, when: 0 },
    ...strides.flatMap((stride): readonly Moment[] => {
      const [a, b] = [spotAt(way, course, stride.from), spotAt(way, course, stride.to)];
      const begun = spent;
      spent += strideTakes(course, stride);
      const [x, y] = between(a.at, b.at, 0.5);
      const top = stride.over > 0 ? Math.min(a.at[1], b.at[1]) - LIFT.hop : y - LIFT.run;
      const middle = { at: [x, top] as const, scale: (a.scale + b.scale) / 2 };
      return [
        { ...middle, when: (begun + spent) / 2 / whole },
        { ...b, when: spent / whole },
      ];
    }),
  ];
}

function spotAt(way: readonly Spot[], { from }: Course, position: number): Spot {
  return way[Math.abs(position - from)] ?? way[way.length - 1] ?? { at: [0, 0], scale: 1 };
}
