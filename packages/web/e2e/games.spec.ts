import { expect, test } from '@playwright/test';
import { playToTheEnd, ranking, sitDown } from './table.ts';

const tables = [
  { ruleset: 'jamaica-1', seats: 3, entrants: 3 },
  { ruleset: 'jamaica-2', seats: 2, entrants: 3 },
  { ruleset: 'yassa', seats: 2, entrants: 2 },
  { ruleset: 'cartagena-jamaica', seats: 2, entrants: 2 },
  { ruleset: 'cartagena-tortuga', seats: 2, entrants: 2 },
  { ruleset: 'cartagena-hispaniola', seats: 3, entrants: 3 },
];

for (const { ruleset, seats, entrants } of tables) {
  test(`a whole game of ${ruleset} is played to the result by clicking answers`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await sitDown(page, `?ruleset=${ruleset}&seats=${seats}&seed=b`);
    await playToTheEnd(page);
    await expect(ranking(page).getByRole('row')).toHaveCount(entrants + 1);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
