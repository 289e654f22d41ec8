import { expect, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { answerToTheEnd, enter, expectNoComplaints, guest, join, sendHome } from './online.ts';
import { expectSound } from './sound.ts';
import { complaintsOf, playToTheEnd, prompt, ranking, sitDown } from './table.ts';

// The game that no player is offered: what the pages do with a game, they do with it too.

test.afterEach(sendHome);

const list = (page: Page) => page.getByRole('heading', { name: 'A ring of 12 spaces' });

test('a bot is played to the result, on the board and in the list view, and the game watched again', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await sitDown(page, '?ruleset=ring&seats=2&option-laps=2&bots=sailor&seed=b');
  await expect(page.getByRole('group', { name: 'A ring of 12 spaces' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('l');
  await expect(list(page)).toBeVisible();
  await expect(page.getByText('space 0', { exact: false })).toHaveCount(2);
  await page.keyboard.press('l');
  await page
    .getByRole('group', { name: 'A ring of 12 spaces' })
    .getByRole('button', { name: 'Card 3' })
    .click();
  await expect(
    page
      .getByText('the cards show', { exact: false })
      .or(page.getByText('both cards show', { exact: false }))
      .first(),
  ).toBeVisible();
  await playToTheEnd(page);
  await expect(ranking(page).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider', { name: 'Step' });
  await expect(scrubber).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-moment]')).toContainText('Round');
  await page.keyboard.press('End');
  await expect(scrubber).toHaveValue((await scrubber.getAttribute('max')) ?? '');
  expect(complaints).toEqual([]);
});

test('two people share a device, and neither sees the card of the other', async ({ page }) => {
  const complaints = complaintsOf(page);
  const curtain = page.getByRole('dialog', { name: /^Your turn/ });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto('/?ruleset=ring&seats=2&bots=friend&seed=b');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const card of ['3', '1']) {
    await expect(curtain).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeFocused();
    await expect(page.getByText(/picks card/)).toHaveCount(0);
    await page.locator(`[data-move="pick ${card}"]`).click();
  }
  await expect(page.getByText(/the cards show 3 and 1/i).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two people play online to the end', async ({ browser }) => {
  const rosa = await guest(browser);
  const ben = await guest(browser);
  await rosa.page.goto('/friends?ruleset=ring&seats=2');
  const link = await rosa.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await join(ben.page, 'Ben', link);
  await rosa.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([answerToTheEnd(rosa.page), answerToTheEnd(ben.page)]);
  for (const { page } of [rosa, ben]) await expect(ranking(page).getByRole('row')).toHaveCount(3);
  expectNoComplaints(rosa, ben);
});

test('nobody is offered it', async ({ page }) => {
  for (const path of ['/', '/learn']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Ring', { exact: true })).toHaveCount(0);
  }
  await enter(page, 'Rosa');
  await expect(page.getByRole('radio', { name: /Yassa/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Ring/ })).toHaveCount(0);
});
