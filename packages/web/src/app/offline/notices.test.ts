import { expect, test } from 'vitest';
import { pathOf, receive, type NoticePorts, type Pushed } from './notices.ts';

/** A browser as far as notices go: what is on its screen, by tag, and how often something was put there. */
function browser(lookedAt = '') {
  const kept = new Map<string, string>();
  const onScreen = new Map<string, string>();
  let shown = 0;
  const cache = {
    match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, response: Response) => void kept.set(key, await response.text()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  const ports = {
    caches: { open: () => Promise.resolve(cache) },
    registration: {
      showNotification: (title: string, { tag = '' }: NotificationOptions) => {
        shown++;
        onScreen.set(tag, title);
        return Promise.resolve();
      },
      getNotifications: ({ tag = '' }: GetNotificationOptions = {}) =>
        Promise.resolve(onScreen.has(tag) ? [{ close: () => onScreen.delete(tag) }] : []),
    },
    isLookedAt: (path: string) => Promise.resolve(path === lookedAt),
  } as unknown as NoticePorts;
  return { ports, kept, onScreen, shown: () => shown };
}

function turn(id: string, table = 'T'): Pushed {
  return { t: 'show', tag: `turn-${table}`, id, title: `Your turn ${id}`, body: '', path: `/t/${table}` };
}

test('a notice that comes twice is shown once, also when it was put away in between', async () => {
  const { ports, onScreen, shown } = browser();
  await receive(ports, turn('a'));
  onScreen.clear();
  await receive(ports, turn('a'));
  expect(shown()).toBe(1);
  await receive(ports, turn('b'));
  expect([...onScreen]).toEqual([['turn-T', 'Your turn b']]);
});

test('a notice is taken back, and does not come again when it was late', async () => {
  const { ports, onScreen, shown } = browser();
  await receive(ports, turn('a'));
  await receive(ports, { t: 'close', tag: 'turn-T', id: 'a' });
  await receive(ports, turn('a'));
  expect(onScreen.size).toBe(0);
  await receive(ports, { t: 'close', tag: 'turn-T', id: 'b' });
  await receive(ports, turn('b'));
  expect(shown()).toBe(1);
});

test('a table that is looked at needs no notice', async () => {
  const { ports, shown } = browser('/t/T');
  await receive(ports, turn('a'));
  expect(shown()).toBe(0);
  await receive(ports, turn('a', 'S'));
  expect(shown()).toBe(1);
});

test('what was seen long ago is forgotten', async () => {
  const { ports, kept } = browser();
  for (let n = 0; n < 205; n++) await receive(ports, turn('a', `T${n}`));
  expect(kept.size).toBe(200);
  expect(kept.has('/notices/turn-T4')).toBe(false);
});

test('a notice leads to a page of ours only', () => {
  expect(pathOf({ data: { path: '/t/T' } })).toBe('/t/T');
  expect(pathOf({ data: { path: 'https://elsewhere.example' } })).toBe('/');
  expect(pathOf({ data: null })).toBe('/');
});
