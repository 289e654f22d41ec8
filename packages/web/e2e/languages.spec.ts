import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { answers, playOn, settled, sitDown } from './table.ts';

const languages = Object.keys(catalogue('languages.json'));
const last = languages.at(-1) ?? '';

function catalogue(path: string): Record<string, string> {
  const text = readFileSync(new URL(`../src/words/${path}`, import.meta.url), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}

function choice(page: Page): Locator {
  return page.locator('select:has(option[lang])');
}

for (const language of languages)
  test(`whoever speaks ${language} is spoken to in it`, async ({ browser }) => {
    const { promise = '' } = catalogue(`${language}/page.json`);
    const speaker = await browser.newContext({ locale: `${language}-XX` });
    const page = await speaker.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(promise)).toBeVisible();
    await speaker.close();
  });

test('a link may ask for a language, which is remembered', async ({ page }) => {
  await page.goto(`/?lang=${last}`);
  await expect(choice(page)).toHaveValue(last);
  await page.goto('/');
  await expect(choice(page)).toHaveValue(last);
});

test('in the middle of a game the language changes, and the game goes on', async ({ page }) => {
  await sitDown(page, '?seed=babel');
  await playOn(page, 2);
  const moves = await answers(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await choice(page).selectOption(last);
  await expect(page.locator('html')).toHaveAttribute('lang', last);
  await expect(choice(page)).toBeFocused();
  await expect(
    page.getByRole('dialog', { name: catalogue(`${last}/settings.json`).heading ?? '' }),
  ).toBeVisible();
  await settled(page);
  expect(await answers(page)).toEqual(moves);
});
