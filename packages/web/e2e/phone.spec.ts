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

/** What is asked and may be answered, to be read in the page. */
const QUESTION = `[
  document.getElementById('prompt')?.textContent,
  ...[...document.querySelectorAll('.yours [data-move]')].map((answer) => answer.dataset.move),
].join()`;

/** The first tap may only show what the answer would bring. */
async function tapAnswer(page: Page): Promise<void> {
  const move = greedy(await answers(page));
  const asked = await page.evaluate<string>(QUESTION);
  await page.locator(`[data-move="${move}"]`).tap();
  const confirm = page.locator(`[data-confirm="${move}"]`);
  if ((await confirm.count()) > 0) await confirm.tap();
  await expect.poll(() => page.evaluate<string>(QUESTION)).not.toBe(asked);
}

test('a friend comes by the link with a phone, and plays by tapping', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  const link = await setTable(rosa.page, { ruleset: /Jamaica, second edition/, seats: 2 });
  await ben.page.goto(link);
  await expect(ben.page.getByText('Rosa invites you')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Roll it up' }).tap();
  await ben.page.reload();
  await expect(ben.page.getByRole('button', { name: 'Sit down' })).toBeInViewport();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(rosa.page.getByText('Ben', { exact: true })).toBeVisible();
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

test('a line of the log that is tapped in the drawer is lit on the board', async ({ page }) => {
  await openKept(page, KEPT.Jamaica);
  await page.getByRole('button', { name: 'Log and more' }).tap();
  await page.locator('#table-drawer [data-line][data-space]').nth(4).tap();
  await expect(page.locator('#table-drawer')).toBeHidden();
  await expect(page.locator('[data-lit] .bright')).toBeInViewport({ ratio: 0.9 });
  await page.locator('.telling').getByRole('button', { name: 'Back to now' }).tap();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});
