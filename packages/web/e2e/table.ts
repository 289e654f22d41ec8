import { expect, type Locator, type Page } from '@playwright/test';
import { greedy } from './greedy.ts';

/** Sits down at a new table whose bots are seen to answer at once, and where nothing moves for its own sake. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto(`/${address}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await settled(page);
}

/** Does one of the things that are wanted seldom. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#table-menu').getByText(name).click();
}

export function prompt(page: Page): Locator {
  return page.locator('#prompt');
}

/**
 * All of the table is laid, and nobody thinks any more: the person is asked, or the game is over. Stands on its own, to be
 * sent into the page.
 */
function isSettled(): boolean {
  const isLaid = document.querySelector('.course > *') !== null;
  const isAsked = document.querySelector('.yours [data-move]') !== null;
  return (
    isLaid &&
    document.querySelector('[data-thinking]') === null &&
    (isAsked || document.querySelector('caption') !== null)
  );
}

export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

export async function answers(page: Page): Promise<string[]> {
  await settled(page);
  return page
    .locator('[data-move]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''));
}

/** Some answers are picked first, and given when they are confirmed. */
export async function give(page: Page, move: string): Promise<void> {
  const answer = page.locator(`[data-move="${move}"]`);
  const isGrave = (await answer.getAttribute('aria-pressed')) !== null;
  await answer.click();
  if (isGrave) await page.locator(`[data-confirm="${move}"]`).click();
  await settled(page);
}

/** Answers by clicking, so many times unless the game is over before. */
export async function playOn(page: Page, most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    const moves = await answers(page);
    if (moves.length === 0) return;
    await give(page, greedy(moves));
  }
}

/**
 * Clicks on until the result is there: from outside and on the board at first, then from within the page and in its list
 * view, which is much quicker.
 */
export async function playToTheEnd(page: Page): Promise<void> {
  await playOn(page, 10);
  await page.keyboard.press('l');
  await page.evaluate(`(async () => {
    const greedy = ${greedy.toString()};
    const isSettled = ${isSettled.toString()};
    for (;;) {
      while (!isSettled()) await new Promise((done) => setTimeout(done));
      const buttons = [...document.querySelectorAll('[data-move]')];
      if (buttons.length === 0) return;
      const best = greedy(buttons.map((button) => button.dataset.move));
      buttons.find((button) => button.dataset.move === best).click();
      await new Promise((done) => setTimeout(done));
      document.querySelector('[data-confirm]')?.click();
      await new Promise((done) => setTimeout(done));
    }
  })()`);
  await page.keyboard.press('l');
  await expect(ranking(page)).toBeVisible();
}

/** All the games that the browser keeps, one after the other. */
export function keptIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('topsail.game.'))
      .map((key) => localStorage.getItem(key))
      .join(''),
  );
}

export function ranking(page: Page): Locator {
  return page.getByRole('table', { name: /Final ranking/ });
}

/** Said of every page that is not allowed to keep itself. */
const TO_BE_EXPECTED = 'Service Worker registration blocked by Playwright';

/** What the page complains about while it is open: nothing, if all is well. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== TO_BE_EXPECTED;
    if (isComplaint) complaints.push(message.text());
  });
  return complaints;
}
