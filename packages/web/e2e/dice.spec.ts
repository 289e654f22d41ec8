import { sealOf } from '@topsail/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { sealedGame } from '../src/online/testing/sealed-game.ts';
import { test } from './luck.ts';
import { overflowing } from './overflow.ts';
import { expectSound } from './sound.ts';

const number = (person: string, nonce: string | undefined) => ({
  ...{ person, nonce },
  seal: sealOf('here', person, nonce ?? 'kept-to-myself'),
});
const ROSA = number('rosa', 'the-number-of-rosa');
const BEN = number('ben', 'the-number-of-ben');

/** Drops a file on the page, as from a folder beside the browser. */
async function drop(page: Page, text: string): Promise<void> {
  const files = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    return data;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

test('a record that is dropped on the page is worked out again, roll by roll', async ({ page }) => {
  await page.goto('/dice');
  await drop(page, sealedGame([ROSA, BEN]).text);
  await expect(page.getByText('Verified: every roll follows')).toBeVisible();
  await expect(page.getByText('This browser was not there')).toBeVisible();
  await expect(page.getByText('the-number-of-ben')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(20);
  await expect(rows.nth(1)).toContainText('Set-up');
  expect(await page.evaluate(overflowing)).toEqual([]);
});

test('what a record does not prove is said, and one that was changed is refused', async ({ page }) => {
  await page.goto('/dice');
  const { text } = sealedGame([ROSA, number('ben', undefined)]);
  await drop(page, text);
  await expect(page.getByText('Verified in part')).toBeVisible();
  await expect(page.getByText('not opened', { exact: true })).toBeVisible();
  await drop(page, sealedGame([ROSA], { sealed: undefined }).text);
  await expect(page.getByText('agreed the old way')).toBeVisible();
  await drop(page, text.replace('the-number-of-rosa', 'another-number-now'));
  await expect(page.getByText('The record is not true')).toContainText('does not fit its seal');
});

test('where dice were thrown, the page says how usual their faces are, without a barrier by day or by night', async ({
  page,
}) => {
  await page.goto('/dice');
  await expectSound(page);
  await drop(page, sealedGame([ROSA, BEN], {}, 'yassa').text);
  const odd = page.getByRole('region', { name: 'Were they odd?' });
  await expect(odd).toContainText('throws of the dice for the day');
  await expect(odd).toContainText('of 100');
  const counts = await odd.getByRole('listitem').allTextContents();
  const throws = Number(/(\d+) throws/.exec((await odd.textContent()) ?? '')?.[1]);
  const sum = counts.reduce((total, text) => total + Number(/: (\d+)/.exec(text)?.[1]), 0);
  expect([counts.length, sum]).toEqual([6, throws]);
  await expectSound(page);
  expect(await page.evaluate(overflowing)).toEqual([]);
});

test('a record is chosen and copied whole by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { text } = sealedGame([ROSA, BEN]);
  await page.goto('/dice');
  await expect(page.getByText('Choose a record')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByText('Verified: every roll follows')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Copy all' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the control cannot be reached by Tab');
}
