import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { expectAccessible } from './sound.ts';
import { playOn, sitDown } from './table.ts';

test('every seat tells who its captain is, or that it could not be loaded, and gives the focus back', async ({
  page,
}) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=2&seed=a');
  const lost = page.getByRole('dialog', { name: 'Lost on the way' });
  await page.route(/CaptainDialog.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Meet Mary Read' }).click();
  await expect(lost.getByRole('alert')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await expect(lost).toBeHidden();
  await page.unroute(/CaptainDialog.*\.js/);

  for (const [seat, name] of [
    ['Anne Bonny', 'Anne Bonny'],
    ['Mary Read', 'Mary Read'],
    ['the ghost ship', 'Nobody'],
  ] as const) {
    const button = page.getByRole('button', { name: `Meet ${seat}` });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('region')).toHaveCount(name === 'Nobody' ? 0 : 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('a captain and what is known of a rival have no barrier', async ({ page }) => {
      await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
      await playOn(page, 6);
      await page.getByRole('button', { name: /^What Mary Read has/ }).click();
      const known = page.getByRole('dialog', { name: 'Mary Read' });
      await expect(known.getByRole('list', { name: 'Discard pile' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(known).toBeHidden();
      await page.getByRole('button', { name: 'Meet Mary Read' }).click();
      await expect(page.getByRole('dialog', { name: 'Mary Read' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
