import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { choose } from './start.ts';
import { expectSound } from './sound.ts';
import { chooseInMenu, complaintsOf, playOn, prompt, settled } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('one click on Play now deals the cards, and the last game is the next time’s first', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await choose(page, /^Yassa/);
  await page.getByRole('button', { name: 'Play now' }).click();
  await settled(page);
  await expect(prompt(page)).toContainText('Your turn');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yassa');
  await page.goto('/');
  await expect(page.getByRole('radio', { name: /^Yassa/ })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('the door to friends asks nothing, and leads to a table with its link and its code', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'With friends' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(page.getByLabel('Link to this table')).toHaveValue(page.url());
  await expect(page.getByRole('img', { name: /QR code/ })).toBeInViewport();
  await expect(page.getByText('(you)')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('the door to the lessons leads to the first steps of the chosen game', async ({ page }) => {
  await page.goto('/');
  await choose(page, /^Cartagena/);
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL('/learn/cartagena');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('several games are kept, gone on with and discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const game of ['Yassa', 'Cartagena']) {
    await page.goto('/');
    await choose(page, new RegExp(`^${game}`));
    await page.getByRole('button', { name: 'Play now' }).click();
    await playOn(page, 2);
    await chooseInMenu(page, 'New game');
  }
  const waiting = page.getByRole('region', { name: /^Your turn/ });
  for (const game of ['Yassa', 'Cartagena']) await expect(waiting).toContainText(game);
  await page.getByText('All games: 2').click();
  await page.getByRole('button', { name: 'Open Yassa' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yassa');
  await chooseInMenu(page, 'New game');
  await page.getByText('All games: 2').click();
  await page.getByRole('button', { name: /^Delete Cartagena/ }).click();
  await expect(page.getByText('All games: 1')).toBeVisible();
  await expect(waiting).not.toContainText('Cartagena');
});

test('a spoilt game is not opened, not lost, and no reason to fail', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('topsail.game.salted', '# kept 5 3 on\nnot a record'));
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('record/header');
  expect(await page.evaluate(() => localStorage.getItem('topsail.game.salted'))).toContain('not a record');
});

test('a game that another window goes on with is not written over', async ({ page, context }) => {
  await page.goto('/?ruleset=yassa&seats=2&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOn(page, 2);
  // As when somebody turns from one window to another: a page that nobody looks at keeps its game at once.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  const other = await context.newPage();
  await other.goto(page.url());
  await playOn(other, 2);
  await other.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page.getByRole('heading', { name: 'This game goes on in another window' })).toBeVisible();
  const moves = await other.locator('ol[aria-labelledby=log]').textContent();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => page.locator('ol[aria-labelledby=log]').textContent()).toBe(moves);
});

test('a game the browser has no room for goes on, and says that it is not kept', async ({ page }) => {
  await page.goto('/?ruleset=yassa&seats=2&seed=a');
  await page.evaluate(() => {
    const piece = 'x'.repeat(250_000);
    try {
      for (let n = 0; ; n++) localStorage.setItem(`ballast ${n}`, piece);
    } catch {
      localStorage.setItem('crumbs', 'x');
    }
    try {
      for (let n = 0; ; n++) localStorage.setItem(`crumbs ${n}`, 'x'.repeat(200));
    } catch {
      // Full.
    }
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOn(page, 1);
  await expect(page.getByRole('heading', { name: 'This game is not being saved' })).toBeVisible();
});

test('settings are seen at once and stay: light, list and keys', async ({ page }) => {
  await page.goto('/?ruleset=yassa&seats=2&seed=a');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await settled(page);
  const board = page.getByRole('figure').or(page.locator('.board svg')).first();
  await expect(board).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.locator('.board [role=region]')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Lists and buttons' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an address without a page says so and leads home; nothing of it is a barrier', async ({ page }) => {
  await page.goto('/');
  await expectSound(page);
  await page.goto('/davy-jones');
  await expect(page.getByRole('heading', { name: 'Nothing on the chart here' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
