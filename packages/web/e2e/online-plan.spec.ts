import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { answer, enter, expectNoComplaints, guest, join, sendHome, setTable, whoseTurn } from './online.ts';
import { expectSound } from './sound.ts';

test.afterEach(sendHome);

test('the host changes game and seats while a friend sits there, who is told, and the game starts like that', async ({
  browser,
}) => {
  const [rosa, ben, eve] = [await guest(browser), await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Dana');
  const link = await setTable(rosa.page, { ruleset: /Jamaica.*second/i, seats: 4, isPublic: true });
  await join(ben.page, 'Ben', link);
  await enter(eve.page, 'Eve');
  await expect(eve.page.getByRole('listitem').filter({ hasText: 'Dana' })).toContainText('2 of 4 seats');

  const change = rosa.page.getByRole('button', { name: 'Change settings' });
  await change.click();
  await expect(rosa.page.getByRole('heading', { name: 'Change settings' })).toBeFocused();
  await expect(rosa.page.getByLabel('Players at the table')).toHaveValue('4');
  await expect(rosa.page.getByLabel('Public, in the list of tables')).toBeChecked();
  await expectSound(rosa.page);
  await rosa.page.getByRole('radio', { name: /Cartagena: Tortuga/ }).check();
  await rosa.page.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await expect(rosa.page.getByRole('heading', { level: 1 })).toContainText('Jamaica');

  await rosa.page.keyboard.press('Enter');
  await rosa.page.getByRole('radio', { name: /Cartagena: Tortuga/ }).check();
  await rosa.page.getByLabel('Players at the table').selectOption('2');
  await rosa.page
    .getByRole('combobox', { name: /^Clock/ })
    .selectOption({ label: '1 day for every decision' });
  await rosa.page.getByRole('button', { name: 'Save' }).click();

  const news = ben.page.getByRole('region', { name: 'Dana changed the table' });
  await expect(news.getByRole('listitem')).toHaveText([
    'Cartagena: Tortuga',
    '2 players',
    '1 day for every decision',
  ]);
  await expect(ben.page.getByRole('status').filter({ hasText: 'Dana changed' })).toHaveText(
    'Dana changed the table: Cartagena: Tortuga, 2 players and 1 day for every decision',
  );
  await expectSound(ben.page);
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect(ben.page.getByText('Dana changed the table')).toHaveCount(0);
  await expect(eve.page.getByRole('listitem').filter({ hasText: 'Cartagena: Tortuga' })).toContainText(
    '2 of 2 seats',
  );
  await expect(rosa.page.getByText('Dana changed the table')).toHaveCount(0);

  await rosa.page.getByRole('button', { name: 'Start the game' }).click();
  const first = await whoseTurn(rosa.page, ben.page);
  await expect(first.getByRole('list', { name: 'Your hand' })).toBeVisible();
  await answer(first, 1);
  expectNoComplaints(rosa, ben, eve);
});

test('who has seats for fewer than sit there is told so; who looks at an invitation sees what is offered now', async ({
  browser,
}) => {
  const [rosa, ben, eve] = [await guest(browser), await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  const link = await setTable(rosa.page, { ruleset: /Cartagena: Jamaica/, seats: 3 });
  await rosa.page.getByRole('button', { name: 'Change settings' }).click();
  await rosa.page.getByLabel('Players at the table').selectOption('2');
  await join(ben.page, 'Ben', link);
  await join(eve.page, 'Eve', link);
  await expect(rosa.page.getByText('Every seat is taken')).toBeVisible();
  // Chosen before the others came.
  await rosa.page.getByRole('button', { name: 'Save' }).click();
  await expect(rosa.page.getByRole('alert')).toContainText('Seated people: 3.');
  await rosa.page.getByLabel('Players at the table').selectOption('4');
  await rosa.page.getByRole('button', { name: 'Save' }).click();
  await expect(rosa.page.getByText('1 seat is still empty.')).toBeVisible();

  await eve.page.getByRole('button', { name: 'Leave' }).click();
  const invitation = eve.page.getByRole('region', { name: 'Cartagena: Jamaica' });
  await expect(invitation).toContainText('4 players');
  await rosa.page.getByRole('button', { name: 'Change settings' }).click();
  await rosa.page.getByLabel('Players at the table').selectOption('5');
  await rosa.page.getByRole('button', { name: 'Save' }).click();
  await expect(eve.page.getByRole('region', { name: 'Rosa changed the table' })).toContainText('5 players');
  await expect(invitation).toContainText('5 players');
});

test('a table is copied with its settings', async ({ browser }) => {
  const rosa = await guest(browser);
  await enter(rosa.page, 'Rosa');
  await rosa.page.getByText('Clock, spectators and more').click();
  await rosa.page
    .getByRole('combobox', { name: /^Clock/ })
    .selectOption({ label: '3 days for every decision' });
  const link = await setTable(rosa.page, { ruleset: /Cartagena: Jamaica/, seats: 5 });
  await rosa.page.getByRole('button', { name: 'Copy this table' }).click();
  await expect(rosa.page).not.toHaveURL(link);
  await expect(rosa.page.getByText('3 days for every decision')).toBeVisible();
  await expect(rosa.page.getByText('4 seats are still empty.')).toBeVisible();
  await expect(rosa.page.getByText('Rosa (you)')).toBeVisible();
});
