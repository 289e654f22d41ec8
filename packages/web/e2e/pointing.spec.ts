import { expect, type Locator, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { answers, give, playOn, prompt, settled, sitDown } from './table.ts';

/** Answers until one of the answers begins so. */
async function playUntil(page: Page, beginning: string): Promise<readonly string[]> {
  for (let n = 0; n < 60; n++) {
    const moves = await answers(page);
    if (moves.some((move) => move.startsWith(beginning))) return moves;
    await playOn(page, 1);
  }
  throw new Error(`nobody was ever asked for ${beginning}`);
}

function scene(page: Page): Locator {
  return page.getByRole('region', { name: / attacks / });
}

async function middleOf(spot: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await spot.boundingBox();
  if (box === null) throw new Error('a place that cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the spoils of a battle are taken by pointing at the holds of the loser', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  const moves = await playUntil(page, 'rob hold');
  const holds = scene(page).getByRole('list', { name: 'Holds' }).getByRole('button');
  await expect(holds).toHaveCount(moves.filter((move) => move.startsWith('rob hold')).length);
  await holds.first().click();
  await settled(page);
  await expect(prompt(page)).toBeFocused();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('is captain');
  await log.getByRole('combobox', { name: 'Show in the log' }).selectOption('Battles');
  await expect(log).toContainText(/takes \d\s(gold|food|powder) from/);
  await expect(log).not.toContainText('is captain');
});

test('an amount between the least and the most is counted to beside the holds', async ({ page }) => {
  await openKept(page, KEPT['a battle']);
  const amount = page.getByRole('group', { name: 'How much', exact: true });
  await expect(amount.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await amount.getByRole('button', { name: 'One more' }).click();
  await expect(amount.getByRole('status')).toHaveText('1');
  await amount.getByRole('button', { name: 'One more' }).press('ArrowRight');
  await amount.getByRole('button', { name: /^Commit 2/ }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/commits 2/);
});

test('a battle can be sent away, and the question stays', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  await playUntil(page, 'rob hold');
  await scene(page).getByRole('button', { name: 'Back to the chart' }).click();
  await expect(scene(page)).toBeHidden();
  await expect(prompt(page)).toBeFocused();
  await expect(page.locator('[data-move^="rob hold"]').first()).toBeVisible();
});

test('a card in the hand shows its future before it is laid', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=c');
  const moves = await playUntil(page, 'card forward');
  const card = moves.find((move) => move.startsWith('card forward')) ?? '';
  const sailsAhead = page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button', { name: /^Sail ahead/ });
  await sailsAhead.first().hover();
  await expect(page.locator('.hope')).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(page.locator('.hope')).toHaveCount(0);
  await give(page, card);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a pirate is carried to where he should go', async ({ page }) => {
    await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&bots=random&seed=c');
    const before = await prompt(page).textContent();
    const from = await middleOf(page.locator('.board-spot.pirate').first());
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    await touch('touchMove', from.x + 12, from.y - 12);
    const to = await middleOf(page.locator('.board-spot.landing').first());
    await touch('touchMove', to.x, to.y);
    await expect(page.locator('.board-spot.looked-at')).toHaveCount(1);
    await touch('touchEnd', to.x, to.y);
    await settled(page);
    await expect(prompt(page)).not.toHaveText(before ?? '');
  });
});
