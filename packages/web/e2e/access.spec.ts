import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { playOn, prompt, settled, sitDown } from './table.ts';

test('what happened and whose turn it is are said to those who listen', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
  await playOn(page, 3);
  const line = (await prompt(page).locator('.visually-hidden').textContent()) ?? '';
  // What happened is said first, and takes as long as it takes.
  await expect(page.getByRole('status')).toContainText(line, { timeout: 60_000 });
});

test('the skip link leads to the prompt', async ({ page }) => {
  await sitDown(page, '?seed=a');
  await page.reload();
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeFocused();
});
