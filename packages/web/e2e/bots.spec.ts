import { expect, type Page } from '@playwright/test';
import { test } from './luck.ts';
import {
  answers,
  chooseInMenu,
  complaintsOf,
  give,
  keptIn,
  playOn,
  prompt,
  settled,
  sitDown,
} from './table.ts';

/** Presses Tab until the focus is on a control of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.getByLabel(name).and(page.locator(':focus'));
  for (let n = 0; n < 40 && (await focused.count()) === 0; n++) await page.keyboard.press('Tab');
  await expect(focused).toBeFocused();
}

test('levels are chosen by keyboard, and those bots play', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?ruleset=yassa&seats=3&seed=c');
  await tabTo(page, 'Sailor');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Cabin boy' })).toBeChecked();
  await expect(page).toHaveURL(/bots=cabin-boy&/);
  await tabTo(page, 'Samuel Bellamy');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/bots=cabin-boy\.sailor&/);
  await expect(page.locator('[name=level]:checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(page.getByText('Cabin boy', { exact: true })).toBeVisible();
  await expect(page.getByText('Sailor', { exact: true })).toBeVisible();
  await playOn(page, 6);
  expect(complaints).toEqual([]);
});

test('a resumed game keeps its levels and goes on the same', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-jamaica&seats=3&bots=sailor.cabin-boy&seed=d');
  await playOn(page, 3);
  await page.reload();
  await settled(page);
  await expect(page.getByText('Cabin boy', { exact: true })).toBeVisible();
  await playOn(page, 6);
  const record = await page.locator('ol[aria-labelledby=log]').textContent();
  await chooseInMenu(page, 'New game');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOn(page, 9);
  expect(await page.locator('ol[aria-labelledby=log]').textContent()).toBe(record);
});

test('the page carries no bot; they come with the thread that thinks', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect
    .poll(() => page.workers().filter((worker) => worker.url().includes('thinker')).length)
    .toBeGreaterThan(0);
  expect(scripts.some((script) => script.includes('thumb'))).toBe(false);
});

test('a browser that cannot start a thread plays on by rule of thumb', async ({ page }) => {
  await page.route('**/thinker-*.js', (route) => route.abort());
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=e');
  await playOn(page, 4);
  await expect(prompt(page)).toContainText('Your turn');
});

test.describe('at a normal pace', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('topsail.settings', 'pace=normal'));
    await page.goto('/?ruleset=cartagena-tortuga&seats=3&bots=sailor&seed=f');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await settled(page);
  });

  /** The first of three actions, and the second; the third hands over to the bots. */
  async function actTwice(page: Page): Promise<void> {
    for (let n = 0; n < 2; n++) await give(page, (await answers(page)).find(isAdvance) ?? '');
  }

  async function actAndWatch(page: Page): Promise<void> {
    const last = (await answers(page)).find(isAdvance) ?? '';
    await page.locator(`[data-move="${last}"]`).click();
    await expect(page.getByText('thinking…')).toBeVisible();
  }

  const isAdvance = (move: string): boolean => move.startsWith('advance');

  test('an undo takes the question back from the bot that is thinking about it', async ({ page }) => {
    await actTwice(page);
    // An answer under the mouse would be weighed.
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).hover();
    const before = await page.locator('main').textContent();
    await actAndWatch(page);
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await page.waitForTimeout(1200);
    expect(await page.locator('main').textContent()).toBe(before);
  });

  test('a bot does not go on thinking about a table that was left', async ({ page }) => {
    await actTwice(page);
    await actAndWatch(page);
    await chooseInMenu(page, 'New game');
    await expect.poll(() => page.workers().length).toBe(0);
    const left = await keptIn(page);
    await page.waitForTimeout(1200);
    expect(await keptIn(page)).toBe(left);
    await page.getByLabel('Seed').fill('another');
    await page.getByLabel('Seed').blur();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await settled(page);
    await expect.poll(() => keptIn(page)).toContain('# seed another');
    expect((await keptIn(page)).split('# kept').find((game) => game.includes('# seed another'))).not.toMatch(
      /^0 /m,
    );
  });
});
