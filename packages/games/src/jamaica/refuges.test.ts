import { describe, expect, it } from 'vitest';
import { listEnds } from './ends.ts';
import { refugeFrom } from './refuges.ts';
import { firstEdition, yassa } from './rulesets.ts';

describe.each([firstEdition, yassa])('SHORT-2, SHORT-6: $id', ({ course }) => {
  const spaces = course.ids.map((_, space) => space);

  /** Every space that is reached astern and can be paid, if nothing before it could be. */
  function walkBack(from: number, gold: number, food: number): number[] {
    return course.back[from].flatMap((space) => {
      const purse = course.kind[space] === 'port' ? gold : food;
      return course.price[space] <= purse ? [space] : walkBack(space, gold, food);
    });
  }

  it('the refuge of a ship is the first space astern that it can pay, over all lanes', () => {
    for (const space of spaces)
      for (const gold of [0, 1, 2, 3, 5, 36])
        for (const food of [0, 1, 2, 3, 5, 36])
          expect(new Set(listEnds(refugeFrom(course.refuges, space, gold, food)))).toEqual(
            new Set(walkBack(space, gold, food)),
          );
  });

  it('no space asks more than the table of refuges knows', () => {
    expect(Math.max(...course.price)).toBeLessThanOrEqual(7);
  });
});
