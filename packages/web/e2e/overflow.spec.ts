import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { overflowing } from './overflow.ts';
import { expectNoSidewaysScroll } from './sound.ts';

const path = new URL('../src/words/languages.json', import.meta.url);
const languages = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);

async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(overflowing)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('button:has(use[href$="#gear"])').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
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
  for (const width of [390, 1440])
    test.describe(`in ${language}, ${width} wide,`, () => {
      test.use({
        locale: language,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the words of start page, set-up and settings fit', async ({ page }) => {
        await page.goto('/');
        await expectToFit(page);
        await page.goto('/?ruleset=jamaica-2&seats=6');
        await expectToFit(page);
        await openSettings(page);
        await expectToFit(page);
      });

      test('the words at a table and of its result fit', async ({ page }) => {
        for (const kept of [KEPT.Jamaica, KEPT.Cartagena, KEPT['a battle'], KEPT['the result of Jamaica']]) {
          const table = await page.context().newPage();
          await openKept(table, kept);
          await expectToFit(table);
          await table.close();
        }
      });
    });
