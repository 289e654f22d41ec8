import type { Chance } from '../chance.ts';

/**
 * Calls `run` once for every possible course of luck, with the probability of that course.
 * `run` must ask for its rolls in the same way when the same values come up.
 */
export function forEachCourse(run: (chance: Chance) => void, visit: (probability: number) => void): void {
  const values: number[] = [];
  const sides: number[] = [];
  do {
    let at = 0;
    run({
      roll(n) {
        if (at === values.length) {
          values.push(1);
          sides.push(n);
        }
        return values[at++];
      },
    });
    visit(sides.reduce((probability, n) => probability / n, 1));
  } while (nextCourse(values, sides));
}

function nextCourse(values: number[], sides: number[]): boolean {
  while (values.length > 0) {
    const last = values.length - 1;
    if (values[last] < sides[last]) {
      values[last]++;
      return true;
    }
    values.pop();
    sides.pop();
  }
  return false;
}
