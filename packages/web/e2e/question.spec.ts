import { expect, type Page } from '@playwright/test';
import { keep } from './kept.ts';
import { lostBattle } from './lost-battle.ts';
import { test } from './luck.ts';
import { answers, playOn, sitDown } from './table.ts';

const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 1024, height: 768 },
  'a desktop': { width: 1440, height: 900 },
  'a laptop': { width: 1280, height: 720 },
  'a low window': { width: 1366, height: 640 },
};

async function isAskedForCard(page: Page): Promise<boolean> {
  return (await answers(page)).every((move) => move.startsWith('card'));
}

async function expectAllInSight(page: Page): Promise<void> {
  const cards = page.locator('.yours [data-move]');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
}

test('all three cards of the question are seen at once, on every device', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  let asked = 0;
  for (let n = 0; n < 12; n++) {
    if (await isAskedForCard(page)) {
      asked++;
      for (const [device, viewport] of Object.entries(SIZES))
        await test.step(device, async () => {
          await page.setViewportSize(viewport);
          await expectAllInSight(page);
        });
    }
    await playOn(page, 1);
  }
  expect(asked).toBeGreaterThan(2);
});

test('the whole board lies above the fold, one’s own things beside or below it', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  await page.getByRole('button', { name: 'Roll it up' }).click();
  for (const device of ['a tablet', 'a desktop', 'a laptop', 'a low window'] as const)
    await test.step(device, async () => {
      await page.setViewportSize(SIZES[device]);
      await expect(page.getByRole('button', { name: 'Show the whole board' })).toHaveCount(0);
      await expect(page.locator('.board .window')).toBeInViewport({ ratio: 0.97 });
      await expect(page.locator('.sea > .own')).toBeInViewport({ ratio: 0.99 });
    });
});

test('the story leaves room for all three cards', async ({ page }) => {
  await page.setViewportSize(SIZES['a desktop']);
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seat=2&seed=a');
  await expect(page.getByRole('button', { name: 'Roll it up' })).toBeVisible();
  await expectAllInSight(page);
});

test('powder that changes nothing is not asked for: the reason stands there while the battle goes on', async ({
  page,
}) => {
  await keep(page, lostBattle(), 'normal');
  await page.goto('/#table-kept');
  await expect(page.locator('.side > .ask')).toContainText('No cannons can win this: yours stay aboard.');
  await expect(page.locator('[data-move^="powder"]')).toHaveCount(0);
  await expect(page.locator('.side > .log')).toContainText('ommit no cannons');
});
