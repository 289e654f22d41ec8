import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { overflowing } from './overflow.ts';
import { expectNoSidewaysScroll } from './sound.ts';
import { settled } from './table.ts';

const path = new URL('../src/words/languages.json', import.meta.url);
const languages = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

const WIDE = { width: 1440, height: 844 };
const NARROW = { width: 390, height: 844 };

async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(overflowing)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('button:has(use[href$="#gear"])').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** At a table, whose page is made anew in the other language, with the settings open. */
async function speak(page: Page, language: string): Promise<void> {
  await openSettings(page);
  await page.locator('select:has(option[lang])').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a word that leaves its box or is cut off is found, one that can be scrolled to is not', async ({
  page,
}) => {
  await page.setContent(`
    <button style="width: 20px; padding: 0">Leaving</button>
    <p style="width: 20px">Wide</p>
    <div style="height: 20px; overflow: hidden"><p style="margin: 0; line-height: 40px">Cut</p></div>
    <div style="width: 20px; overflow: auto">Scrolled</div>`);
  const found = await page.evaluate(overflowing);
  expect(found.map((said) => /"(.+)"/.exec(said)?.[1])).toEqual(['Leaving', 'Leaving', 'Wide', 'Cut']);
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } });

    test('the words of start page, set-up and settings fit, narrow and wide', async ({ page }) => {
      const expectToFitBoth = async (): Promise<void> => {
        for (const viewport of [WIDE, NARROW]) {
          await page.setViewportSize(viewport);
          await expectToFit(page);
        }
      };
      await page.goto('/');
      await expectToFitBoth();
      await page.goto('/?ruleset=jamaica-2&seats=6');
      await expectToFitBoth();
      await openSettings(page);
      await expectToFitBoth();
    });
  });

for (const at of ['Jamaica', 'Cartagena', 'a battle', 'the result of Jamaica'] as const)
  test.describe('in every language', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`the words at a table fit, ${at}`, async ({ page }) => {
      await openKept(page, KEPT[at]);
      for (const language of languages) {
        await page.setViewportSize(WIDE);
        await speak(page, language);
        await expectToFit(page);
        await page.setViewportSize(NARROW);
        await expectToFit(page);
      }
    });
  });
