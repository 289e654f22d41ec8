import { expect, test, type Page } from '@playwright/test';
import { answers, playOn, sitDown } from './table.ts';

const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 1024, height: 768 },
  'a desktop': { width: 1440, height: 900 },
};

async function isAskedForCard(page: Page): Promise<boolean> {
  return (await answers(page)).every((move) => move.startsWith('card'));
}

async function expectAllInSight(page: Page): Promise<void> {
  const cards = page.locator('.yours [data-move]');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
}

for (const [device, viewport] of Object.entries(SIZES))
  test(`all three cards of the question are seen at once on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
    for (let n = 0; n < 12; n++) {
      if (await isAskedForCard(page)) await expectAllInSight(page);
      await playOn(page, 1);
    }
  });

test('the story leaves room for all three cards', async ({ page }) => {
  await page.setViewportSize(SIZES['a desktop']);
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seat=2&seed=a');
  await expect(page.getByRole('button', { name: 'Roll it up' })).toBeVisible();
  await expectAllInSight(page);
});
