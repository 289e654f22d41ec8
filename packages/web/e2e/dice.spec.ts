import { sealOf } from '@topsail/engine';
import { expect, type Page } from '@playwright/test';
import { sealedGame } from '../src/online/testing/sealed-game.ts';
import { test } from './luck.ts';
import { overflowing } from './overflow.ts';

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
