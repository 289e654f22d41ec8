import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { verifyRecord } from '@topsail/engine';
import { games } from '@topsail/games';
import { test } from './luck.ts';
import {
  allAtTable,
  answer,
  answerToTheEnd,
  expectNoComplaints,
  guest,
  logOf,
  sendHome,
  SMALL,
  twoAtTable,
  whoseTurn,
} from './online.ts';
import { expectSound } from './sound.ts';
import { answers, ranking } from './table.ts';

test.afterEach(sendHome);

test('two friends play a whole game, keep its record, and play again', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  const link = await twoAtTable(rosa.page, ben.page, /Jamaica, first edition/);
  await Promise.all([answerToTheEnd(rosa.page), answerToTheEnd(ben.page)]);
  await expect(ranking(rosa.page).getByRole('row')).toHaveCount(4);
  await expect(ranking(ben.page).getByRole('row')).toHaveCount(4);

  await expectSound(rosa.page);
  for (const { page } of [rosa, ben])
    await expect(page.getByText('This browser has checked the dice')).toBeVisible();
  const waiting = rosa.page.waitForEvent('download');
  await rosa.page.getByRole('button', { name: 'Download record' }).click();
  const record = await readFile(await (await waiting).path(), 'utf8');
  expect(verifyRecord(games, record)).toMatchObject({ ok: true, value: { dice: 'proved' } });
  await rosa.page.getByRole('link', { name: 'See the proof of the dice' }).click();
  await expect(rosa.page.getByText('This browser has checked the dice')).toBeVisible();
  for (const name of ['Rosa', 'Ben'])
    await expect(rosa.page.getByRole('term').filter({ hasText: name })).toHaveCount(1);
  await expect(rosa.page.getByRole('cell', { name: 'fits' }).first()).toBeVisible();
  await rosa.page.goBack();

  await ben.page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(ben.page.getByText('Verified: every roll')).toBeVisible();
  const eyes = ben.page.getByRole('combobox', { name: 'Point of view' });
  await expect(eyes.getByRole('option', { name: 'Rosa' })).toHaveCount(1);
  // A rematch is offered in the replay as well.
  await expect(ben.page.getByRole('button', { name: 'Rematch' })).toBeVisible();

  await rosa.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(rosa.page).not.toHaveURL(link);
  await expect(rosa.page.getByText('not here yet').first()).toBeVisible();
  await ben.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(rosa.page.getByText('not here yet')).toHaveCount(0);
  await rosa.page.getByRole('button', { name: 'Start the game' }).click();
  await whoseTurn(rosa.page, ben.page);
  expectNoComplaints(rosa, ben);
});

const MORE = [
  { ruleset: /Cartagena: Jamaica/, friends: 1, entrants: 2 },
  { ruleset: /Cartagena: Hispaniola/, friends: 2, entrants: 3 },
];

for (const { ruleset, friends, entrants } of MORE) {
  test(`${friends + 1} friends play ${ruleset.source} to its end`, async ({ browser }) => {
    const all = await Promise.all(Array.from({ length: friends + 1 }, () => guest(browser)));
    const [host, ...others] = all.map(({ page }) => page);
    if (host === undefined) throw new Error('nobody is there');
    await allAtTable(ruleset, host, ...others);
    await Promise.all([host, ...others].map(answerToTheEnd));
    for (const page of [host, ...others])
      await expect(ranking(page).getByRole('row')).toHaveCount(entrants + 1);
    expectNoComplaints(...all);
  });
}

