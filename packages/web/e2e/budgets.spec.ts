import { expect, type Page, type Response } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { allAtTable, guest, sendHome, whoseTurn } from './online.ts';
import { MOST_SHIFT, watchShifts } from './shifts.ts';
import { playOn, settled } from './table.ts';

/** In bytes, as they come over the line. A table comes with the rules, words, board and bots of its own game alone. */
const MOST = { startPage: 120_000, table: 220_000 };
/** What bots know of the ruleset that is played: the last that they fetch. */
const LORE = { Jamaica: /jamaica-2-.*js$/, Yassa: /yassa-.*js$/, Cartagena: /cartagena-tortuga-.*js$/ };
const SCRIPT = /\.js$/;
const SCRIPT_AND_ART = /\.(js|svg)$/;
/** In pixels: a rim that is lit may be one wider. */
const A_HAIR = 1;
const PHONE = { width: 390, height: 844 };

/** Gathers what the page fetches, and its threads with it, and weighs it. What both ask for comes over the line once. */
function scaleFor(page: Page) {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(new URL(response.url()).pathname, response));
  const weigh = async (kind: RegExp): Promise<number> => {
    const chosen = [...responses].filter(([path]) => kind.test(path));
    const weights = await Promise.all(chosen.map(([, response]) => weightOf(response)));
    expect(weights.length).toBeGreaterThan(0);
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
  const hasFetched = (what: RegExp): boolean => [...responses.keys()].some((path) => what.test(path));
  return { weigh, hasFetched };
}

async function weightOf(response: Response): Promise<number> {
  expect(await response.headerValue('content-encoding')).toBe('gzip');
  return Number(await response.headerValue('content-length'));
}

/** The board is laid, and no picture is on its way any more. */
async function allDrawn(page: Page): Promise<void> {
  await expect(page.locator('.board [role=region]')).toBeVisible();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

test('the start page weighs little, and nothing on it moves by itself', async ({ page }) => {
  const { weigh } = scaleFor(page);
  const shifted = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await weigh(SCRIPT)).toBeLessThan(MOST.startPage);
  expect(await shifted()).toBeLessThan(MOST_SHIFT);
});

for (const game of ['Jamaica', 'Yassa', 'Cartagena'] as const)
  test(`a table of ${game} weighs little, bots and board included, and nothing moves by itself while bots play`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { weigh, hasFetched } = scaleFor(page);
    const shifted = await watchShifts(page);
    await openKept(page, { ...KEPT[game], bots: 'cabin-boy' });
    await allDrawn(page);
    await expect.poll(() => hasFetched(LORE[game])).toBe(true);
    expect(await weigh(SCRIPT_AND_ART)).toBeLessThan(MOST.table);
    await page.locator('.yours [data-move]').first().click();
    await settled(page);
    expect(await shifted()).toBeLessThan(MOST_SHIFT);
    await page.setViewportSize(PHONE);
    const question = await page.locator('.side > .ask').boundingBox();
    for (const inSight of ['.board', '.own']) {
      await expect(page.locator(inSight).first()).toBeInViewport();
      await page.locator('.yours [data-move]').first().click();
      await settled(page);
      expect(await shifted()).toBeLessThan(MOST_SHIFT);
      const now = await page.locator('.side > .ask').boundingBox();
      expect(Math.abs((now?.y ?? 0) - (question?.y ?? 0))).toBeLessThanOrEqual(A_HAIR);
      expect(now?.height).toBe(question?.height);
    }
  });

test('a table online weighs little, board included', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await allAtTable(/Jamaica, second edition/, rosa.page, ben.page);
  const page = await whoseTurn(rosa.page, ben.page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const { weigh } = scaleFor(page);
  await page.reload();
  await whoseTurn(page);
  await allDrawn(page);
  expect(await weigh(SCRIPT_AND_ART)).toBeLessThan(MOST.table);
  await sendHome({ browser });
});

test('a battle comes and goes, on a phone too, and nothing else moves by itself', async ({ page }) => {
  const shifted = await watchShifts(page);
  await openKept(page, KEPT['a battle']);
  const scene = page.locator('.scene');
  await expect(scene).toBeVisible();
  for (let n = 0; n < 8 && (await scene.isVisible()); n++) {
    await playOn(page, 1);
    if (n === 0) await page.setViewportSize(PHONE);
    // A battle that is over can be looked at for a while, whatever comes after it.
    await scene.waitFor({ state: 'hidden', timeout: 2500 }).catch(() => undefined);
  }
  await expect(scene).toBeHidden();
  expect(await shifted()).toBeLessThan(MOST_SHIFT);
});
