import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSound } from './sound.ts';
import { prompt, sitDown } from './table.ts';

function drawer(page: Page): Locator {
  return page.getByRole('dialog');
}

function rule(page: Page, id: string): Locator {
  return page.getByRole('article', { name: id, exact: true });
}

test('the question leads to its rule, and Escape leads back', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=a');
  const way = page.locator('.yours').getByRole('button', { name: /^Rule / });
  const id = ((await way.textContent()) ?? '').replace('Rule', '').trim();
  await way.click();
  await expect(rule(page, id)).toBeFocused();
  await expect(rule(page, id)).toBeInViewport();
  await expect(rule(page, 'SHORT-2').getByText('not at this table')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(way).toBeFocused();
});

test('a line of the log leads to its rule', async ({ page }) => {
  await sitDown(page, '?ruleset=cartagena-jamaica&seats=2&seed=a');
  await page.getByRole('button', { name: 'Rule C-SET-1' }).click();
  await expect(rule(page, 'C-SET-1')).toBeFocused();
  await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toHaveText('Cartagena');
});

test('the rules are searched by word and by id, and follow each other', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-1&seats=3&seed=a');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const search = drawer(page).getByRole('searchbox');
  await search.fill('SIXTH hóld');
  await expect(rule(page, 'T-HOLD')).toBeVisible();
  await expect(rule(page, 'BAT-2')).toHaveCount(0);
  await search.fill('load-6');
  await rule(page, 'LOAD-6').getByRole('link', { name: 'LOAD-2' }).click();
  await expect(rule(page, 'LOAD-2')).toBeFocused();
  await expect(search).toHaveValue('');

  // As where the host has no certificate.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await rule(page, 'LOAD-2').getByRole('button', { name: /link/ }).click();
  await expect(page.getByText(/copied/)).toBeVisible();
  await search.press('Control+V');
  await expect(search).toHaveValue(/\/rules#LOAD-2$/);
});

test('a link shows its rule, with the editions side by side', async ({ page }) => {
  await page.goto('/rules#SHORT-3');
  await expect(rule(page, 'SHORT-3')).toBeFocused();
  const [first, second] = [
    await rule(page, 'SHORT-2').boundingBox(),
    await rule(page, 'SHORT-3').boundingBox(),
  ];
  expect(first?.y).toBe(second?.y);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the rules speak the language of the page', async ({ page }) => {
  await page.goto('/rules?lang=ru#LOAD-2');
  await expect(rule(page, 'LOAD-2')).toContainText('нельзя отказаться');
  await page.getByRole('searchbox').fill('ЕЩЕ ОДИН ТРЮМ');
  await expect(rule(page, 'T-HOLD')).toBeVisible();
});

for (const game of ['jamaica-1', 'yassa', 'cartagena'])
  test(`the first steps of ${game} have no barrier, and the whole rules below`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('heading', { name: 'The game in five pictures' })).toBeVisible();
    await expectSound(page);
    await page.getByText('Full rules').click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

test('a first game begins from its first steps, with a story that is put away', async ({ page }) => {
  await page.goto('/learn/yassa');
  await page.getByRole('link', { name: 'Play a first game now' }).click();
  const story = page.getByRole('region', { name: 'A small island and a long quarrel' });
  await expect(story).toBeVisible();
  await expectAccessible(page);
  await story.getByRole('button', { name: 'Roll it up' }).click();
  await expect(story).toBeHidden();
  await expect(prompt(page)).toBeFocused();
  await page.goto('/?play=yassa');
  await expect(prompt(page)).toBeVisible();
  await expect(story, 'a story is told once').toHaveCount(0);
});
