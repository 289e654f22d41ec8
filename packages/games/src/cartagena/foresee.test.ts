import { forEachCourse, type Viewer } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { foresee, type MoveFact } from './foresee.ts';
import { cartagena } from './index.ts';
import { parseMove } from './moves.ts';
import type { Event } from './tell.ts';
import { scene, type Scene, type Table } from './testing/table.ts';
import { SYMBOLS, type Card } from './types.ts';

function certain(table: Table, text: string, viewer: Viewer = 0): readonly MoveFact[] {
  return foresee(table.view(viewer), parseMove(text)!).certain;
}

function chances(table: Table, text: string, viewer: Viewer = 0): Record<string, number> {
  const odds: Record<string, number> = {};
  for (const fact of foresee(table.view(viewer), parseMove(text)!).possible) {
    if (fact.fact === 'chance') odds[fact.card] = fact.probability;
  }
  return odds;
}

function stand(more: Partial<Scene> & Pick<Scene, 'pirates'>): Table {
  return scene({ ruleset: 'cartagena-tortuga', row: ['sabre', 'key', 'hat'], ...more });
}

describe('an advance is foreseen', () => {
  it('with the card, the way and the spaces passed over', () => {
    const table = stand({ pirates: [[4], [12, 17]], hands: [{ flag: 1 }] });
    expect(certain(table, 'advance 4 flag')).toEqual([
      { fact: 'plays', card: 'flag' },
      { fact: 'lands', from: 4, to: 23, passed: [12, 17] },
    ]);
  });

  it('into the boat, and to the end of the turn', () => {
    const table = stand({ pirates: [[30], [31]], hands: [{ flag: 1 }], actionsLeft: 1 });
    expect(certain(table, 'advance 30 flag').slice(1)).toEqual([
      { fact: 'boards', from: 30, to: 37, passed: [31] },
      { fact: 'turn-ends' },
    ]);
  });

  it('to victory', () => {
    const table = stand({ pirates: [[37, 37, 37, 37, 37, 36], []], hands: [{ flag: 1 }] });
    expect(certain(table, 'advance 36 flag').at(-1)).toEqual({ fact: 'wins' });
  });

  it('C-END: without victory while the sixth pirate is on his way, or only the fifth boards', () => {
    const sixth = stand({ pirates: [[37, 37, 37, 37, 37], []], hands: [{ flag: 2 }] });
    expect(certain(sixth, 'advance 0 flag').slice(1)).toEqual([
      { fact: 'lands', from: 0, to: 4, passed: [] },
    ]);
    const fifth = stand({ pirates: [[37, 37, 37, 37, 36], []], hands: [{ flag: 2 }] });
    expect(certain(fifth, 'advance 36 flag').slice(1)).toEqual([
      { fact: 'boards', from: 36, to: 37, passed: [] },
    ]);
  });

  it('past the taken spaces of its own symbol only, and with nothing left to luck', () => {
    const table = stand({ pirates: [[2], [3, 5, 7, 11]], hands: [{ hat: 2 }] });
    expect(foresee(table.view(0), parseMove('advance 2 hat')!)).toEqual({
      certain: [
        { fact: 'plays', card: 'hat' },
        { fact: 'lands', from: 2, to: 16, passed: [3, 11] },
      ],
      possible: [],
    });
  });
});

