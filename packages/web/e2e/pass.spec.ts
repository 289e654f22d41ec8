import { expect, type Page } from '@playwright/test';
import { greedy } from './greedy.ts';
import { test } from './luck.ts';
import { expectAccessible } from './sound.ts';
import { choose } from './start.ts';
import { complaintsOf, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const curtain = (page: Page) => page.getByRole('dialog', { name: /^Your turn/ });

/** The player whom the curtain names takes the device; returns the name. */
async function take(page: Page): Promise<string> {
  await expect(curtain(page)).toBeVisible();
  const button = curtain(page).getByRole('button', { name: /^I am/ });
  await expect(button).toBeFocused();
  const name = /I am (.+):/.exec((await button.textContent()) ?? '')?.[1] ?? '';
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toHaveCount(0);
  await expect(prompt(page)).toBeFocused();
  return name;
}

function moves(page: Page): Promise<string[]> {
  return page
    .locator('[data-move]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''));
}

test('two people and a bot share a device, and no hand is on the page of another', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto('/');
  await choose(page, /^Cartagena/);
  await page.getByRole('button', { name: 'Pass and play' }).click();
  await page.getByLabel('Bots as well').selectOption('1 bot');
  await page.getByLabel('Name of player 2').fill('Zoë');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const seen: { name: string; hand: string }[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await expect(curtain(page)).toBeVisible();
    await expect(page.locator('[data-move]')).toHaveCount(0);
    await expect(page.getByText('Your hand')).toHaveCount(0);
    if (turn === 0) await expectAccessible(page);
    const name = await take(page);
    const hand = await page.getByRole('region', { name: /Your hand/ }).textContent();
    seen.push({ name, hand: hand ?? '' });
    expect(hand).toContain(name);
    while ((await curtain(page).count()) === 0) {
      const [answers, log] = [await moves(page), await page.locator('ol[aria-labelledby=log]').textContent()];
      await page
        .locator(`[data-move="${greedy(answers)}"]`)
        .first()
        .click();
      await expect
        .poll(async () => (await page.locator('ol[aria-labelledby=log]').textContent()) !== log)
        .toBe(true);
      await page.waitForFunction(
        () =>
          document.querySelector('[data-thinking]') === null ||
          document.querySelector('[role=dialog]') !== null,
      );
    }
  }
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['Anne Bonny', 'Zoë']);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator('[data-move]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('cards picked at the same time are picked in secret, one after the other, and a slip is taken back', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto('/?ruleset=jamaica-1&seats=2&bots=friend&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  let first = await take(page);
  for (let n = 0; n < 6 && !(await moves(page)).some((move) => move.startsWith('card')); n++) {
    await page.locator('[data-move]').first().click();
    if ((await curtain(page).count()) > 0) first = await take(page);
  }
  const card = (await moves(page)).find((move) => move.startsWith('card')) ?? '';
  await page.locator(`[data-move="${card}"]`).first().click();
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator(`[data-move="${card}"]`)).toHaveCount(0);
  await curtain(page).getByRole('button', { name: 'Undo the last move' }).click();
  expect(await take(page)).toBe(first);
  await page.locator(`[data-move="${card}"]`).first().click();
  const second = await take(page);
  expect(second).not.toBe(first);
  expect((await moves(page)).every((move) => move.startsWith('card'))).toBe(true);
});

test('where nothing is hidden no curtain hangs, and the table says whose turn it is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto('/?ruleset=cartagena-tortuga&seats=2&bots=friend&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const turn = page.getByText(/^Your turn, /);
  const first = (await turn.textContent()) ?? '';
  while ((await turn.textContent()) === first)
    await page
      .locator(`[data-move="${greedy(await moves(page))}"]`)
      .first()
      .click();
  await expect(curtain(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(turn).toHaveText(first);
  await expectAccessible(page);
});
