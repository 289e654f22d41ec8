import { forget, keep, kept } from './storage.ts';

const CHOICE = 'topsail.notify';

/** What a browser shows outside its pages. Another one with the same tag takes its place without a sound. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The page that it leads to. */
  readonly path: string;
}

/** `off`: not chosen on this device. `unable`: this browser has no notifications, or only for pages with a certificate. */
export type NotifyState = 'on' | 'off' | 'blocked' | 'unable';

export function notifyState(): NotifyState {
  if (!('Notification' in globalThis)) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && kept(CHOICE) === 'on' ? 'on' : 'off';
}

/** Asks the browser's own question where it was never answered: only after a click of the person. */
export async function turnNotifying(on: boolean): Promise<NotifyState> {
  if (!on) forget(CHOICE);
  else if (notifyState() === 'off' && (await Notification.requestPermission()) === 'granted')
    keep(CHOICE, 'on');
  return notifyState();
}

/** Shows a notice, where it was chosen. A phone shows only those of a service worker. */
export async function notify({ path, ...notice }: Notice): Promise<void> {
  if (notifyState() !== 'on') return;
  const shown = { ...notice, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  const worker = await workerOf();
  if (worker !== undefined) await worker.showNotification(notice.title, shown);
  else new Notification(notice.title, shown).addEventListener('click', () => window.focus());
}

/** Takes back the notices of this tag that a service worker shows. */
export async function withdraw(tag: string): Promise<void> {
  const worker = await workerOf();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  return registration?.active === null ? undefined : registration;
}
