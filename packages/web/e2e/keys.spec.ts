import { expect, type Page } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { enter, setTable } from './online.ts';
import { answers, give } from './table.ts';

interface Drawing {
  readonly name: string | null;
  readonly title: string;
  readonly key: string | null;
}

/** Buttons that show no words. */
function drawings(page: Page): Promise<Drawing[]> {
  return page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => (button as HTMLElement).innerText.trim() === '')
      .map((button) => ({
        name: button.getAttribute('aria-label'),
        title: (button as HTMLElement).title,
        key: button.getAttribute('aria-keyshortcuts'),
      })),
  );
}

for (const game of ['Jamaica', 'Cartagena'] as const)
  test(`every drawing that can be pressed at a table of ${game} says what it does, with its key`, async ({
    page,
  }) => {
    await openKept(page, KEPT[game]);
    const shown = await drawings(page);
    expect(shown.filter(({ title }) => title === '')).toEqual([]);
    expect(shown.filter(({ title, key }) => key !== null && !/\(.+\)$/.test(title))).toEqual([]);
    const keys = shown.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['u', 'r', 'l', '?', 'p', 'Space', 'Shift+Space']));
  });

test('after the undo of an attack no battle stays on the board', async ({ page }) => {
  await openKept(page, { record: 'jamaica-1-six', moves: 190 });
  const [attack = ''] = (await answers(page)).filter((move) => move.startsWith('fight'));
  await give(page, attack);
  await expect(page.locator('.scene h2')).toHaveText(/^You attack /);
  await page.keyboard.press('u');
  await expect(page.locator(`.yours [data-move="${attack}"]`)).toBeVisible();
  await expect(page.locator('.scene')).toHaveCount(0);
});

test('a key leads to the chat of a table', async ({ page }) => {
  await enter(page, 'Rosa');
  await setTable(page, { ruleset: /Cartagena: Jamaica/, seats: 2 });
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('#prompt')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Message')).toBeFocused();
});
