import { expect, type Page } from '@playwright/test';

/** Chooses a game in the row of the start page. */
export async function choose(page: Page, game: RegExp): Promise<void> {
  const card = page.locator('input[name=game]').and(page.getByRole('radio', { name: game }));
  await page.locator('label').filter({ has: card }).click();
  await expect(card).toBeChecked();
}
