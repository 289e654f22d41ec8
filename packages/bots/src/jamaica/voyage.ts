import { has } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';
import { meetingEdge } from './habits/powder.ts';

const { START, isGhost, reachable } = jamaicaRules;
type State = jamaicaRules.State;
type Course = jamaicaRules.Course;
type Ends = jamaicaRules.Ends;

/** How a ship would fare on a space: filled in by `arrival`, and read before the next call. */
export const arrivalAt = {
  /** Steps won along the longest lanes; less than none when falling back. */
  steps: 0,
  gold: 0,
  food: 0,
  /** What is missing of the price. */
  missing: 0,
  /** 1 when the start line is passed forward, −1 backward. */
  laps: 0,
  treasure: 0,
  /** The edge in the battle there, if there is one. */
  edge: 0,
  meets: 0,
  home: 0,
};

export type Way = 'forward' | 'backward';

/** MOVE-6: where on its course a ship is. */
export interface Place {
  readonly at: number;
  readonly lap: number;
}

/** A ship as it sets out: where, and with what to pay. */
export interface Departure extends Place {
  readonly gold: number;
  readonly food: number;
}

/** Where a ship may sail by a die, either way; at home it stays. */
export function endsOf(s: State, { at, lap }: Place, die: number, way: Way): Ends {
  const { course } = s.rules;
  if (way === 'backward') return reachable(course.backward, at, die);
  if (lap > 0) return reachable(course.homeward, START, 0);
  return reachable(lap < 0 ? course.onward : course.homeward, at, die);
}

/** What awaits a ship on a space: the answer stands in `arrivalAt`. */
export function lookAt(s: State, ship: number, from: Departure, to: number, way: Way): void {
  const { course } = s.rules;
  const price = course.price[to];
  const port = course.kind[to] === 'port';
  arrivalAt.gold = port ? Math.min(price, from.gold) : 0;
  arrivalAt.food = port ? 0 : Math.min(price, from.food);
  arrivalAt.missing = Math.max(0, price - (port ? from.gold : from.food));
  arrivalAt.treasure = course.lairAt[to] >= 0 && has(s.lairs, course.lairAt[to]) ? 1 : 0;
  arrivalAt.laps = lapsBetween(course, from.at, to, way);
  arrivalAt.steps = course.toGo[from.at] - course.toGo[to] + arrivalAt.laps * course.length;
  arrivalAt.home = arrivalAt.laps > 0 && from.lap === 0 && !isGhost(s, ship) ? 1 : 0;
  meet(s, ship, to);
}

/** MOVE-6: whether the start line is passed: coming to it from behind counts, leaving it forward does not. */
function lapsBetween(course: Course, from: number, to: number, way: Way): number {
  const steps = course.toGo[from] - course.toGo[to];
  if (to === from) return 0;
  if (way === 'forward') return steps <= 0 ? 1 : 0;
  return steps > 0 ? -1 : 0;
}

/** BAT-1: the weakest opponent there. */
function meet(s: State, ship: number, to: number): void {
  arrivalAt.meets = 0;
  arrivalAt.edge = 0;
  if (to === START) return;
  for (let other = 0; other < s.ships.length; other++) {
    if (other === ship || s.ships[other].at !== to) continue;
    const edge = meetingEdge(s, ship, other);
    if (arrivalAt.meets === 0 || edge > arrivalAt.edge) arrivalAt.edge = edge;
    arrivalAt.meets = 1;
  }
}

/** A rough worth of the arrival just looked at, in points: enough to choose a lane by. */
export function roughWorth(): number {
  const a = arrivalAt;
  const shortage = a.missing > 0 ? 3 + a.missing : 0;
  return (
    0.45 * a.steps +
    10 * a.home -
    a.gold -
    0.55 * a.food -
    shortage +
    2.5 * a.treasure +
    2.5 * a.edge * a.meets
  );
}
