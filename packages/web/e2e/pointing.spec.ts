import { expect, type Locator, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { answers, complaintsOf, give, keptIn, playOn, prompt, settled, sitDown } from './table.ts';

/** Answers until one of the answers begins so. */
async function playUntil(page: Page, wanted: RegExp): Promise<readonly string[]> {
  for (let n = 0; n < 150; n++) {
    const moves = await answers(page);
    if (moves.some((move) => wanted.test(move))) return moves;
    await playOn(page, 1);
  }
  throw new Error(`nobody was ever asked for ${wanted}`);
}

function scene(page: Page): Locator {
  return page.getByRole('region', { name: / attacks? / });
}

async function middleOf(spot: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await spot.boundingBox();
  if (box === null) throw new Error('a place that cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the spoils of a battle are taken by pointing at the holds of the loser', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  const moves = await playUntil(page, /^rob hold/);
  const holds = scene(page).getByRole('list', { name: 'Holds' }).getByRole('button');
  await expect(holds).toHaveCount(moves.filter((move) => move.startsWith('rob hold')).length);
  await holds.first().click();
  await settled(page);
  await expect(prompt(page)).toBeFocused();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('captain');
  await log.getByRole('combobox', { name: 'Show in the log' }).selectOption('Battles');
  await expect(log).toContainText(/You take \d\s(gold|food|powder) from/);
  await expect(log).not.toContainText('captain');
});

test('powder is picked with its chances in sight, and committed by a second press', async ({ page }) => {
  await openKept(page, KEPT['a battle']);
  const two = page.locator('.yours [data-move="powder 2"]');
  await expect(two).toContainText('%');
  await two.click();
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-confirm="powder 2"]').click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/commit 2/);
});

test('a price out of several holds is split by hand and paid at once', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=c');
  await playUntil(page, /^take \d/);
  const parts = page.getByRole('list', { name: 'Where it comes from' });
  const before = await parts.getByRole('status').allTextContents();
  const more = parts.getByRole('button', { name: /^One more/, disabled: false }).first();
  await more.press('Enter');
  const after = await parts.getByRole('status').allTextContents();
  expect(after).not.toEqual(before);
  const sum = (taken: readonly string[]): number =>
    taken.reduce((all, text) => all + Number(text.replace('\u2212', '')), 0);
  expect(sum(after)).toBe(sum(before));
  await prompt(page).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  await expect(parts).toHaveCount(0);
  await expect.poll(() => keptIn(page)).toMatch(/\n0 take \d from \d/);
});

for (const press of ['clicked twice', 'pressed twice before the page can answer'] as const)
  test(`a price is paid once, and nothing else answered, when “Pay” is ${press}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=c');
    await playUntil(page, /^take \d/);
    const before = await savedAnswers(page);
    const pay = page.locator('.foot [data-move^="take"]');
    if (press === 'clicked twice') await pay.dblclick();
    else
      await pay.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await expect(pay).toHaveCount(0);
    await settled(page);
    const given = (await savedAnswers(page)).slice(before.length);
    expect(given.join()).toMatch(/^0 take \d from \d(,0 take \d from \d)*$/);
    expect(new Set(given).size).toBe(given.length);
    expect(complaints).toEqual([]);
  });

/** What the person has answered, line by line, as it is saved when they look away. */
async function savedAnswers(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return (await keptIn(page)).match(/^0 [a-z].*$/gm) ?? [];
}

test('a battle can be sent away, and the question stays', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=4&seed=a');
  await playUntil(page, /^rob hold/);
  await scene(page).getByRole('button', { name: 'Back to the board' }).click();
  await expect(scene(page)).toBeHidden();
  await expect(prompt(page)).toBeFocused();
  await expect(page.locator('[data-move^="rob hold"]').first()).toBeVisible();
});

test('a card in the hand shows its future before it is laid', async ({ page }) => {
  await sitDown(page, '?ruleset=jamaica-2&seats=3&seed=c');
  const moves = await playUntil(page, /^card forward/);
  const card = moves.find((move) => move.startsWith('card forward')) ?? '';
  const sailsAhead = page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button', { name: /^Sail forward/ });
  await sailsAhead.first().hover();
  await expect(page.locator('.hope')).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(page.locator('.hope')).toHaveCount(0);
  await give(page, card);
});

test('a card picked up from the hand shows where it can go, and goes with the pirate that is chosen', async ({
  page,
}) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&bots=random&seed=c');
  const card = page.getByRole('list', { name: 'Your hand' }).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.board-spot.landing')).not.toHaveCount(0);
  await expect(page.locator('.yours .aside')).not.toHaveCount(0);
  await card.click();
  await expect(page.locator('.board-spot.landing')).toHaveCount(0);
  await expect(page.locator('.yours .aside')).toHaveCount(0);
  const before = await prompt(page).textContent();
  await card.click();
  await page.locator('.board-spot.pirate').first().click();
  await settled(page);
  await expect(prompt(page)).not.toHaveText(before ?? '');
});

test('a pirate picked up in the tunnel leaves his answers in the question, and the end of the turn stays put', async ({
  page,
}) => {
  await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&bots=random&seed=c');
  await expect(page.getByRole('button', { name: 'End turn' })).toHaveCount(0);
  await playOn(page, 1);
  const end = page.getByRole('button', { name: 'End turn' });
  const place = await middleOf(end);
  await page.locator('.board-spot.pirate').last().click();
  await expect(page.locator('.yours [data-move].aside')).not.toHaveCount(0);
  expect(await middleOf(end)).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(page.locator('.yours [data-move].aside')).toHaveCount(0);
  await page.locator('.yours').getByRole('button', { name: 'Undo' }).click();
  await settled(page);
  await expect(end).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a pirate is carried to where he should go', async ({ page }) => {
    await sitDown(page, '?ruleset=cartagena-tortuga&seats=2&bots=random&seed=c');
    const before = await prompt(page).textContent();
    const from = await middleOf(page.locator('.board-spot.pirate').first());
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    await touch('touchMove', from.x + 12, from.y - 12);
    const to = await middleOf(page.locator('.board-spot.landing').first());
    await touch('touchMove', to.x, to.y);
    await expect(page.locator('.board-spot.looked-at')).toHaveCount(1);
    await touch('touchEnd', to.x, to.y);
    await settled(page);
    await expect(prompt(page)).not.toHaveText(before ?? '');
  });
});
