import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './luck.ts';
import { enter, expectNoComplaints, guest, sendHome } from './online.ts';
import { expectSound } from './sound.ts';

test.afterEach(sendHome);

/** A browser that says yes when it is asked, with a push service that is not there. */
async function allowPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allowed = {
      permission: localStorage.getItem('topsail.notify') === 'on' ? 'granted' : 'default',
      requestPermission: (): Promise<string> => {
        allowed.permission = 'granted';
        return Promise.resolve('granted');
      },
    };
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/here', expirationTime: null, keys }),
      unsubscribe: () => Promise.resolve(true),
    };
    const registration = {
      active: {},
      pushManager: {
        subscribe: () => Promise.resolve(subscription),
        getSubscription: () => Promise.resolve(subscription),
      },
    };
    Object.assign(window, { Notification: allowed });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: () => Promise.resolve(registration) },
    });
  });
}

const openNotices = (page: Page) => page.locator('summary', { hasText: 'Notices' }).click();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`notices are chosen by kind, with quiet hours, at ${viewport.width} × ${viewport.height}`, async ({
    browser,
  }) => {
    const rosa = await guest(browser, { viewport });
    const { page } = rosa;
    await allowPush(page);
    await enter(page, 'Rosa');
    await openNotices(page);
    await page.getByLabel('Notify me on this device').check();
    await expect(page.getByText('even when no page of Topsail is open')).toBeVisible();
    await expect(page.getByLabel('My turn in games played over days')).toBeChecked();
    await page.getByLabel('An invitation to another game').uncheck();
    await page.getByLabel('No notices in these hours').check();
    await page.getByLabel('from', { exact: true }).fill('23:30');
    await expect(page.getByLabel('until', { exact: true })).toHaveValue('08:00');
    await expectSound(page);

    await page.reload();
    await openNotices(page);
    await expect(page.getByLabel('Notify me on this device')).toBeChecked();
    await expect(page.getByLabel('An invitation to another game')).not.toBeChecked();
    await expect(page.getByLabel('from', { exact: true })).toHaveValue('23:30');
    await page.getByLabel('Notify me on this device').press('Space');
    await expect(page.getByText('even when no page of Topsail is open')).toHaveCount(0);
    const left = await page.evaluate(async () => (await fetch('/api/notices')).json() as Promise<object>);
    expect(left).toMatchObject({ browsers: 0, here: false, choices: { turn: true, invitation: false } });
    expectNoComplaints(rosa);
  });

/** Lets the browser receive a message, as its push service would deliver it. */
async function deliverer(context: BrowserContext, page: Page): Promise<(message: object) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) done(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (message) => {
    const data = JSON.stringify(message);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

test('a push message is shown once, and taken back when its turn has passed', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const deliver = await deliverer(context, page);
  const onScreen = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(
        ({ title, body, tag }) => `${tag}: ${title}. ${body}`,
      );
    });
  const clear = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notice of await registration.getNotifications()) notice.close();
    });
  const turn = { t: 'show', tag: 'turn-T', title: 'Your turn: Yassa', body: 'Rosa, Ben', path: '/t/T' };
  await deliver({ ...turn, id: 'a' });
  await expect.poll(onScreen).toEqual(['turn-T: Your turn: Yassa. Rosa, Ben']);
  await clear();
  await deliver({ ...turn, id: 'a' });
  await deliver({ ...turn, id: 'b', tag: 'turn-S', path: '/t/S' });
  await expect.poll(onScreen).toEqual(['turn-S: Your turn: Yassa. Rosa, Ben']);
  await deliver({ t: 'close', tag: 'turn-S', id: 'b' });
  await expect.poll(onScreen).toEqual([]);
});
