import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { complaintsOf, playToTheEnd, ranking, sitDown } from './table.ts';

/** Every ruleset is played to its end once: the first edition and two ways of Cartagena online, Yassa by keyboard. */
const tables = [
  { ruleset: 'jamaica-2', seats: 2, bots: 'cabin-boy', entrants: 3 },
  { ruleset: 'cartagena-tortuga', seats: 2, bots: 'sailor', entrants: 2 },
];

for (const { ruleset, seats, bots, entrants } of tables) {
  test(`a whole game of ${ruleset} against ${bots} is played to the result by clicking answers`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await sitDown(page, `?ruleset=${ruleset}&seats=${seats}&bots=${bots}&seed=b`);
    expect(page.workers().length).toBeGreaterThan(0);
    await playToTheEnd(page);
    await expect(ranking(page).getByRole('row')).toHaveCount(entrants + 1);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