describe('a retreat is foreseen', () => {
  it('with the cards it takes from the row and those it leaves', () => {
    const table = stand({
      pirates: [
        [20, 19],
        [19, 19, 15, 15],
      ],
    });
    expect(certain(table, 'retreat 20')).toEqual([
      { fact: 'lands', from: 20, to: 15, passed: [19] },
      { fact: 'draws', count: 2, cards: ['sabre', 'key'] },
      { fact: 'row-left', cards: ['hat'] },
    ]);
    expect(chances(table, 'retreat 20')).toEqual({});
  });

  it('with a new row when it takes the last card', () => {
    const table = stand({ pirates: [[20], [15]], row: ['key'], deck: { hat: 5 }, rest: 'discard' });
    expect(certain(table, 'retreat 20').slice(1)).toEqual([
      { fact: 'draws', count: 1, cards: ['key'] },
      { fact: 'new-row' },
      { fact: 'reshuffle' },
    ]);
  });

  it('with fewer cards when there are not enough', () => {
    const table = stand({ pirates: [[20], [15, 15]], row: ['key'], rest: 1 });
    expect(certain(table, 'retreat 20').slice(1)).toEqual([
      { fact: 'draws', count: 1, cards: ['key'] },
      { fact: 'row-left', cards: [] },
    ]);
    expect(chances(table, 'retreat 20')).toEqual({});
  });

  it('C-BACK-2: past the full spaces between, not past those of which he comes or that lie ahead', () => {
    const table = stand({
      pirates: [
        [20, 18, 25],
        [20, 20, 18, 18, 25, 25],
        [12, 16, 16, 16],
      ],
    });
    expect(certain(table, 'retreat 20')[0]).toEqual({ fact: 'lands', from: 20, to: 12, passed: [16, 18] });
  });

  it('C-BACK-3: out of the boat, to the space before it', () => {
    const table = stand({ pirates: [[37], [36]] });
    expect(certain(table, 'retreat 37')).toEqual([
      { fact: 'lands', from: 37, to: 36, passed: [] },
      { fact: 'draws', count: 1, cards: ['sabre'] },
      { fact: 'row-left', cards: ['key', 'hat'] },
    ]);
  });

  it('with a new row and no reshuffle, when all cards left are in the deck or it has twelve', () => {
    const few = stand({ pirates: [[20], [15]], row: ['key'], deck: { hat: 5 }, rest: 1 });
    const enough = stand({ pirates: [[20], [15]], row: ['key'], deck: { hat: 12 }, rest: 'discard' });
    for (const table of [few, enough])
      expect(certain(table, 'retreat 20').slice(2)).toEqual([{ fact: 'new-row' }]);
  });

  it('with what luck may bring, and nothing where no card is drawn unseen', () => {
    const table = stand({
      ruleset: 'cartagena-jamaica',
      row: [],
      pirates: [[20], [15]],
      hands: [{ hat: 17 }, { flag: 1 }],
      deck: { flag: 1, key: 2 },
      rest: 'discard',
    });
    expect(foresee(table.view(0), parseMove('retreat 20')!).possible).toEqual([
      { fact: 'chance', card: 'flag', probability: 0.5 },
      { fact: 'chance', card: 'key', probability: 0.5 },
    ]);
    expect(foresee(stand({ pirates: [[20], [15]] }).view(0), parseMove('retreat 20')!).possible).toEqual([]);
  });

  it('by the deck itself, once everybody has seen it', () => {
    const table = stand({
      ruleset: 'cartagena-hispaniola',
      pirates: [[20], [15, 15]],
      hands: [{}, { flag: 4, sabre: 4 }],
      row: ['hat'],
      deck: { flag: 1, key: 3 },
      rest: 'discard',
    });
    expect(chances(table, 'retreat 20')).toMatchObject({ sabre: 1 - 8 / 12 });
    table.state.deckSeen = true;
    expect(chances(table, 'retreat 20')).toEqual({ flag: 0.25, key: 0.75 });
  });

  it('with a number only, and a reshuffle, from a hidden deck', () => {
    const table = stand({
      ruleset: 'cartagena-jamaica',
      row: [],
      pirates: [[20], [15, 15]],
      deck: { hat: 1 },
      rest: 'discard',
    });
    expect(certain(table, 'retreat 20').slice(1)).toEqual([
      { fact: 'draws', count: 2, cards: [] },
      { fact: 'reshuffle' },
    ]);
  });
});

it('a stop ends the turn', () => {
  const table = stand({ pirates: [[], []], hands: [{ flag: 1, hat: 1 }] }).play('advance 0 flag');
  expect(foresee(table.view(0), parseMove('stop')!)).toEqual({
    certain: [{ fact: 'turn-ends' }],
    possible: [],
  });
});

