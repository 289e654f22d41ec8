import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { enter, guest, sendHome, setTable } from './online.ts';
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
  test(`a person who speaks ${language} is spoken to in it`, async ({ browser }) => {
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

/** In the settings, which stay open. */
async function speak(page: Page, language: string): Promise<void> {
  await choice(page).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(choice(page)).toBeFocused();
  const { heading = '' } = catalogue(`${language}/settings.json`);
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
}

test('in the middle of a game the language changes, and the game goes on', async ({ page }) => {
  await sitDown(page, '?seed=babel');
  await playOn(page, 2);
  const moves = await answers(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await speak(page, last);
  await settled(page);
  expect(await answers(page)).toEqual(moves);
});

test('the language changes online too, and what was typed or chosen but not sent stays', async ({
  browser,
}) => {
  const { page } = await guest(browser);
  await enter(page, 'Rosa');
  await page.getByText('Clock, spectators and more').click();
  const clock = page.getByRole('combobox', { name: /^Clock/ });
  await clock.selectOption({ index: 2 });
  await page.getByLabel('Your name').fill('Rosita');
  await page.getByRole('button', { name: 'Settings' }).click();
  await speak(page, last);
  await speak(page, 'en');
  await page.keyboard.press('Escape');
  await expect(clock).toHaveValue('2');
  await expect(page.getByLabel('Your name')).toHaveValue('Rosita');

  await setTable(page, { ruleset: /Jamaica, second edition/, seats: 2 });
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const moves = await answers(page);
  await page.getByLabel('Message').fill('Ahoy!');
  await page.getByRole('button', { name: 'Settings' }).click();
  await speak(page, last);
  await expect(page.locator('[aria-labelledby=chat] input')).toHaveValue('Ahoy!');
  expect(await answers(page)).toEqual(moves);
  await sendHome({ browser });
});
