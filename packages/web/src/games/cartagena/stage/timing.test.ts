import type { CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { strideTakes, takes, walkingOf, walkTakes } from './timing.ts';

const forward = { e: 'forward', seat: 0, card: 'key', from: 4, to: 10, passed: [], left: 2 } as const;
const back = { e: 'back', seat: 0, from: 10, to: 4, passed: [], left: 2, count: 1 } as const;
const draw = { e: 'draw', seat: 0, count: 1, open: false, whole: { total: 1, done: 1 } } as const;

test('a card is shown before the pirate runs; a retreat has none', () => {
  expect(walkingOf(forward).card).toBeGreaterThan(0);
  expect(walkingOf(back).card).toBe(0);
  expect(walkingOf(back).way).toBeGreaterThan(walkingOf(forward).way);
});

test('a hop takes longer than a step, and a hop over two longer than over one', () => {
  const stride = (over: number): number => strideTakes(forward, { from: 4, to: 5 + over, over });
  expect(stride(1)).toBeGreaterThan(stride(0));
  expect(stride(2)).toBe(2 * stride(1));
  const backwards = strideTakes(back, { from: 10, to: 9, over: 0 });
  expect(backwards).toBeGreaterThan(stride(0));
});

test('to board takes longer than to land', () => {
  expect(walkingOf({ ...forward, to: 37 }).arrived).toBeGreaterThan(walkingOf(forward).arrived);
});

test('a walk lasts as long as its parts', () => {
  const { card, way, arrived } = walkingOf(forward);
  expect(walkTakes(forward)).toBe(card + way + arrived);
  expect(takes(forward)).toBe(walkTakes(forward));
  expect(takes(back)).toBe(walkTakes(back));
});

test('many cards take longer than one, each by the same', () => {
  const [one, two, three] = [1, 2, 3].map((count) => takes({ ...draw, count }));
  expect(two! - one!).toBeGreaterThan(0);
  expect(three! - two!).toBe(two! - one!);
  expect(one! - (two! - one!)).toBeGreaterThan(two! - one!);
  const row: CartagenaEvent = { e: 'row', cards: ['hat', 'key'] };
  expect(takes(row)).toBe(two);
  expect(takes({ e: 'deal', seat: 0, count: 3, open: false })).toBe(three);
});

test('nothing is shown before the tunnel is laid, and a boat that sails away more than an end without one', () => {
  expect(takes({ e: 'setup', variant: 'tortuga', seats: 3, boatRetreat: true })).toBe(0);
  expect(takes({ e: 'tunnel', sections: [], symbols: [] })).toBeGreaterThan(0);
  const end = { e: 'end', ranking: [] } as const;
  expect(takes({ ...end, ending: 'escape', winner: 0 })).toBeGreaterThan(takes({ ...end, ending: 'drawn' }));
  expect(takes({ e: 'stop', seat: 0 })).toBeGreaterThan(0);
});