test('a page loaded again in the middle is where it was, and tells what was missed', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  const link = await twoAtTable(rosa.page, ben.page);
  const first = await whoseTurn(rosa.page, ben.page);
  const second = first === rosa.page ? ben.page : rosa.page;
  await answer(first, 1);
  const lines = second.getByRole('list', { name: 'Log' });
  await expect(lines).toContainText('from the boat');
  const before = await logOf(second);
  await second.reload();
  await expect(lines).toHaveText(before);
  await second.goto('/');
  await expect(first.getByText('away')).not.toHaveCount(0);
  await answer(first, 2);
  await second.goto(link);
  const recap = second.getByRole('region', { name: 'While you were away' });
  await expect(recap.getByRole('listitem')).not.toHaveCount(0);
  await expectSound(second);
  await recap.getByRole('button', { name: 'Replay it' }).click();
  await expect(recap).toHaveCount(0);
  await second.keyboard.press('Shift+Space');
  await expect(recap).toBeVisible();
  await recap.getByRole('button', { name: 'Got it' }).click();
  await expect(recap).toHaveCount(0);
  await expect(first.getByText('away')).toHaveCount(0);
  await answer(second, 1);
});

/** No button that is in sight lies below the notice. */
async function expectApart(notice: Locator, buttons: Locator): Promise<void> {
  const over = await notice.boundingBox();
  if (over === null) throw new Error('there is no notice');
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    const isApart =
      box === null ||
      box.y >= over.y + over.height ||
      box.y + box.height <= over.y ||
      box.x >= over.x + over.width ||
      box.x + box.width <= over.x;
    expect(isApart, await button.innerText()).toBe(true);
  }
}

test('a line that breaks is mended, and what was answered meanwhile is done once', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await twoAtTable(rosa.page, ben.page);
  const first = await whoseTurn(rosa.page, ben.page);
  const second = first === rosa.page ? ben.page : rosa.page;
  await first.context().setOffline(true);
  await expect(first.getByText('Connection lost')).toBeVisible();
  await expectSound(first);
  const before = await second.getByRole('list', { name: 'Log' }).getByRole('listitem').count();
  const move = (await answers(first)).find((text) => text.startsWith('advance')) ?? '';
  await first.setViewportSize({ width: 390, height: 844 });
  await expectApart(first.getByText('Connection lost'), first.locator('[data-move]'));
  await first.locator(`[data-move="${move}"]`).first().dblclick();
  await expect(first.getByRole('heading', { name: 'Your answer:' })).toBeVisible();
  await expect(first.getByText('Your answer is sent as soon as it is back')).toBeVisible();
  await first.context().setOffline(false);
  await expect(second.getByRole('list', { name: 'Log' }).getByRole('listitem')).toHaveCount(before + 1);
  await expect(first.getByText('The connection is back')).toHaveCount(1);
  await answer(first, 1);
});

test('a battle outlasts a page loaded again and a broken line, and is fought to its end', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser, { viewport: SMALL }), await guest(browser, { viewport: SMALL })];
  const pages = [rosa.page, ben.page];
  const battle = '.scene';
  // The picture of the first battle is fetched, and may come a moment after the question.
  const asked = '.yours :is([data-move^="powder"], [data-move="take nothing"])';
  const begun = `.spread:not(.watching):has(${battle}), ${asked}`;
  const scenes = (): Promise<string[]> => Promise.all(pages.map((page) => page.locator(battle).innerText()));
  const logs = (): Promise<string[]> => Promise.all(pages.map(logOf));
  await twoAtTable(rosa.page, ben.page, /Jamaica, second edition/);
  await Promise.all(pages.map((page) => answer(page, Infinity, begun)));
  const [before, [logOfRosa, logOfBen]] = [await scenes(), await logs()];

  await ben.page.context().setOffline(true);
  await rosa.page.reload();
  await expect(ben.page.getByText('Connection lost')).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText('The connection is back')).toHaveCount(1);
  expect(await scenes()).toEqual(before);
  expect(await logs()).toEqual([logOfRosa, logOfBen]);

  await Promise.all(pages.map((page) => answer(page, Infinity, `main:not(:has(${battle}))`)));
  await expect.poll(() => logOf(rosa.page)).not.toBe(logOfRosa);
  await expect.poll(() => logOf(ben.page)).not.toBe(logOfBen);
  expectNoComplaints(rosa);
});
