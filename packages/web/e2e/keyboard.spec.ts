import { expect, type Page } from '@playwright/test';
import { greedy } from './greedy.ts';
import { test } from './luck.ts';
import { answers, give, keptIn, prompt, ranking, sitDown } from './table.ts';

/** Presses Tab until the focus is where the name says. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Presses Tab until the focus is on that answer. */
async function tabToMove(page: Page, move: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-move'))) === move) return;
  }
  throw new Error(`Tab never came to ${move}`);
}

test('a whole game is played without a mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?ruleset=yassa&seats=2&seed=a');
  await tabTo(page, 'Play');
  await page.keyboard.press('Enter');
  for (let moves = await answers(page), n = 0; moves.length > 0; moves = await answers(page), n++) {
    const choice = moves.indexOf(greedy(moves));
    const isGrave = (await page.locator('[data-move]').nth(choice).getAttribute('aria-pressed')) !== null;
    if (n % 2 === 0) {
      await page.keyboard.type(String(choice + 1));
      if (isGrave) await page.keyboard.press('Enter');
    } else {
      await prompt(page).focus();
      await tabToMove(page, moves[choice] ?? '');
      await page.keyboard.press('Enter');
      if (isGrave) await page.keyboard.press('Enter');
    }
    await expect(prompt(page)).toBeFocused();
  }
  await expect(ranking(page)).toBeVisible();
});

test('two digits choose among many answers', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&bots=random&seed=c');
  for (let moves = await answers(page); moves.length < 12; moves = await answers(page))
    await give(page, moves.findLast((move) => !move.startsWith('stop')) ?? '');
  const twelfth = (await answers(page))[11] ?? '';
  await page.keyboard.type('12');
  await expect.poll(() => keptIn(page)).toContain(`\n0 ${twelfth}`);
});

test('the number keys are silent while a dialog is open, and can be switched off', async ({ page }) => {
  await sitDown(page, '?seed=a');
  const before = await prompt(page).textContent();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Number keys choose answers').uncheck();
  await page.keyboard.press('Escape');
  await prompt(page).focus();
  await page.keyboard.type('1');
  await expect(prompt(page)).toHaveText(before ?? '');
});
