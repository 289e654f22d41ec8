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
  expect(certain(table, 'stop')).toEqual([{ fact: 'turn-ends' }]);
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
  let drawn: readonly Card[] = [];
  const listen = (event: Event): void => {
    if (event.e === 'back') drawn = (event.cards ?? []).slice(named);
  };
  forEachCourse(
    (chance) => {
      const state = cartagena.imagine(view, chance);
      cartagena.apply(state, state.seat, parseMove('retreat 20')!, chance, listen);
    },
    (probability) => {
      for (const card of SYMBOLS) if (drawn.includes(card)) odds[card] = (odds[card] ?? 0) + probability;
    },
  );
  return odds;
}
