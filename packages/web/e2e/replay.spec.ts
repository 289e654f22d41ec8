import { expect, type Locator, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { answer, expectNoComplaints, guest, twoAtTable, whoseTurn } from './online.ts';
import { expectAccessible, expectSound } from './sound.ts';
import { chooseInMenu, complaintsOf, playOn, prompt, ranking, sitDown } from './table.ts';

/** Which moment the replay shows. */
async function moment(page: Page): Promise<number> {
  const shown = await page.locator('[data-moment]').getAttribute('data-moment');
  return Number(shown);
}

/** Lines are counted from the newest. */
function logLine(page: Page, n: number): Locator {
  return page.locator('ol[aria-labelledby=log] li > button:first-child').nth(n);
}

function eyes(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Point of view' });
}

function record(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('the result of a game is shared, the game watched again, and opened at a moment by its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openKept(page, KEPT['the result of Yassa']);
  await expect(ranking(page).getByRole('row')).toHaveCount(5);
  await page.getByText('The race as a table').click();
  await expect(page.getByRole('table', { name: /Spaces still to sail/ }).getByText('home')).not.toHaveCount(
    0,
  );
  await expectSound(page);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share this picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider', { name: 'Step' });
  await expect(scrubber).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(() => moment(page)).toBe(2);
  await page.keyboard.press('End');
  await expect(scrubber).toHaveValue((await scrubber.getAttribute('max')) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-moment]')).toContainText('Round 2,');
  await eyes(page).selectOption({ label: 'Mary Read' });
  const at = await moment(page);
  await page.getByRole('button', { name: 'Copy link to this step' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expectSound(page);

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect.poll(() => moment(page)).toBe(at);
  await expect(eyes(page).locator('option:checked')).toHaveText('Mary Read');
  await expect(page.getByText(/Not promised/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a record that was changed is refused with its line, and what was there stays', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&seed=a');
  await playOn(page, 6);
  await chooseInMenu(page, 'Replay');
  const waiting = page.waitForEvent('download');
  await chooseInMenu(page, 'Download record');
  const stream = await (await waiting).createReadStream();
  const lines = (await stream.toArray()).join('').split('\n');
  const at = lines.findIndex((line) => /^\d advance/.test(line));
  const forged = lines.map((line, n) => (n === at ? line.replace(/advance \d+/, 'advance 35') : line));
  await page.getByLabel('Load another record').setInputFiles(record(forged.join('\n')));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Line ${at + 1}`);
  await expect(alert).toContainText('C-FWD-');
  await expectAccessible(page);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect(page.getByText('you see only what your seat saw')).toBeVisible();
});

test('a line of the log shows its moment on the board, and play goes on', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&seed=a');
  await playOn(page, 4);
  const line = logLine(page, 6);
  const text = (await line.textContent())?.trim() ?? '';
  await line.click();
  const bar = page.getByRole('complementary', { name: 'A look back' });
  await expect(bar).toContainText(text);
  await expectAccessible(page);
  await playOn(page, 1);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toHaveCount(0);
  await expect(prompt(page)).toBeVisible();
});

test('a running game online is looked back at and watched again with one’s own eyes', async ({ browser }) => {
  const [host, friend] = [await guest(browser), await guest(browser)];
  const link = await twoAtTable(host.page, friend.page, /Cartagena: Jamaica/);
  for (let n = 0; n < 4; n++) await answer(await whoseTurn(host.page, friend.page), 1);
  await logLine(host.page, 5).click();
  await expect(host.page.getByRole('complementary', { name: 'A look back' })).toBeVisible();

  const replay = link.replace('/t/', '/replay/');
  const watched = await host.page.context().newPage();
  await watched.goto(`${replay}?at=2`);
  await expect.poll(() => moment(watched)).toBe(2);
  await expect(eyes(watched).getByRole('option')).toHaveText(['Rosa']);
  expectNoComplaints(host, friend);
});
