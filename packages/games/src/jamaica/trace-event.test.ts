import { describe, expect, it } from 'vitest';
import { NOTHING_PENDING } from './pending.ts';
import type { Event } from './tell.ts';
import { traceEvent } from './trace-event.ts';

const VOYAGE = { ship: 0, seat: 0, from: 1, to: 3, path: [1, 2, 3], home: false } as const;
const WHOLE = { key: 'one', total: 3, done: 3 };
const FIREPOWER = { powder: 2, bonus: 0, roll: 'star' } as const;
const ROBBERY = { ship: 0, from: 1, seat: 0 } as const;
const HOLD = { ...ROBBERY, hold: 1, resource: 'gold', count: 3 } as const;

/** One of every kind that a trace tells as it is. */
const AS_TOLD: readonly Event[] = [
  { e: 'draw', seat: 1, cards: [['gold', 'gold']] },
  { e: 'reshuffle', seat: 1 },
  { e: 'roll', seat: 1, dice: [2, 5] },
  { e: 'assign', seat: 1, morning: 5, evening: 2 },
  { e: 'turn', seat: 1, card: ['gold', 'gold'] },
  { e: 'skip-load', seat: 1, resource: 'gold' },
  { e: 'battle-roll', ship: 0, value: 'star' },
  { e: 'sabre', seat: 1, ship: 0 },
  { e: 'no-spoils', ship: 0, seat: 0 },
  { e: 'shortage-roll', seat: 0, value: 'skull' },
  { e: 'leave-treasure', ship: 0, space: 4 },
  { e: 'end', scores: [3, 2, 1], ranking: [[0], [1], [2]] },
];

