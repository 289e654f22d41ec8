import { expect } from '@playwright/test';
import { test } from './luck.ts';
import {
  answer,
  enter,
  expectNoComplaints,
  guest,
  join,
  logOf,
  setTable,
  sit,
  sendHome,
  twoAtTable,
  whoseTurn,
} from './online.ts';
import { expectSound } from './sound.ts';
import { answers, chooseInMenu } from './table.ts';

test.afterEach(sendHome);

test('a table is found in the list, joined, filled with a bot, and looked at', async ({ browser }) => {
  const [rosa, ben, eve] = [await guest(browser), await guest(browser), await guest(browser)];
  await rosa.page.goto('/');
  await rosa.page.getByRole('link', { name: 'Online tables' }).click();
  await expectSound(rosa.page);
  await enter(rosa.page, 'Rosa');
  await enter(ben.page, 'Ben');
  await rosa.page.getByText('Clock, spectators and more').click();
  await rosa.page.getByRole('combobox', { name: /^Clock/ }).selectOption({ index: 2 });
  const link = await setTable(rosa.page, { ruleset: /Cartagena: Jamaica/, seats: 3, isPublic: true });
  await rosa.page.getByLabel('Your name').fill('Rosa Luz');
  await rosa.page.getByRole('button', { name: 'Change name' }).click();
  await expect(rosa.page.getByText('Rosa Luz (you)')).toBeVisible();
  await rosa.page.getByLabel('Your name').fill('Rosa');
  await rosa.page.getByRole('button', { name: 'Change name' }).click();
  await expect(rosa.page.getByText('Rosa (you)')).toBeVisible();
  const listed = ben.page
    .getByRole('listitem')
    .filter({ hasText: 'Cartagena: Jamaica' })
    .filter({ hasText: 'Rosa' });
  await expect(listed).toContainText('1 of 3 seats taken');
  await expectSound(ben.page);
  await listed.getByRole('link', { name: 'Join' }).click();
  await expect(ben.page).toHaveURL(link);
  await expect(ben.page.getByText('Rosa invites you')).toBeVisible();
  await ben.page.getByText('Choose seat and captain').click();
  await ben.page.getByRole('radio', { name: 'Seat 3' }).check();
  await ben.page.getByRole('radio', { name: 'Edward Teach' }).check();
  await sit(ben.page);

  await ben.page.getByLabel('Message').fill('Ahoy!');
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(rosa.page.getByText('Ahoy!')).toBeVisible();
  await rosa.page.getByRole('button', { name: 'Mute Ben' }).click();
  await ben.page.getByLabel('Message').fill('Ahoy again!');
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ben.page.getByRole('alert')).toContainText('chat/muted');
  await expect(ben.page.getByLabel('Message')).toHaveValue('Ahoy again!');
  await ben.page.getByRole('button', { name: 'Close' }).click();

  await join(eve.page, 'Eve', link);
  await rosa.page.getByRole('button', { name: 'Remove Eve' }).click();
  await eve.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(eve.page.getByRole('alert')).toContainText('table/barred');
  await eve.page.getByLabel('Message').fill('May I watch?');
  await eve.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(rosa.page.getByText('May I watch?')).toBeVisible();
  await expect(rosa.page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await rosa.page.getByLabel('Bot for seat').selectOption('Cabin boy');
  await rosa.page.getByRole('button', { name: 'Add bot' }).click();
  await expect(rosa.page.getByText('the game can start')).toBeVisible();
  await expectSound(rosa.page);
  await rosa.page.getByRole('button', { name: 'Start the game' }).click();

  await eve.page.goto(link);
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  await expect(eve.page.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  expect(await logOf(eve.page)).toMatch(/Rosa gets 6.cards/);
  await expect(ben.page.getByText('1 spectator')).toBeVisible();
  await expect(ben.page.getByRole('timer', { name: 'Time of Ben' })).toHaveText(/^\d+:\d\d$/);
  await expectSound(eve.page);
  expectNoComplaints(rosa, ben, eve);
});

test('an answer is taken back at once, or later when the others agree', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  await twoAtTable(rosa.page, ben.page);
  const first = await whoseTurn(rosa.page, ben.page);
  const second = first === rosa.page ? ben.page : rosa.page;
  const before = await answers(first);
  await answer(first, 1);
  await first.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText('undoes a move').first()).toBeAttached();
  expect(await answers(first)).toEqual(before);

  await answer(first, 3);
  await answer(second, 1);
  await first.getByRole('banner').getByRole('button', { name: 'Ask to undo' }).click();
  await expectSound(second);
  await second.getByRole('button', { name: 'Decline' }).click();
  await first.getByRole('banner').getByRole('button', { name: 'Ask to undo' }).click();
  await second.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(first.locator('.yours')).toBeVisible();
  await expect(second.locator('.yours')).toHaveCount(0);
});

test('a bot stands in for who leaves or is away, and gives the seat back', async ({ browser }) => {
  const [rosa, ben] = [await guest(browser), await guest(browser)];
  const link = await twoAtTable(rosa.page, ben.page);
  await chooseInMenu(ben.page, 'Leave');
  await expect(ben.page.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await expect(rosa.page.getByText('Mate stands in').first()).toBeVisible();
  await expectSound(ben.page);
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(rosa.page.getByText('Mate stands in')).toHaveCount(0);

  await ben.page.goto('/');
  await rosa.page.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await expect(rosa.page.getByText('Mate stands in').first()).toBeVisible();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(rosa.page.getByText('Mate stands in')).toHaveCount(0);
});

test('a link makes another device the same person', async ({ browser }) => {
  const [rosa, again] = [await guest(browser), await guest(browser)];
  await enter(rosa.page, 'Rosa');
  await rosa.page.getByText('Play on another device').click();
  await rosa.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await rosa.page.getByLabel('Your link').inputValue();
  await expectSound(rosa.page);
  await again.page.goto(link);
  await expectSound(again.page);
  await again.page.getByRole('button', { name: 'This is me' }).click();
  await expect(again.page.getByRole('heading', { name: 'Welcome aboard, Rosa.' })).toBeVisible();
  await again.page.goto(link);
  await again.page.getByRole('button', { name: 'This is me' }).click();
  await expect(again.page.getByRole('alert')).toContainText('used already');
});

test('a table that is not there is said not to be there', async ({ browser }) => {
  const rosa = await guest(browser);
  await rosa.page.goto('/t/nowhere');
  await expect(rosa.page.getByText('There is no such table.')).toBeVisible();
  await expectSound(rosa.page);
});