describe('C-TURN-1 the end of a turn is foreseen', () => {
  const ends = (table: Table, text: string): boolean =>
    certain(table, text).some(({ fact }) => fact === 'turn-ends');

  it('with the last action, whatever is left in the hand', () => {
    const table = stand({ pirates: [[20], [15]], hands: [{ flag: 3 }], actionsLeft: 1 });
    expect(ends(table, 'advance 20 flag')).toBe(true);
    expect(ends(table, 'retreat 20')).toBe(true);
  });

  it('not while an action and a card are left', () => {
    const table = stand({ pirates: [[], []], hands: [{ flag: 2 }], actionsLeft: 2 });
    expect(ends(table, 'advance 0 flag')).toBe(false);
  });

  it('with the last card, when nobody may retreat', () => {
    expect(ends(stand({ pirates: [[], []], hands: [{ flag: 1 }] }), 'advance 0 flag')).toBe(true);
  });

  it('not when the pirate himself becomes the one to fall back to', () => {
    const table = stand({ pirates: [[20], []], hands: [{ flag: 1 }] });
    expect(ends(table, 'advance 0 flag')).toBe(false);
    expect(table.play('advance 0 flag').moves()).toEqual(['retreat 20', 'stop']);
  });

  it('when the pirate who leaves was the only one to fall back to', () => {
    const table = stand({ pirates: [[30, 33], [31]], hands: [{ flag: 1 }], boatRetreat: 'no' });
    const alone = stand({ pirates: [[30, 31], []], hands: [{ flag: 1 }], boatRetreat: 'no' });
    expect(ends(table, 'advance 30 flag')).toBe(false);
    expect(ends(alone, 'advance 30 flag')).toBe(true);
    expect(alone.play('advance 30 flag').told.slice(0, 2)).toEqual(['forward', 'stuck']);
  });

  it('C-BACK-3: not when a pirate may come back from the boat', () => {
    const board = { pirates: [[36], [15]], hands: [{ flag: 1 }] } as const;
    expect(ends(stand(board), 'advance 36 flag')).toBe(false);
    expect(ends(stand({ ...board, boatRetreat: 'no' }), 'advance 36 flag')).toBe(true);
  });

  it('C-BACK-3: not when one may retreat from the space before a closed boat', () => {
    const table = stand({ pirates: [[26], [15]], hands: [{ hat: 1 }], boatRetreat: 'no' });
    expect(ends(table, 'advance 26 hat')).toBe(false);
    expect(table.play('advance 26 hat').moves()).toEqual(['retreat 36', 'stop']);
  });

  it('with a retreat that brings no card, when there is no other', () => {
    const table = stand({ pirates: [[20], [15]], row: [], rest: 1 });
    expect(certain(table, 'retreat 20').slice(1)).toEqual([
      { fact: 'draws', count: 0, cards: [] },
      { fact: 'row-left', cards: [] },
      { fact: 'turn-ends' },
    ]);
    expect(ends(stand({ pirates: [[20, 21], [15]], row: [], rest: 1 }), 'retreat 20')).toBe(false);
  });

  it('not with a retreat that brings a card', () => {
    expect(ends(stand({ pirates: [[20], [15]] }), 'retreat 20')).toBe(false);
  });
});

describe('the chances told are those of play', () => {
  const hidden = { ruleset: 'cartagena-jamaica', row: [], pirates: [[20], [15, 15], []] } as const;
  const open = { ruleset: 'cartagena-hispaniola', pirates: [[20], [15, 15], []] } as const;

  it.each<[string, Scene]>([
    [
      'two cards from the deck',
      { ...hidden, hands: [{ hat: 2 }, { flag: 1 }], deck: { flag: 1, key: 2 }, rest: 'discard' },
    ],
    [
      'one from the deck, one from the pile',
      { ...hidden, hands: [{}, { flag: 2 }], deck: { key: 1 }, discard: { hat: 2, key: 1 }, rest: 0 },
    ],
    ['two from the pile', { ...hidden, hands: [{}, { flag: 2 }], discard: { hat: 2, key: 1 }, rest: 0 }],
    ['the last card', { ...hidden, hands: [{}, { flag: 2 }], deck: { key: 1 }, rest: 0 }],
    [
      'one from the row, one from the next',
      { ...open, hands: [{}, { flag: 1 }], row: ['hat'], deck: { flag: 1, key: 1 }, rest: 0 },
    ],
    [
      'both from the next row',
      { ...open, hands: [{}, { flag: 1 }], deck: { flag: 1, key: 1 }, discard: { hat: 1 }, rest: 0 },
    ],
  ])('%s', (_, position) => {
    const table = scene(position);
    const named = table.row.slice(0, 2);
    // The big hand of seat 0 holds too many secrets to be enumerated by another.
    for (const viewer of position.rest === 0 ? [0] : [0, 1]) {
      const told = chances(table, 'retreat 20', viewer);
      const met = played(table, viewer, named.length);
      expect(Object.keys(told).sort()).toEqual(Object.keys(met).sort());
      for (const [card, probability] of Object.entries(told)) expect(probability).toBeCloseTo(met[card], 9);
    }
  });
});

/** How often each symbol is among the cards drawn after the named ones, over all that may lie hidden and all luck. */
function played(table: Table, viewer: Viewer, named: number): Record<string, number> {
  const odds: Partial<Record<Card, number>> = {};
  const view = table.view(viewer);
  let all: readonly Card[] = [];
  const listen = (event: Event): void => {
    if (event.e === 'back') all = [];
    if (event.e === 'draw') all = [...all, ...(event.cards ?? [])];
  };
  forEachCourse(
    (chance) => {
      const state = cartagena.imagine(view, chance);
      cartagena.apply(state, state.seat, parseMove('retreat 20')!, chance, listen);
    },
    (probability) => {
      const drawn = all.slice(named);
      for (const card of SYMBOLS) if (drawn.includes(card)) odds[card] = (odds[card] ?? 0) + probability;
    },
  );
  return odds;
}
