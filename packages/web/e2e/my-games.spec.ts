import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './luck.ts';
import {
  answer,
  expectNoComplaints,
  guest,
  join,
  sendHome,
  setTable,
  enter,
  sit,
  whoseTurn,
} from './online.ts';
import { expectSound } from './sound.ts';

test.afterEach(sendHome);

const TORTUGA = /Cartagena: Tortuga/;
const HISPANIOLA = /Cartagena: Hispaniola/;

/** Makes a table for two in the lobby and lets a friend sit down there. */
async function seated(host: Page, friend: Page, ruleset: RegExp): Promise<string> {
  await host.goto('/lobby');
  const link = await setTable(host, { ruleset, seats: 2 });
  await friend.goto(link);
  await sit(friend);
  return link;
}

function yourTurn(page: Page): Locator {
  return page.getByRole('region', { name: /^Your turn/ });
}

test('a person seated in several games sees them all, live and in every tab, and is led from one to the next', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  const first = await setTable(rosa.page, { ruleset: TORTUGA, seats: 2 });
  await join(ben.page, 'Ben', first);
  await rosa.page.getByRole('button', { name: 'Start the game' }).click();
  const second = await seated(rosa.page, ben.page, HISPANIOLA);

  // A tab of its own: nothing in it is done by hand until the end.
  const start = await rosa.page.context().newPage();
  await start.goto('/');
  await expect(yourTurn(start)).toContainText('Every seat is taken');
  await rosa.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [rosa, ben]) await expect(page.locator('#prompt')).toBeVisible();

  const ofBen = await ben.page.context().newPage();
  await ofBen.goto('/');
  const lists = [start, ofBen];
  for (const list of lists) await expect(list.getByText('All games: 2')).toBeVisible();
  const count = async (list: Page): Promise<number> => yourTurn(list).getByRole('article').count();
  await expect.poll(async () => (await count(start)) + (await count(ofBen))).toBe(2);
  await expectSound(start);

  // Three actions are a turn: then the second table waits for the other, and the lists of both follow.
  const mover = await whoseTurn(rosa.page, ben.page);
  const [own, others] = mover === rosa.page ? [start, ofBen] : [ofBen, start];
  await expect(yourTurn(own)).toContainText('Cartagena: Hispaniola');
  await answer(mover, 3);
  await expect(yourTurn(others)).toContainText('Cartagena: Hispaniola');
  await expect(own.getByRole('region', { name: 'Others are thinking' })).toContainText(
    'Cartagena: Hispaniola',
  );

  // As soon as the first table waits for the same person, too, the second leads there.
  const other = mover === rosa.page ? ben.page : rosa.page;
  if ((await yourTurn(own).filter({ hasText: 'Tortuga' }).count()) === 0) {
    await other.goto(first);
    await answer(other, 3);
  }
  await mover.getByRole('link', { name: 'Next game: Cartagena: Tortuga' }).click();
  await expect(mover).toHaveURL(first);
  await whoseTurn(mover);
  expect(second).not.toBe(first);
  expectNoComplaints(rosa, ben);
});

test('the lobby has one’s own games, filters the tables, and comes before the form on a phone', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser), await guest(browser, { viewport: { width: 390, height: 844 } })];
  await enter(rosa.page, 'Rosa');
  await rosa.page.getByText('Clock, spectators and more').click();
  await rosa.page
    .getByRole('combobox', { name: /^Clock/ })
    .selectOption({ label: '1 day for every decision' });
  await setTable(rosa.page, { ruleset: /^Yassa/, seats: 2, isPublic: true });
  await rosa.page.goto('/lobby');
  // Nobody has the table open any more: it is slow, so it waits for players.
  await enter(ben.page, 'Ben');
  const tables = ben.page.getByRole('region', { name: 'Public tables' });
  const yassa = tables.getByRole('listitem').filter({ hasText: 'Rosa' }).filter({ hasText: 'Yassa' }).first();
  await expect(yassa).toContainText('English');
  const [list, form] = [
    await tables.boundingBox(),
    await ben.page.getByRole('form', { name: 'Create a table' }).boundingBox(),
  ];
  expect(list!.y).toBeLessThan(form!.y);
  await tables.getByLabel('Pace').selectOption('With a clock');
  await expect(yassa).toHaveCount(0);
  await tables.getByLabel('Pace').selectOption('Hours or days a move');
  await expect(yassa).toHaveCount(1);
  await tables.getByLabel('Only where I sit').check();
  await expect(yassa).toHaveCount(0);
  await expectSound(ben.page);
  const ofRosa = rosa.page.getByRole('region', { name: 'Public tables' });
  await ofRosa.getByLabel('Only where I sit').check();
  await expect(ofRosa).toContainText('(yours)');
  expectNoComplaints(rosa, ben);
});

test('a guest who is no longer at a table loses it from the list, and strangers have none', async ({
  browser,
}) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  await join(ben.page, 'Ben', await setTable(rosa.page, { ruleset: TORTUGA, seats: 3 }));
  const start = await ben.page.context().newPage();
  await start.goto('/');
  await expect(start.getByText('All games: 1')).toBeVisible();
  await rosa.page.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(start.getByText('All games: 1')).toHaveCount(0);
  const stranger = await guest(browser);
  await stranger.page.goto('/');
  await expect(stranger.page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(stranger.page.getByText(/^All games/)).toHaveCount(0);
});
