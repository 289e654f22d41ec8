import { SPECTATOR, type Viewer } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { NOTHING_PENDING } from './pending.ts';
import { hear, type Event } from './tell.ts';

const EVERYBODY: readonly Viewer[] = [0, 1, 2, SPECTATOR];

function othersThan(...seats: readonly number[]): Viewer[] {
  return EVERYBODY.filter((viewer) => viewer === SPECTATOR || !seats.includes(viewer));
}

const VOYAGE = {
  ship: 0,
  seat: 0,
  from: 1,
  to: 3,
  path: [1, 2, 3],
  dir: 'forward',
  home: false,
  lap: 0,
} as const;
const WHOLE = { key: 'one', total: 3, done: 3 };
const FIREPOWER = { powder: 2, bonus: 0, roll: 'star' } as const;

/** One of every kind that is told to all in full. */
const OPEN: readonly Event[] = [
  { e: 'setup', ruleset: 'jamaica-1', seats: 3, ghost: false },
  { e: 'captain', seat: 1, round: 1 },
  { e: 'drew', seat: 1, count: 1 },
  { e: 'reshuffle', seat: 1 },
  { e: 'roll', seat: 1, dice: [2, 5] },
  { e: 'assign', seat: 1, morning: 5, evening: 2 },
  { e: 'picked', seat: 1 },
  { e: 'turn', seat: 1, card: ['gold', 'gold'] },
  { e: 'act', ship: 1, half: 'morning', action: 'gold', die: 5 },
  { e: 'ask', question: 'lair', rule: 'SHORT-7', to: [1], pending: NOTHING_PENDING },
  { e: 'home', ship: 1, last: true },
  { e: 'reveal', ship: 1, treasures: ['+3', '-4'] },
  { e: 'load', seat: 1, resource: 'gold', count: 5, hold: 2, emptied: null },
  { e: 'skip-load', seat: 1, resource: 'gold' },
  { e: 'move', ...VOYAGE },
  { e: 'shortage-move', ...VOYAGE, dir: 'backward' },
  { e: 'battle', space: 9, ship: 0, against: 1, seat: 0, attackBonus: 2, defenceBonus: 0 },
  { e: 'commit', ship: 0, powder: 3 },
  { e: 'powder', ship: 0, split: [{ hold: 2, n: 3 }], total: 3, whole: WHOLE },
  { e: 'battle-roll', ship: 0, value: 'star' },
  { e: 'sabre', seat: 1, ship: 0 },
  {
    ...{ e: 'battle-result', space: 9, ship: 0, against: 1, winner: 0, attack: 'star', defence: null },
    ...{ attackParts: FIREPOWER, defenceParts: null },
  },
  {
    e: 'steal-hold',
    ship: 0,
    from: 1,
    seat: 0,
    hold: 1,
    resource: 'gold',
    count: 3,
    into: 2,
    emptied: { good: 'food', count: 3 },
  },
  { e: 'no-spoils', ship: 0, seat: 0 },
  { e: 'shortage', space: 9, seat: 0, resource: 'food', price: 3, has: 2 },
  {
    e: 'pay',
    space: 9,
    seat: 0,
    resource: 'food',
    split: [{ hold: 0, n: 2 }],
    count: 2,
    short: true,
    whole: WHOLE,
  },
  { e: 'shortage-roll', seat: 0, value: 'skull' },
  { e: 'leave-treasure', ship: 0, space: 4 },
  { e: 'end', scores: [3, 2, 1], ranking: [[0], [1], [2]] },
];

describe('RND-7 what happens in the open', () => {
  it.each(OPEN)('$e is heard by everybody in full', (event) => {
    for (const viewer of EVERYBODY) expect(hear(event, viewer)).toEqual(event);
  });
});

describe('RND-7 what is drawn', () => {
  it('the drawer sees his cards, the others count them', () => {
    const event: Event = {
      e: 'draw',
      seat: 1,
      cards: [
        ['gold', 'gold'],
        ['food', 'powder'],
      ],
    };
    expect(hear(event, 1)).toEqual(event);
    for (const viewer of othersThan(1)) expect(hear(event, viewer)).toEqual({ e: 'drew', seat: 1, count: 2 });
  });
});

describe('RND-2 what is picked', () => {
  const event: Event = { e: 'pick', seat: 1, card: ['gold', 'gold'], first: true };

  it('the others learn only that he has picked', () => {
    expect(hear(event, 1)).toEqual(event);
    for (const viewer of othersThan(1)) expect(hear(event, viewer)).toEqual({ e: 'picked', seat: 1 });
  });

  it('the others do not learn that he changed his mind', () => {
    const again: Event = { ...event, first: false };
    expect(hear(again, 1)).toEqual(again);
    for (const viewer of othersThan(1)) expect(hear(again, viewer)).toBeUndefined();
  });
});

describe('TRE-1 a treasure from a lair', () => {
  it('a power lies face up for all to see', () => {
    const event: Event = {
      e: 'treasure',
      ship: 1,
      space: 4,
      treasure: 'lady-beth',
      face: 'up',
      knownBy: [],
    };
    for (const viewer of EVERYBODY) expect(hear(event, viewer)).toEqual(event);
  });

  it('a face-down one is seen by its finder alone', () => {
    const covered = { e: 'treasure', ship: 1, space: 4, face: 'down', knownBy: [1] } as const;
    const event: Event = { ...covered, treasure: '-4' };
    expect(hear(event, 1)).toEqual(event);
    for (const viewer of othersThan(1)) expect(hear(event, viewer)).toStrictEqual(covered);
  });

  it('GHO-5 what the ghost finds is seen by nobody', () => {
    const covered = { e: 'treasure', ship: 'ghost', space: 4, face: 'down', knownBy: [] } as const;
    for (const viewer of EVERYBODY)
      expect(hear({ ...covered, treasure: '+7' }, viewer)).toStrictEqual(covered);
  });
});

describe('TRE-4 a treasure that changes hands', () => {
  it('thief, victim and former owners know a stolen card, the others see which place it left', () => {
    const covered = {
      e: 'steal-treasure',
      ship: 0,
      from: 1,
      seat: 0,
      place: 2,
      face: 'down',
      knownBy: [0, 1],
    } as const;
    const event: Event = { ...covered, treasure: '+5' };
    for (const viewer of [0, 1]) expect(hear(event, viewer)).toEqual(event);
    for (const viewer of othersThan(0, 1)) expect(hear(event, viewer)).toStrictEqual(covered);
  });

  it('a power stolen face up is seen by all, with what lies on it', () => {
    const event: Event = {
      e: 'steal-treasure',
      ship: 0,
      from: 1,
      seat: 0,
      treasure: 'sixth-hold',
      face: 'up',
      knownBy: [],
      contents: { good: 'gold', count: 4 },
    };
    for (const viewer of EVERYBODY) expect(hear(event, viewer)).toEqual(event);
  });

  it('giver and receiver know a given curse, the others only that one was given', () => {
    const covered = {
      e: 'give-curse',
      ship: 0,
      to: 1,
      seat: 0,
      place: 1,
      face: 'down',
      knownBy: [0, 1],
    } as const;
    const event: Event = { ...covered, treasure: '-3' };
    for (const viewer of [0, 1]) expect(hear(event, viewer)).toEqual(event);
    for (const viewer of othersThan(0, 1)) expect(hear(event, viewer)).toStrictEqual(covered);
  });
});
