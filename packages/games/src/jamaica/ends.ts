/**
 * A few spaces in order as one number, six bits a space, the first one lowest. Five fit: no ship has more to choose
 * from in one direction.
 */
export type Ends = number;

export const NOWHERE: Ends = 0;

const WIDTH = 6;
const MASK = (1 << WIDTH) - 1;
const MOST = 5;

export function firstEnd(ends: Ends): number {
  return (ends & MASK) - 1;
}

export function otherEnds(ends: Ends): Ends {
  return ends >> WIDTH;
}

export function hasEnd(ends: Ends, space: number): boolean {
  for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) if (firstEnd(rest) === space) return true;
  return false;
}

/** Adds a space that may be reached by several lanes. */
export function withEnd(ends: Ends, space: number): Ends {
  let at = 0;
  for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) {
    if (firstEnd(rest) === space) return ends;
    at++;
  }
  if (at === MOST) throw new Error('too many spaces to choose from');
  return ends | ((space + 1) << (WIDTH * at));
}

export function endsAt(spaces: readonly number[]): Ends {
  return spaces.reduce((ends, space) => withEnd(ends, space), NOWHERE);
}

export function listEnds(ends: Ends): number[] {
  const list: number[] = [];
  for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) list.push(firstEnd(rest));
  return list;
}
