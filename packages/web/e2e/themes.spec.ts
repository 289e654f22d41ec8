import { expect } from '@playwright/test';
import { KEPT, openKept } from './kept.ts';
import { test } from './luck.ts';
import { expectSound } from './sound.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Lobby, seats, replay, first steps and what is lost are looked at where they are tested.
const pages = {
  'the start page with its set-up': '/?ruleset=cartagena-jamaica&seats=4',
  'the rules': '/rules',
  'the way to learn': '/learn',
};

for (const [name, address] of Object.entries(pages))
  test(`${name}: no barrier by day or night`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  });

for (const [name, kept] of Object.entries(KEPT))
  test(`a table, ${name}: no barrier by day or night`, async ({ page }) => {
    await openKept(page, kept);
    await expectSound(page);
  });

test('settings at a table: no barrier by day or night, and what they say of motion holds', async ({
  page,
}) => {
  const motions = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  await openKept(page, KEPT.Cartagena);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
  expect(await motions()).toBe(0);
  await page.getByRole('radio', { name: 'Full' }).check();
  await expect.poll(motions).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('radio', { name: 'Reduced' }).check();
  await expect.poll(motions).toBe(0);
});
