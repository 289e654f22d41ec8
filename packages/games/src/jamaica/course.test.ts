import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JAMAICA_BOARD } from './board-jamaica.ts';
import { YASSA_BOARD } from './board-yassa.ts';
import { firstEnd, listEnds } from './ends.ts';
import {
  crossesLineBackward,
  crossesLineForward,
  makeCourse,
  reachable,
  START,
  ways,
  type Reach,
} from './course.ts';

const COURSES = [
  { board: 'the island', course: makeCourse(JAMAICA_BOARD), printed: JAMAICA_BOARD, lairs: 9, lap: 50 - 6 },
  { board: 'the bay', course: makeCourse(YASSA_BOARD), printed: YASSA_BOARD, lairs: 6, lap: 39 - 4 },
];

describe.each(COURSES)('$board', ({ course, printed, lairs, lap }) => {
  const spaces = course.ids.map((_, space) => space);
  const anywhere = fc.constantFrom(...spaces);
  const die = fc.integer({ min: 1, max: 6 });
  const walk = (edges: readonly (readonly number[])[], from: number, steps: number): number[] =>
    steps === 0 ? [from] : edges[from].flatMap((to) => walk(edges, to, steps - 1));
  const sorted = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b);

  it('is as printed', () => {
    expect(course.ids).toEqual(printed.map(({ id }) => id));
    expect(course.lairs).toHaveLength(lairs);
    for (const space of spaces) {
      const { kind, price = 0, finish = 0, next, lane } = printed[space];
      expect(course.kind[space]).toBe(kind);
      expect([course.price[space], course.finish[space], course.lane[space]]).toEqual([price, finish, lane]);
      expect(course.next[space].map((to) => course.ids[to])).toEqual(next);
      expect(course.lairAt[space]).toBe(kind === 'lair' ? course.lairs.indexOf(space) : -1);
      expect(price > 0).toBe(kind === 'port' || kind === 'sea');
    }
  });

  it('begins and ends at its only start space', () => {
    expect(course.kind[START]).toBe('start');
    expect(course.kind.filter((kind) => kind === 'start')).toHaveLength(1);
  });

  it('leads from every space to the finish, and back from every space to the start', () => {
    for (const edges of [course.next, course.back])
      for (const space of spaces) {
        const way = spaces.reduce((at) => (at === START ? at : edges[at][0]), edges[space][0]);
        expect(way).toBe(START);
      }
  });

  it('leads back exactly where it led forward', () => {
    for (const from of spaces) {
      expect(course.next[from].length).toBeGreaterThan(0);
      expect(course.back[from].length).toBeGreaterThan(0);
      for (const to of spaces) expect(course.back[to].includes(from)).toBe(course.next[from].includes(to));
    }
  });

  it('MOVE-7: every step forward brings a ship nearer to the finish', () => {
    expect(course.length).toBe(lap);
    for (const from of spaces)
      for (const to of course.next[from])
        if (to !== START) expect(course.toGo[to]).toBeLessThan(course.toGo[from]);
    const longest = (space: number): number =>
      1 + Math.max(...course.next[space].map((to) => (to === START ? 0 : longest(to))));
    for (const space of [START, 5, 17, spaces.length - 1]) expect(course.toGo[space]).toBe(longest(space));
  });

  it('MOVE-1, MOVE-2: the tables hold every end of so many steps, each once and in order', () => {
    fc.assert(
      fc.property(anywhere, die, (from, steps) => {
        expect(listEnds(reachable(course.onward, from, steps))).toEqual(
          sorted(walk(course.next, from, steps)),
        );
        expect(listEnds(reachable(course.backward, from, steps))).toEqual(
          sorted(walk(course.back, from, steps)),
        );
      }),
    );
    expect(spaces.every((space) => firstEnd(reachable(course.onward, space, 0)) === space)).toBe(true);
  });

  it('MOVE-2: what leads forward from one space to another leads back the same way', () => {
    const pairs = (reach: Reach, steps: number) =>
      spaces.flatMap((from) => listEnds(reachable(reach, from, steps)).map((to) => [from, to] as const));
    for (let steps = 1; steps <= 6; steps++) {
      const there = pairs(course.onward, steps).map(([from, to]) => `${from} ${to}`);
      const andBack = pairs(course.backward, steps).map(([from, to]) => `${to} ${from}`);
      expect(andBack.toSorted()).toEqual(there.toSorted());
    }
  });

  it('MOVE-5: homeward, the finish is the last space', () => {
    const homeward = (from: number, steps: number): number[] =>
      steps === 0
        ? [from]
        : course.next[from].flatMap((to) => (to === START ? [to] : homeward(to, steps - 1)));
    fc.assert(
      fc.property(anywhere, die, (from, steps) => {
        expect(listEnds(reachable(course.homeward, from, steps))).toEqual(sorted(homeward(from, steps)));
      }),
    );
  });

  it('MOVE-6: the line lies before the start space', () => {
    const last = course.back[START][0];
    const [first] = course.next[START];
    expect(crossesLineForward(course, last, START)).toBe(true);
    expect(crossesLineForward(course, last, first)).toBe(true);
    expect(crossesLineForward(course, START, first)).toBe(false);
    expect(crossesLineBackward(course, START, last)).toBe(true);
    expect(crossesLineBackward(course, first, last)).toBe(true);
    expect(crossesLineBackward(course, first, START)).toBe(false);
    fc.assert(
      fc.property(anywhere, die, (from, steps) => {
        for (const way of allWays(course.next, from, steps))
          expect(crossesLineForward(course, from, way.at(-1)!)).toBe(way.slice(1).includes(START));
        for (const way of allWays(course.back, from, steps))
          expect(crossesLineBackward(course, from, way.at(-1)!)).toBe(way.slice(0, -1).includes(START));
      }),
    );
  });

  it('shows every way between two spaces', () => {
    fc.assert(
      fc.property(anywhere, die, (from, steps) => {
        const to = firstEnd(reachable(course.onward, from, steps));
        const found = ways(course.next, from, to, steps);
        expect(found).toEqual(
          expect.arrayContaining(allWays(course.next, from, steps).filter((w) => w.at(-1) === to)),
        );
        for (const way of found) {
          expect([way[0], way.at(-1)]).toEqual([from, to]);
          expect(way.length).toBeLessThanOrEqual(steps + 1);
          for (let i = 1; i < way.length; i++) expect(course.next[way[i - 1]]).toContain(way[i]);
        }
      }),
    );
  });
});

function allWays(edges: readonly (readonly number[])[], from: number, steps: number): number[][] {
  if (steps === 0) return [[from]];
  return edges[from].flatMap((to) => allWays(edges, to, steps - 1).map((way) => [from, ...way]));
}
