import { expect, test } from '@playwright/test';
import { expectAccessible } from './sound.ts';
import { playOn, playToTheEnd, prompt, sitDown } from './table.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the start page has no barrier', async ({ page }) => {
      await page.goto('/?ruleset=cartagena-jamaica');
      await expectAccessible(page);
    });

    test('a table and a result of Jamaica have no barrier', async ({ page }) => {
      test.setTimeout(120_000);
      await sitDown(page, '?ruleset=jamaica-2&seats=2&seed=a');
      await playOn(page, 14);
      await expectAccessible(page);
      await playToTheEnd(page);
      await expectAccessible(page);
    });

    test('a table of Cartagena has no barrier', async ({ page }) => {
      await sitDown(page, '?ruleset=cartagena-tortuga&seats=3&seed=a');
      await playOn(page, 8);
      await expectAccessible(page);
    });
  });
}

test('what happened and whose turn it is are said to those who listen', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
  await playOn(page, 6);
  const line = (await prompt(page).textContent()) ?? '';
  await expect(page.getByRole('status')).toContainText(line);
});

test('the skip link leads to the prompt', async ({ page }) => {
  await sitDown(page, '?seed=a');
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeFocused();
});
