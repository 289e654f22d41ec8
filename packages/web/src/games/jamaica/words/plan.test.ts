import type { Foresight } from '@topsail/engine';
import type { JamaicaFact } from '@topsail/games';
import { expect, test } from 'vitest';
import { glanceOf } from './glance.ts';
import { planOf } from './plan.ts';

function foreseen(...certain: readonly JamaicaFact[]): Foresight {
  return { certain, possible: [] };
}

const dice = { morning: 3, evening: 4, assigned: true };

const ahead = foreseen(
  { when: 'morning', from: 12, fact: 'sails', ship: 0, to: 15, path: [12, 13, 14, 15], home: false },
  { when: 'morning', from: 12, fact: 'pays', to: 15, good: 'food', price: 2 },
  { when: 'morning', from: 12, fact: 'meets', to: 15, ships: [1] },
  { when: 'morning', from: 12, fact: 'sails', ship: 0, to: 20, path: [12, 16, 20], home: false },
  { when: 'morning', from: 12, fact: 'shortage', to: 20, good: 'gold', price: 5, has: 3, missing: 2 },
  { when: 'evening', from: 15, fact: 'loads', good: 'powder', count: 4, into: [1] },
  { when: 'evening', from: 20, fact: 'loads', good: 'powder', count: 4, into: [1] },
);

test('a plan tells of every way what it asks, what is missing, and whom it meets', () => {
  const { legs, loads } = planOf(ahead);
  expect(legs).toEqual([
    {
      half: 'morning',
      from: 12,
      to: 15,
      path: [12, 13, 14, 15],
      isHome: false,
      price: { good: 'food', n: 2 },
      missing: 0,
      meets: [1],
      hasTreasure: false,
    },
    {
      half: 'morning',
      from: 12,
      to: 20,
      path: [12, 16, 20],
      isHome: false,
      price: { good: 'gold', n: 5 },
      missing: 2,
      meets: [],
      hasTreasure: false,
    },
  ]);
  expect(loads.map(({ good, count }) => [good, count])).toContainEqual(['powder', 4]);
});

test('where a lane is chosen, the way begins where the ship lies', () => {
  const lane = foreseen(
    { fact: 'sails', ship: 0, to: 15, path: [12, 13, 14, 15], home: false },
    { fact: 'pays', to: 15, good: 'food', price: 2 },
  );
  const { legs } = planOf(lane, { half: 'evening', from: 12 });
  expect(legs).toMatchObject([{ half: 'evening', from: 12, to: 15, price: { good: 'food', n: 2 } }]);
});

test('at a glance costs have a minus, gains a plus, and a shortage is said in words', () => {
  expect(glanceOf('jamaica-2', dice, ['forward', 'powder'], planOf(ahead))).toEqual([
    {
      icon: 'sun',
      text: 'Forward 3',
      order: 'forward',
      n: 3,
      chips: [
        { icons: ['food'], text: '\u22122', tone: 'price' },
        { icons: ['gold'], text: 'short by 2', tone: 'danger' },
        { icons: ['swords'], text: '', tone: 'danger' },
      ],
    },
    {
      icon: 'moon',
      text: 'Load powder',
      order: 'powder',
      chips: [{ icons: ['powder'], text: '+4', tone: 'gain' }],
    },
  ]);
});

test('a load that no hold can take is nothing gained', () => {
  const plan = planOf(foreseen({ when: 'evening', from: 3, fact: 'skips-load', good: 'gold' }));
  expect(glanceOf('jamaica-2', dice, ['powder', 'gold'], plan)[1]?.chips).toEqual([
    { icons: ['gold'], text: '+0', tone: 'loss' },
  ]);
});

test('many ways are told from the least to the most they ask, and none is left out', () => {
  const ways = Array.from({ length: 6 }, (_, n): JamaicaFact[] => [
    { when: 'evening', from: 12, fact: 'sails', ship: 0, to: n, path: [12, n], home: false },
    { when: 'evening', from: 12, fact: 'pays', to: n, good: 'food', price: n + 1 },
  ]);
  const [, row] = glanceOf('jamaica-2', dice, ['food', 'forward'], planOf(foreseen(...ways.flat())));
  expect(row?.chips).toEqual([{ icons: ['food'], text: '\u22121\u20136', tone: 'price' }]);
});
