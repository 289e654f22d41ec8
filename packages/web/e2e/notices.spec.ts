import { expect, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { answer, expectNoComplaints, guest, sendHome, twoAtTable, whoseTurn } from './online.ts';
import { expectSound } from './sound.ts';

test.afterEach(sendHome);

/** A browser whose person has not been asked yet, says yes, and shows nothing: what it would show is written down. */
async function noteNotices(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Noted extends EventTarget {
      static permission = 'default';
      static requestPermission(): Promise<string> {
        shown.push('asked');
        this.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body, tag }: NotificationOptions) {
        super();
        shown.push(`${tag}: ${title}. ${body}`);
      }
    }
    Object.assign(window, { Notification: Noted, shownNotices: shown });
  });
  return () => page.evaluate('shownNotices');
}

/** The person looks at another tab, or comes back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function lookElsewhere(page: Page): Promise<void> {
  await setHidden(page, true);
  await setHidden(page, false);
}

const icon = (page: Page) => page.locator('link[rel=icon]');

/** Answers until somebody else is asked. */
function answersTurn(page: Page): Promise<void> {
  return answer(page, Infinity, 'link[rel=icon][href="/icon.svg"]');
}

test('a person who is asked and looked elsewhere finds the tab marked, by title and icon, until they answer', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await twoAtTable(rosa.page, ben.page);
  const asked = await whoseTurn(rosa.page, ben.page);
  const other = asked === rosa.page ? ben.page : rosa.page;
  for (const page of [asked, other]) await lookElsewhere(page);
  await expect(asked).toHaveTitle('● Your turn · Cartagena: Jamaica');
  await expect(icon(asked)).toHaveAttribute('href', '/icon-turn.svg');
  await expect(other).toHaveTitle('Cartagena: Jamaica · Topsail');
  await expect(icon(other)).toHaveAttribute('href', '/icon.svg');
  await answersTurn(asked);
  await expect(asked).toHaveTitle('Cartagena: Jamaica · Topsail');
  await expect(icon(other)).toHaveAttribute('href', '/icon-turn.svg');
  expectNoComplaints(rosa, ben);
});

test('a page in the background notifies once a turn, and only where a person chose it', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  const shown = [await noteNotices(rosa.page), await noteNotices(ben.page)];
  const link = await twoAtTable(rosa.page, ben.page);
  const asked = await whoseTurn(rosa.page, ben.page);
  const [first, second] = asked === rosa.page ? [rosa.page, ben.page] : [ben.page, rosa.page];
  const [toFirst, toSecond] = asked === rosa.page ? shown : shown.toReversed();
  await expectSound(second);
  await second.locator('summary', { hasText: 'Notices' }).click();
  expect(await toSecond?.()).toEqual([]);
  await second.getByLabel('Notify me on this device').check();
  await expect(second.getByLabel('Notify me on this device')).toBeChecked();
  expect(await toSecond?.()).toEqual(['asked']);
  await expectSound(second);

  await lookElsewhere(first);
  await expect(icon(first)).toHaveAttribute('href', '/icon-turn.svg');
  await setHidden(second, true);
  await answersTurn(first);
  const notice = `turn-${link.split('/').at(-1)}: Your turn. Cartagena: Jamaica: the table waits for you.`;
  await expect.poll(() => toSecond?.()).toEqual(['asked', notice]);
  await setHidden(second, false);
  await setHidden(first, true);
  await answersTurn(second);
  await expect(icon(first)).toHaveAttribute('href', '/icon-turn.svg');
  expect(await toFirst?.()).toEqual([]);
  expect(await toSecond?.()).toEqual(['asked', notice]);
  expectNoComplaints(rosa, ben);
});
