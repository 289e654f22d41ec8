/** What the server pushes: a notice to show, or one to take back. The id is the same however often it is sent. */
export type Pushed =
  | {
      readonly t: 'show';
      readonly tag: string;
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly path: string;
    }
  | { readonly t: 'close'; readonly tag: string; readonly id: string };

/** The store of the ids that were seen last, one for each tag. Not a store of pages. */
const SEEN = 'notices';
/** How many tags are remembered. */
const MOST = 200;

/** What a service worker is given for notices. */
export interface NoticePorts {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  /** Whether somebody looks at this page now. */
  isLookedAt(path: string): Promise<boolean>;
}

/** Shows each notice once, however often it comes; what is looked at needs none. */
export async function receive(ports: NoticePorts, message: Pushed): Promise<void> {
  const { tag, id } = message;
  const isNew = await isFirst(ports, tag, id);
  if (message.t === 'close') {
    for (const notice of await ports.registration.getNotifications({ tag })) notice.close();
    return;
  }
  const { title, body, path } = message;
  if (!isNew || (await ports.isLookedAt(path))) return;
  const icon = '/icon-192.png';
  await ports.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } });
}

async function isFirst({ caches }: NoticePorts, tag: string, id: string): Promise<boolean> {
  const seen = await caches.open(SEEN);
  const key = `/notices/${encodeURIComponent(tag)}`;
  if ((await (await seen.match(key))?.text()) === id) return false;
  // Put at the end, so that the first are the oldest.
  await seen.delete(key);
  await seen.put(key, new Response(id));
  const keys = await seen.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => seen.delete(old)));
  return true;
}

/** The page that a notice leads to. */
export function pathOf({ data }: Pick<Notification, 'data'>): string {
  const { path } = (data ?? {}) as { readonly path?: unknown };
  return typeof path === 'string' && path.startsWith('/') ? path : '/';
}
