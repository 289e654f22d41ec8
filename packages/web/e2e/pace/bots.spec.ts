import { expect, test } from '@playwright/test';
import { answers, give, settled } from '../table.ts';

test('no bot moves sooner than one can follow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'pace=normal'));
  await page.goto('/?ruleset=cartagena-tortuga&seats=3&bots=sailor&seed=f');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await settled(page);
  const advance = async (): Promise<string> =>
    (await answers(page)).find((move) => move.startsWith('advance')) ?? '';
  for (let n = 0; n < 2; n++) await give(page, await advance());
  await page.evaluate(() => {
    const times: number[] = [];
    const log = document.querySelector('ol[aria-labelledby=log]');
    if (log === null) throw new Error('no log');
    new MutationObserver(() => times.push(performance.now())).observe(log, { childList: true });
    Object.assign(window, { times });
  });
  // The third action hands over to the bots.
  await page.locator(`[data-move="${await advance()}"]`).click();
  await expect(page.getByText('thinking…')).toBeVisible();
  await settled(page);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const pauses = times.slice(1).map((time, n) => time - (times[n] ?? 0));
  expect(pauses.length).toBeGreaterThan(3);
  expect(Math.min(...pauses)).toBeGreaterThan(380);
  expect(Math.min(...pauses)).toBeLessThan(1500);
});
