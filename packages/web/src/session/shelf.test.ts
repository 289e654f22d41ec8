import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitChoice } from './choice.ts';
import { isShared, keepChoice, keepShared, keptChoice, sharedChoice } from './habits.ts';
import { Place, tableIn } from './place.svelte.ts';
import { shelfIdOf, shelve, shelved, takeDown, throwAway } from './shelf.ts';
import { takeWish } from './wish.ts';

let store: Record<string, string>;
const visited: string[] = [];

/** A browser at an address, with a history that is only written down. */
function browseTo(address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://topsail.test');
  vi.stubGlobal('location', { pathname, search, hash });
}

beforeEach(() => {
  store = {};
  visited.length = 0;
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      get: (kept, method) => {
        if (method === 'getItem') return (key: string) => kept[key] ?? null;
        if (method === 'setItem') return (key: string, text: string) => (kept[key] = text);
        return (key: string) => Reflect.deleteProperty(kept, key);
      },
    }),
  );
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, to: string) => visited.push(`push ${to}`),
    replaceState: (_: unknown, __: string, to: string) => visited.push(`replace ${to}`),
  });
  browseTo('/');
});
afterEach(() => vi.unstubAllGlobals());

test('games are shelved with their marks, the latest first, and thrown away one by one', () => {
  expect(shelve('a', 'topsail 1\nruleset yassa\n', { moves: 3, isOver: false, at: 10 })).toBe(true);
  shelve('b', 'topsail 1\nruleset jamaica-1\n', { moves: 9, isOver: true, at: 20 });
  expect(shelved()).toEqual([
    { id: 'b', ruleset: 'jamaica-1', moves: 9, isOver: true, at: 20 },
    { id: 'a', ruleset: 'yassa', moves: 3, isOver: false, at: 10 },
  ]);
  expect(takeDown('a')).toContain('ruleset yassa');
  throwAway('a');
  expect(shelved().map(({ id }) => id)).toEqual(['b']);
  expect([shelfIdOf('topsail.game.b'), shelfIdOf('topsail.choice')]).toEqual(['b', undefined]);
});

test('a browser that forbids storage has no shelf, and says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(shelve('a', '', { moves: 0, isOver: false, at: 0 })).toBe(false);
  expect([shelved(), takeDown('a')]).toEqual([[], undefined]);
});

test('the last choice comes back without its luck, and shared games with their people', () => {
  const choice = fitChoice({ ruleset: 'yassa', seats: 3, opponents: ['mate', 'captain'], seed: 'fair' });
  keepChoice(choice);
  expect(keptChoice()).toEqual({ ...choice, seed: '' });
  expect(isShared(choice)).toBe(false);
  expect(sharedChoice(choice).opponents).toEqual(['friend']);
  keepShared(fitChoice({ seats: 4, opponents: ['friend', 'friend', 'mate'], names: ['Ann'] }));
  expect(sharedChoice(choice)).toMatchObject({
    ruleset: 'yassa',
    seats: 4,
    opponents: ['friend', 'friend', 'mate'],
    names: ['Ann'],
  });
});

test('the address says where one is: at the start, in the set-up or at a table', () => {
  expect([tableIn(''), tableIn('#table'), tableIn('#table-a1')]).toEqual([undefined, '', 'a1']);
  const place = new Place();
  expect([place.table, place.isSettingUp]).toEqual([undefined, false]);
  place.goToTable('a1');
  place.goToTable('a2');
  place.goToStart();
  expect(visited).toEqual(['push /#table-a1', 'replace /#table-a2', 'push /']);
  place.setUp();
  place.choose(fitChoice({ ruleset: 'yassa' }));
  expect(visited.at(-1)).toMatch(/^replace \?ruleset=yassa&/);
});

test('Back leads to the place that the address names', () => {
  const place = new Place();
  browseTo('/?ruleset=yassa&seats=2#table-a1');
  place.follow();
  expect([place.table, place.isSettingUp, place.choice.ruleset]).toEqual(['a1', true, 'yassa']);
  browseTo('/?lang=pl');
  expect(new Place().isSettingUp).toBe(false);
});

test('a link may wish for a game, once', () => {
  browseTo('/?play=yassa');
  expect(takeWish()).toBe('yassa');
  expect(visited).toEqual(['replace /']);
  browseTo('/');
  expect(takeWish()).toBeUndefined();
});
