import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { greedy } from './greedy.ts';
import { seedLuck } from './luck.ts';
import { complaintsOf } from './table.ts';

/** Somebody with a browser of their own, and what their page complains about. */
export interface Guest {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Before a stranger is known the server says so, which the browser notes. */
const TO_BE_EXPECTED = '401';

export async function guest(browser: Browser, options: BrowserContextOptions = {}): Promise<Guest> {
  // Nothing moves for its own sake, which costs a browser without a graphics card dearly.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await seedLuck(context);
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page) };
}

/** Closes what guests have opened: a page left behind goes on playing, and costs the tests after it dearly. */
export async function sendHome({ browser }: { readonly browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

export function expectNoComplaints(...guests: readonly Guest[]): void {
  for (const { complaints } of guests)
    expect(complaints.filter((complaint) => !complaint.includes(TO_BE_EXPECTED))).toEqual([]);
}

/** Opens the page of the tables and says a name there. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/lobby');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toHaveCount(0);
}

interface Wished {
  readonly ruleset: RegExp;
  readonly seats: number;
  readonly isPublic?: boolean;
}

/** Follows an invitation and sits down with a name. */
export async function join(page: Page, name: string, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await sit(page);
}

/** Sets a table, where the host is seated at once, and returns its link. */
export async function setTable(page: Page, { ruleset, seats, isPublic = false }: Wished): Promise<string> {
  await page.getByRole('radio', { name: ruleset }).check();
  await page.getByLabel('Players at the table').selectOption(String(seats));
  if (isPublic) await page.getByLabel('Public, in the list of tables').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('(you)')).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

export async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('(you)')).toBeVisible();
}

const FRIENDS = ['Ben', 'Eve'];

/** A table with its game begun: its host, and friends who came by the link. */
export async function allAtTable(ruleset: RegExp, host: Page, ...friends: readonly Page[]): Promise<string> {
  await enter(host, 'Rosa');
  const link = await setTable(host, { ruleset, seats: 1 + friends.length });
  for (const [n, friend] of friends.entries()) {
    await join(friend, FRIENDS[n] ?? '', link);
  }
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, ...friends]) await expect(page.locator('#prompt')).toBeVisible();
  return link;
}

/** A table for two with its game begun. */
export function twoAtTable(host: Page, friend: Page, ruleset = /Cartagena: Jamaica/): Promise<string> {
  return allAtTable(ruleset, host, friend);
}

/** The one of the two who is asked. */
export async function whoseTurn(...pages: readonly Page[]): Promise<Page> {
  const asked = pages.map(async (page) => {
    await page.locator('.yours [data-move]').first().waitFor();
    return page;
  });
  return Promise.any(asked);
}

/** Answers whenever asked, from within the page, so many times unless something is there before: else the result. */
export async function answer(page: Page, times = Infinity, until = 'caption'): Promise<void> {
  await page.evaluate(`(async () => {
    const greedy = ${greedy.toString()};
    const pause = () => new Promise((done) => setTimeout(done, 10));
    const shown = () => document.querySelector('main')?.textContent;
    for (let n = 0; n < ${times}; n++) {
      const asked = () => [...document.querySelectorAll('.yours [data-move]')];
      const isOver = () => document.querySelector('${until}') !== null;
      while (asked().length === 0 && !isOver()) await pause();
      if (isOver()) return;
      let before = shown();
      const best = greedy(asked().map((button) => button.dataset.move));
      const button = asked().find((button) => button.dataset.move === best);
      button.click();
      if (button.hasAttribute('aria-pressed')) {
        const confirm = () => document.querySelector('[data-confirm="' + best + '"]');
        while (confirm() === null) await pause();
        before = shown();
        confirm().click();
      }
      // An answer given while the one before it is on its way is not taken: like a person, press again.
      for (let n = 1; shown() === before; n++) {
        await pause();
        if (n % 50 === 0) asked().find((button) => button.dataset.move === best)?.click();
      }
    }
  })()`);
}

/** A small window is painted sooner. */
export const SMALL = { width: 480, height: 480 };

/** Answers until the game is over, in the list view of a small window: the least work without a graphics card. */
export async function answerToTheEnd(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(SMALL);
  await page.keyboard.press('l');
  await answer(page);
  await page.keyboard.press('l');
  if (size !== null) await page.setViewportSize(size);
}

export async function logOf(page: Page): Promise<string> {
  return (await page.locator('ol[aria-labelledby=log]').textContent()) ?? '';
}