/** What is told, and what of it stands in the trace. */
const IN_OTHER_WORDS: readonly [what: string, told: Event, traced: object][] = [
  [
    'the set-up says how holds are counted',
    { e: 'setup', ruleset: 'jamaica-1', seats: 3, ghost: false },
    { e: 'setup', ruleset: 'jamaica-1', seats: 3, ghost: false, holds: 'indexed' },
  ],
  ['a captain has no round', { e: 'captain', seat: 1, round: 4 }, { e: 'captain', seat: 1 }],
  [
    'a pick is told once, so it is not called the first',
    { e: 'pick', seat: 1, card: ['gold', 'gold'], first: true },
    { e: 'pick', seat: 1, card: ['gold', 'gold'] },
  ],
  [
    'a shortage is where the voyage before it ended',
    { e: 'shortage', space: 9, seat: 0, resource: 'food', price: 3, has: 2 },
    { e: 'shortage', seat: 0, resource: 'food', price: 3, has: 2 },
  ],
  [
    'a voyage has no laps',
    { e: 'move', ...VOYAGE, dir: 'forward', lap: 0 },
    { e: 'move', ...VOYAGE, dir: 'forward' },
  ],
  [
    'an attack is told without what the ships add to it',
    { e: 'battle', space: 9, ship: 0, against: 1, seat: 0, attackBonus: 2, defenceBonus: 0 },
    { e: 'battle', ship: 0, against: 1, seat: 0 },
  ],
  [
    'a result is told by its totals',
    {
      ...{ e: 'battle-result', space: 9, ship: 0, against: 1, winner: 0, attack: 'star', defence: null },
      ...{ attackParts: FIREPOWER, defenceParts: null },
    },
    { e: 'battle-result', winner: 0, attack: 'star', defence: null },
  ],
  [
    'powder is told whole',
    { e: 'powder', ship: 0, split: [{ hold: 2, n: 3 }], total: 3, whole: WHOLE },
    { e: 'powder', ship: 0, split: [{ hold: 2, n: 3 }], total: 3 },
  ],
  [
    'a payment is told whole',
    {
      ...{ e: 'pay', space: 9, seat: 0, resource: 'food', split: [{ hold: 0, n: 2 }], count: 2, short: true },
      whole: WHOLE,
    },
    { e: 'pay', seat: 0, resource: 'food', split: [{ hold: 0, n: 2 }], count: 2, short: true },
  ],
  [
    'a load into an empty hold empties none',
    { e: 'load', seat: 1, resource: 'gold', count: 5, hold: 2, emptied: null },
    { e: 'load', seat: 1, resource: 'gold', count: 5, hold: 2, emptied: null },
  ],
  [
    'a load over other cargo says what was tipped out',
    { e: 'load', seat: 1, resource: 'gold', count: 5, hold: 2, emptied: { good: 'food', count: 3 } },
    { e: 'load', seat: 1, resource: 'gold', count: 5, hold: 2, emptied: { food: 3 } },
  ],
  [
    'GHO-12: a ghost left at home has no path',
    { e: 'move', ship: 'ghost', seat: 1, from: 0, to: 0, path: [0], dir: 'forward', home: true, lap: 1 },
    { e: 'move', ship: 'ghost', seat: 1, from: 0, to: 0, dir: 'forward', home: true },
  ],
  [
    'a way back after a shortage has no direction',
    { e: 'shortage-move', ...VOYAGE, dir: 'backward', lap: 0 },
    { e: 'shortage-move', ...VOYAGE },
  ],
  [
    'a stolen hold says into which hold it went, and what was tipped out for it',
    { e: 'steal-hold', ...HOLD, into: 2, emptied: { good: 'food', count: 4 } },
    { e: 'steal-hold', ...HOLD, into: 2, emptied: { food: 4 } },
  ],
  [
    'and that nothing was, where nothing was',
    { e: 'steal-hold', ...HOLD, into: 0, emptied: null },
    { e: 'steal-hold', ...HOLD, into: 0, emptied: null },
  ],
  [
    'GHO-7: what the ghost throws overboard empties no hold',
    { e: 'steal-hold', ...HOLD, into: null, emptied: null },
    { e: 'steal-hold', ...HOLD, into: null },
  ],
  [
    'a power stolen face up has its face and no place',
    { e: 'steal-treasure', ...ROBBERY, treasure: 'lady-beth', face: 'up', knownBy: [] },
    { e: 'steal-treasure', ...ROBBERY, treasure: 'lady-beth', face: 'up' },
  ],
  [
    'the Sixth Hold comes with what lies on it',
    {
      ...{ e: 'steal-treasure', ...ROBBERY, treasure: 'sixth-hold', face: 'up', knownBy: [] },
      contents: { good: 'gold', count: 4 },
    },
    { e: 'steal-treasure', ...ROBBERY, treasure: 'sixth-hold', face: 'up', contents: { gold: 4 } },
  ],
  [
    'or with nothing',
    { e: 'steal-treasure', ...ROBBERY, treasure: 'sixth-hold', face: 'up', knownBy: [], contents: null },
    { e: 'steal-treasure', ...ROBBERY, treasure: 'sixth-hold', face: 'up', contents: null },
  ],
  [
    'a stolen face-down card is named, but not who knows it',
    { e: 'steal-treasure', ...ROBBERY, place: 2, treasure: '+5', face: 'down', knownBy: [0, 1] },
    { e: 'steal-treasure', ...ROBBERY, treasure: '+5', face: 'down' },
  ],
  [
    'GHO-5: a power that the ghost had face down has neither side as its face',
    { e: 'steal-treasure', ...ROBBERY, place: 0, treasure: 'morgans-map', face: 'up', knownBy: [] },
    { e: 'steal-treasure', ...ROBBERY, treasure: 'morgans-map' },
  ],
  [
    'a stolen token has neither name nor face',
    { e: 'steal-treasure', ...ROBBERY, face: 'up', knownBy: [] },
    { e: 'steal-treasure', ...ROBBERY },
  ],
  [
    'a curse is given by one ship to another',
    { e: 'give-curse', ship: 0, to: 1, seat: 0, place: 0, treasure: '-3', face: 'down', knownBy: [0, 1] },
    { e: 'give-curse', ship: 0, to: 1, treasure: '-3', seat: 0 },
  ],
  [
    'a treasure is named, but not who knows it',
    { e: 'treasure', ship: 1, space: 4, treasure: '-4', face: 'down', knownBy: [1] },
    { e: 'treasure', ship: 1, treasure: '-4', space: 4 },
  ],
  [
    'a token has no name',
    { e: 'treasure', ship: 1, space: 'a5', face: 'up', knownBy: [] },
    { e: 'treasure', ship: 1, space: 'a5' },
  ],
];

describe('an event of the trace', () => {
  it.each(AS_TOLD)('$e is written as it is told', (event) => {
    expect(traceEvent(event)).toStrictEqual(event);
  });

  it.each(IN_OTHER_WORDS)('%s', (_, told, traced) => {
    expect(traceEvent(told)).toStrictEqual(traced);
  });

  it.each<[string, Event]>([
    ['what others hear of a draw', { e: 'drew', seat: 1, count: 1 }],
    ['what others hear of a pick', { e: 'picked', seat: 1 }],
    ['a question', { e: 'ask', question: 'card', rule: 'RND-2', to: [0], pending: NOTHING_PENDING }],
    ['the beginning of a half', { e: 'act', ship: 0, half: 'evening', action: 'gold', die: 2 }],
    ['a ship at home', { e: 'home', ship: 0, last: true }],
    ['the amount of powder, before it is told from where', { e: 'commit', ship: 0, powder: 3 }],
    ['what is turned up at the end', { e: 'reveal', ship: 0, treasures: ['+3'] }],
    [
      'SHORT-1: the payment of a ship with nothing aboard',
      { e: 'pay', space: 9, seat: 0, resource: 'food', split: [], count: 0, short: true, whole: WHOLE },
    ],
  ])('%s is not written', (_, event) => {
    expect(traceEvent(event)).toBeUndefined();
  });
});
