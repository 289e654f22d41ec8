// Takes the picture of the README: a table of Jamaica in the middle of a race, on the pages as built.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build.mjs';
import { root } from './fresh.mjs';
import { serve } from './serve.mjs';

const picture = 'docs/images/table.png';
const table = '?ruleset=jamaica-2&seats=4&option-ghost=yes&seed=topsail';
const round = 4;

await ensureWebBuilt();
const server = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto(`${server.address}${table}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  while (!(await isReady(page))) await answer(page);
  await page.evaluate('document.fonts.ready');
  await page.mouse.move(0, 0);
  await page.waitForFunction('document.querySelector("[data-thinking]") === null');
  await mkdir(join(root, 'docs/images'), { recursive: true });
  await page.screenshot({ path: join(root, picture) });
  console.log(`Took ${picture}`);
} finally {
  await browser.close();
  await server.stop();
}

/** Bots think in threads of their own, so the next question may be a while in coming. */
async function isReady(page) {
  await page.locator('[data-move]').first().waitFor();
  const heading = await page.locator('h1').innerText();
  const first = await page.locator('[data-move]').first().getAttribute('data-move');
  return Number(/\d+$/.exec(heading)?.[0]) >= round && first.startsWith('card');
}

/** Sails ahead where it may, else takes what stands in the middle. */
async function answer(page) {
  const answers = page.locator('[data-move]');
  const ahead = page.locator('[data-move*="forward"]');
  const choice =
    (await ahead.count()) > 0 ? ahead.first() : answers.nth(Math.floor((await answers.count()) / 2));
  await choice.click();
}
