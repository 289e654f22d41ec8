import { expect } from '@playwright/test';
import { enter, expectNoComplaints, guest, sendHome } from './online.ts';
import { test } from './luck.ts';
import { expectSound } from './sound.ts';

test.afterEach(sendHome);

test('a person sees where they are signed in, and signs another browser out', async ({ browser }) => {
  const [here, there] = [await guest(browser), await guest(browser)];
  await enter(here.page, 'Rosa');
  await here.page.getByText('Play on another device').click();
  await here.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await here.page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await there.page.goto(link);
  await there.page.getByRole('button', { name: 'This is me' }).click();
  await expect(there.page.getByText('Welcome aboard, Rosa.')).toBeVisible();

  await here.page.getByText('Where you are signed in').click();
  const listed = here.page.locator('details[open]').getByRole('listitem');
  await expect(listed).toHaveText([/^This browser, since/, /^Another browser, since/]);
  await expect(listed.first().getByRole('button')).toHaveCount(0);
  await expectSound(here.page);
  await here.page.getByRole('button', { name: 'Sign out the browser of' }).click();
  await expect(here.page.getByText('it can no longer play as you')).toBeVisible();
  await expect(listed).toHaveText([/^This browser/]);

  await there.page.goto('/lobby');
  await expect(there.page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  await here.page.reload();
  await expect(here.page.getByText('Play on another device')).toBeVisible();
  expectNoComplaints(here, there);
});
