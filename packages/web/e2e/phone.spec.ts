import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './sound.ts';
import { playOn, playToTheEnd, sitDown } from './table.ts';

async function expectReachableByThumb(page: Page): Promise<void> {
  for (const button of await page.locator('.button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

test('nothing needs sideways scrolling, and every button is big enough', async ({ page }) => {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
  await sitDown(page, '?ruleset=jamaica-2&seats=2&seed=a');
  await playOn(page, 5);
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
  await playToTheEnd(page);
  await expectNoSidewaysScroll(page);
});

test('the tunnel fits a phone', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=5&seed=a');
  await playOn(page, 6);
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
});
