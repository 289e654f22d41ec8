import { endsAt, type Ends } from './ends.ts';
import { refugesOf } from './refuges.ts';
import { FOOD, GOLD, type PrintedSpace, type SpaceId, type SpaceKind } from './types.ts';

/** The start and finish, on every course. */
export const START = 0;

const MAX_DIE = 6;

/** A board made ready for play: spaces are numbers from 0, and what the rules ask often is looked up. */
export interface Course {
  readonly ids: readonly SpaceId[];
  readonly kind: readonly SpaceKind[];
  readonly price: Int32Array;
  /** PAY-1: ports take gold, the sea takes food. */
  readonly priceGood: Int32Array;
  /** The finish number, 0 where none is printed. */
  readonly finish: Int32Array;
  readonly lane: readonly (string | undefined)[];
  readonly next: readonly (readonly number[])[];
  readonly back: readonly (readonly number[])[];
  /** Which lair a space is, counted from 0; −1 where there is none. */
  readonly lairAt: Int32Array;
  readonly lairs: readonly number[];
  /** MOVE-7: steps to the finish along the longest lanes; the start is a whole lap away. */
  readonly toGo: Int32Array;
  readonly length: number;
  /** MOVE-1, MOVE-2: where a ship may end, by space and die. `homeward` stops at the finish (MOVE-5). */
  readonly homeward: Reach;
  readonly onward: Reach;
  readonly backward: Reach;
  /** SHORT-2: where a ship that cannot pay falls back to, by space and by what it has (`refuges.ts`). */
  readonly refuges: Int32Array;
}

/** Looked up as `reach[space * 7 + die]`: one of `Ends`. */
export type Reach = Int32Array;

export function reachable(reach: Reach, space: number, die: number): Ends {
  return reach[space * (MAX_DIE + 1) + die];
}

export function makeCourse(spaces: readonly PrintedSpace[]): Course {
  const ids = spaces.map(({ id }) => id);
  const next = spaces.map((space) => space.next.map((id) => ids.indexOf(id)));
  const back = ids.map((_, space) => ids.map((_, from) => from).filter((from) => next[from].includes(space)));
  const lairs = ids.map((_, space) => space).filter((space) => spaces[space].kind === 'lair');
  const toGo = stepsToGo(next);
  const price = Int32Array.from(spaces, (space) => space.price ?? 0);
  const priceGood = Int32Array.from(spaces, ({ kind }) => (kind === 'port' ? GOLD : FOOD));
  return {
    ids,
    next,
    back,
    lairs,
    price,
    priceGood,
    toGo,
    length: toGo[START],
    kind: spaces.map(({ kind }) => kind),
    finish: Int32Array.from(spaces, ({ finish }) => finish ?? 0),
    lane: spaces.map(({ lane }) => lane),
    lairAt: Int32Array.from(ids, (_, space) => lairs.indexOf(space)),
    homeward: reach(next, START),
    onward: reach(next),
    backward: reach(back),
    refuges: refugesOf({ back, price, priceGood }),
  };
}

/** MOVE-7: the longest way, so that a lane space is always ahead of its fork. */
function stepsToGo(next: readonly (readonly number[])[]): Int32Array {
  const steps = new Int32Array(next.length);
  const visit = (space: number): number => {
    if (steps[space] === 0)
      steps[space] = 1 + Math.max(...next[space].map((to) => (to === START ? 0 : visit(to))));
    return steps[space];
  };
  visit(START);
  return steps;
}

function reach(edges: readonly (readonly number[])[], stopAt?: number): Reach {
  const byDie = edges.flatMap((_, space) => {
    let ends = [space];
    const reached = [endsAt(ends)];
    for (let die = 1; die <= MAX_DIE; die++) {
      ends = ends.flatMap((from) => (from === stopAt && die > 1 ? [from] : edges[from]));
      reached.push(endsAt(ends.sort((a, b) => a - b)));
    }
    return reached;
  });
  return Int32Array.from(byDie);
}

/** Whether a ship that sailed from one space to the other passed the start line, or came to it from behind. */
export function crossesLineForward(course: Course, from: number, to: number): boolean {
  return course.toGo[to] >= course.toGo[from];
}

export function crossesLineBackward(course: Course, from: number, to: number): boolean {
  return course.toGo[to] < course.toGo[from];
}

/** All ways between two spaces, both ends included, of at most so many steps, along `next` or `back`. */
export function ways(
  edges: readonly (readonly number[])[],
  from: number,
  to: number,
  steps: number,
): number[][] {
  if (steps < 1) return [];
  const found: number[][] = [];
  for (const step of edges[from]) {
    if (step === to) found.push([from, to]);
    else for (const way of ways(edges, step, to, steps - 1)) found.push([from, ...way]);
  }
  return found;
}
