import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { choose } from './start.ts';
import { answers, chooseInMenu, give, playOn, settled, sitDown } from './table.ts';

/** All that stands at the table, once the scene of a battle that is over has gone. */
async function shown(page: Page): Promise<string> {
  await expect(page.locator('.scene.over')).toHaveCount(0);
  return (await page.locator('main').textContent()) ?? '';
}

async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await chooseInMenu(page, 'Download record');
  const file = await waiting;
  return readFile(await file.path(), 'utf8');
}

async function upload(page: Page, record: string): Promise<void> {
  await page
    .getByLabel('Load record')
    .setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
}

test('the choice stands in the address and survives a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Custom game…' }).click();
  await choose(page, /^Cartagena/);
  await page.getByRole('radio', { name: /Cartagena: Tortuga/ }).check();
  await page.getByLabel('Players at the table').selectOption('4');
  await page.getByLabel('Your seat').selectOption({ index: 2 });
  await page.getByLabel('Stay in the boat').check();
  await page.getByRole('radio', { name: 'Captain' }).check();
  await page.getByLabel('Mary Read', { exact: true }).selectOption('Mate');
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill('salt');
  await page.getByLabel('Seed').blur();
  await expect(page).toHaveURL(
    /ruleset=cartagena-tortuga&seats=4.*bots=captain\.mate\.captain&seat=3&seed=salt/,
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: /Cartagena: Tortuga/ })).toBeChecked();
  await expect(page.getByLabel('Stay in the boat')).toBeChecked();
  await expect(page.getByLabel('Mary Read', { exact: true })).toHaveValue('mate');
  await expect(page.getByLabel('Seed')).toHaveValue('salt');
});

test('a running game resumes after a reload', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-1&seats=4&seed=a');
  await playOn(page, 12);
  const before = await shown(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => shown(page)).toBe(before);
});

test('a game left for the start page can be gone on with', async ({ page }) => {
  await sitDown(page, '?ruleset=yassa&seed=a');
  await playOn(page, 3);
  const before = await shown(page);
  await chooseInMenu(page, 'New game');
  await page.getByRole('button', { name: 'Continue' }).click();
  await settled(page);
  await expect.poll(() => shown(page)).toBe(before);
});

test('an answer that showed nothing can be undone, one that rolled a die cannot', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&seed=a');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Roll it up' }).click();
  const before = await shown(page);
  const first = (await answers(page)).find((move) => move.startsWith('advance')) ?? '';
  await give(page, first);
  expect(await shown(page)).not.toBe(before);
  await undo.click();
  await settled(page);
  await expect.poll(() => shown(page)).toBe(before);
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
  while ((await answers(page)).every((move) => !move.startsWith('card'))) await playOn(page, 1);
  await playOn(page, 1);
  await expect(undo).toBeDisabled();
});

test('a downloaded record can be loaded, a tampered one is refused with its line', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
  await playOn(page, 10);
  const before = await shown(page);
  const record = await download(page);
  const lines = record.split('\n');
  const at = lines.findIndex((line) => /^\d card /.test(line));
  lines[at] = '0 card gold/powder';
  await playOn(page, 2);
  await upload(page, lines.join('\n'));
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(`Line ${at + 1}`);
  await expect(refusal).toContainText('Code: move/');
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);
  await upload(page, 'a shopping list');
  await expect(page.getByRole('alert')).toContainText('record/header');
  await upload(page, record);
  // The table that is there is settled too, until the record is read.
  await expect.poll(() => shown(page)).toBe(before);
});

test('an impossible tunnel is refused with the reason and the rule', async ({ page }) => {
  await page.goto('/?ruleset=cartagena-tortuga');
  await page.getByRole('textbox', { name: /^Tunnel/ }).fill('A+l A+l');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('A+l A+l');
  await refusal.getByRole('button', { name: 'Rule C-SET-1' }).click();
  await expect(page.getByRole('dialog')).toContainText('sections');
});
