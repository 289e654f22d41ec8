import { expect, type Locator, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { chooseInMenu } from './table.ts';

const lit = (page: Page): Locator => page.locator('[data-lit]');
const lines = (page: Page): Locator => page.locator('.log [data-line][data-space]');

/** The board in words, below the board, shows it too. */
async function expectLitInList(page: Page, count: number): Promise<void> {
  await expect(page.locator('.course .lit')).toHaveCount(count);
}

for (const game of ['Jamaica', 'Yassa', 'Cartagena'] as const)
  test(`pointing at a line of ${game} lights its space, and leaving it or Escape ends it`, async ({
    page,
  }) => {
    await openKept(page, KEPT[game]);
    await lines(page).first().hover();
    await expect(lit(page)).toBeInViewport();
    await expectLitInList(page, 1);
    await page.locator('#prompt').hover();
    await expect(lit(page)).toHaveCount(0);
    await expectLitInList(page, 0);

    await page.keyboard.press('g');
    for (let n = 0; n < 40 && (await page.locator('[data-space]:focus').count()) === 0; n++)
      await page.keyboard.press('ArrowDown');
    await expect(lit(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lit(page)).toHaveCount(0);
  });

test('a line that was clicked stays lit on the board of its moment, until now is asked for', async ({
  page,
}) => {
  await openKept(page, KEPT.Jamaica);
  await lines(page).nth(3).click();
  await page.locator('#prompt').hover();
  await expect(page.getByRole('complementary', { name: 'A look back' })).toBeVisible();
  await expect(lit(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('#prompt').hover();
  await expect(lit(page)).toHaveCount(0);
});

test('the sentence over the board lights its space', async ({ page }) => {
  await openKept(page, KEPT.Cartagena);
  await page.keyboard.press('h');
  await page.keyboard.press('p');
  const caption = page.locator('.caption p[data-space]');
  while ((await caption.count()) === 0) await page.keyboard.press('Space');
  await caption.hover();
  await expect(lit(page)).toBeVisible();
});

test('lines of a replay light their spaces', async ({ page }) => {
  await openKept(page, KEPT.Jamaica);
  await chooseInMenu(page, 'Replay');
  await page.keyboard.press('End');
  await page.locator('[data-line][data-space]').first().hover();
  await expect(lit(page)).toBeVisible();
});
