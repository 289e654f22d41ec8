import { pathOf, receive, type NoticePorts, type Pushed } from './notices.ts';
import { storeName, storesToDrop } from './stores.ts';

/** Filled in when the pages are built: a name for all of it, and every file. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface SubscriptionEvent extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null;
}

interface NoticeEvent extends LastingEvent {
  readonly notification: Notification;
}

/** A page of ours that is open. */
interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What a service worker is given, as far as it is used here. */
interface Service {
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: SubscriptionEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

const service = self as unknown as Service;
const STORE = storeName(BUILD.version);
const PAGE = '/index.html';
/** So many files at a time, so that the person who plays meanwhile does not wait for them. */
const AT_ONCE = 4;

service.addEventListener('install', (event) => event.waitUntil(stock()));
service.addEventListener('activate', (event) => event.waitUntil(takeOver()));
service.addEventListener('message', ({ data }) => {
  if (data === 'take over') void service.skipWaiting();
});
service.addEventListener('push', (event) => {
  // Only our own server can push to this browser.
  if (event.data !== null) event.waitUntil(receive(NOTICES, event.data.json() as Pushed));
});
service.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options !== undefined) event.waitUntil(subscribeAnew(options));
});
service.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(pathOf(event.notification)));
});
service.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answer(PAGE, request));
  else if (BUILD.files.includes(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(answer(pathname, request));
});

const NOTICES: NoticePorts = {
  caches,
  registration: service.registration,
  isLookedAt: async (path) =>
    (await pagesAt(path)).some(({ visibilityState }) => visibilityState === 'visible'),
};

/** The push service gave up the old subscription: without a new one no notice would come any more. */
async function subscribeAnew({ applicationServerKey }: PushSubscriptionOptions): Promise<void> {
  const { pushManager } = service.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/notices/push', { method: 'POST', headers, body: JSON.stringify(subscription) });
}

/** The page is brought to the front where it is open already. */
async function show(path: string): Promise<void> {
  const [page] = await pagesAt(path);
  await (page === undefined ? service.clients.openWindow(path) : page.focus());
}

async function pagesAt(path: string): Promise<readonly OpenPage[]> {
  const pages = await service.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === path);
}

async function stock(): Promise<void> {
  const store = await caches.open(STORE);
  const missing = [...BUILD.files];
  const carry = async (): Promise<void> => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop())
      if ((await store.match(file)) === undefined) await store.put(file, await bring(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
}

/** A file whose name tells what is in it may come from an older store; any other is asked for anew. */
async function bring(file: string): Promise<Response> {
  const isLasting = file.startsWith('/assets/');
  const known = isLasting ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: isLasting ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file} could not be had: ${response.status}`);
  return response;
}

async function takeOver(): Promise<void> {
  const drop = storesToDrop(await caches.keys(), STORE);
  await Promise.all(drop.map((name) => caches.delete(name)));
  await service.clients.claim();
}

/** From this build's store; else from an older one, for a page that was opened before; else from the server. */
async function answer(path: string, request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  return (await store.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
