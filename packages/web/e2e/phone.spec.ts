import { expect, type Page } from '@playwright/test';
import { greedy } from './greedy.ts';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { answer, enter, expectNoComplaints, guest, sendHome, setTable } from './online.ts';
import { overflowing } from './overflow.ts';
import { MOST_SHIFT, watchShifts } from './shifts.ts';
import { expectNoSidewaysScroll } from './sound.ts';
import { answers, playOn, sitDown } from './table.ts';

test.afterEach(sendHome);

async function expectReachableByThumb(page: Page): Promise<void> {
  for (const button of await page.locator('.button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

test('nothing needs sideways scrolling or moves by itself, and every button is big enough', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
  await sitDown(page, '?ruleset=jamaica-2&seats=2&seed=a');
  await playOn(page, 5);
  expect(await shifted()).toBeLessThan(MOST_SHIFT);
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
  await openKept(page, KEPT['the result of Jamaica']);
  await expectNoSidewaysScroll(page);
});

test('the tunnel fits a phone', async ({ page }) => {
  const shifted = await watchShifts(page);
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=5&seed=a');
  await playOn(page, 2);
  expect(await shifted()).toBeLessThan(MOST_SHIFT);
  await playOn(page, 4);
  await expectNoSidewaysScroll(page);
  await expectReachableByThumb(page);
});

/** The first tap may only show what the answer would bring. */
async function tapAnswer(page: Page): Promise<void> {
  const before = await page.locator('main').textContent();
  const button = page.locator(`[data-move="${greedy(await answers(page))}"]`);
  await button.tap();
  if ((await button.getByText('Tap again').count()) > 0) await button.tap();
  await expect(page.locator('main')).not.toHaveText(before ?? '');
}

test('a friend comes by the link with a phone, and plays by tapping', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  const link = await setTable(rosa.page, { ruleset: /Jamaica, second edition/, seats: 2 });
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Continue' }).tap();
  await ben.page.getByRole('button', { name: 'Roll it up' }).tap();
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(ben.page.getByRole('button', { name: 'Roll it up' })).toHaveCount(0);
  await expectNoSidewaysScroll(ben.page);
  await rosa.page.getByRole('button', { name: 'Start the game' }).tap();
  // Until she is sent home.
  void answer(rosa.page).catch(() => undefined);
  for (let n = 0; n < 6; n++) await tapAnswer(ben.page);
  expect(await ben.page.evaluate(overflowing)).toEqual([]);
  await expectNoSidewaysScroll(ben.page);
  await expectReachableByThumb(ben.page);
  expectNoComplaints(rosa, ben);
});
