import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { playOn, prompt, settled, sitDown } from './table.ts';

const pace = (page: Page): Locator => page.locator('.pace');
const caption = (page: Page): Locator => page.locator('.caption p');

test('a person who asks for a game is at its first question', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  await expect(prompt(page)).toBeFocused();
});

test('a new game shows its first events, and asks when they are over or skipped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'pace=story'));
  await page.goto('/?ruleset=jamaica-2&seats=3&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(caption(page)).toHaveText(/^Round 1: /);
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const stopped = await caption(page).textContent();
  await page.keyboard.press('Space');
  await expect(caption(page)).not.toHaveText(stopped ?? '');
  await page.keyboard.press('Shift+Space');
  await expect(page.locator('.yours [data-move]').first()).toBeVisible();
});

test('the board is made once, whatever is shown and asked', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=a');
  const board = await page.locator('.board .window').elementHandle();
  await playOn(page, 3);
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
});

test('keys show again what happened, stop it, undo, and lead to the rules and the log', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&seed=a');
  await playOn(page, 4);
  await expect(pace(page)).toHaveClass(/over/);
  const now = await caption(page).textContent();
  await page.keyboard.press('h');
  await expect(pace(page)).not.toHaveClass(/over/);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const stopped = await caption(page).textContent();
  await page.keyboard.press('Space');
  await expect(caption(page)).not.toHaveText(stopped ?? '');
  await page.keyboard.press('Shift+Space');
  await expect(pace(page)).toHaveClass(/over/);
  await expect(caption(page)).toHaveText(now ?? '');

  await page.keyboard.press('g');
  await expect(page.locator('.log :focus')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  for (const key of ['U', 'R', 'C', 'G', 'H', 'P'])
    await expect(page.getByRole('dialog').locator('kbd', { hasText: new RegExp(`^${key}$`) })).toHaveCount(1);
  await page.keyboard.press('Escape');
});

test('the key U takes back the last answer', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&seed=a');
  const log = page.locator('ol[aria-labelledby=log]');
  const before = await log.textContent();
  await page.locator('[data-move^=advance]').first().click();
  await expect(log).not.toHaveText(before ?? '');
  await page.keyboard.press('u');
  await expect(log).toHaveText(before ?? '');
});

test('a tap on the board ends the beat, and a long one the stretch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'pace=story'));
  await page.goto('/?ruleset=jamaica-2&seats=3&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(caption(page)).toHaveText(/^Round 1: /);
  await page.keyboard.press('p');
  const board = page.locator('.board-sheet').first();
  await board.click({ position: { x: 40, y: 40 } });
  await expect(caption(page)).toContainText(' roll');
  await board.click({ position: { x: 40, y: 40 }, delay: 900 });
  await expect(page.locator('.yours [data-move]').first()).toBeVisible();
});
