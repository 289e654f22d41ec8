import { expect } from '@playwright/test';
import { test } from './luck.ts';
import { complaintsOf, playOn, settled } from './table.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('after one visit everything but other people works without a network', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'instant on'));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  const complaints = complaintsOf(page);

  await page.goto('/?ruleset=jamaica-2&seats=3&bots=friend.cabin-boy&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('.yours [data-move]').first().click();
  await expect(page.locator('.board img, .board image, .board svg').first()).toBeVisible();

  await page.goto('/?ruleset=cartagena-tortuga&seats=2&bots=sailor&seed=a');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOn(page, 4);
  await page.reload();
  await settled(page);
  expect(complaints).toEqual([]);

  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
});

test('neither the API nor the line to the tables is ever answered from what was kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => fetch('/api/me'));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => /^\/(api|ws|sw)/.test(path))).toEqual([]);
});
