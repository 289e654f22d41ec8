import { scripted } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cartagena } from '../index.ts';
import { counts, firstCards, scene, type Scene, type Table } from '../testing/table.ts';

/** A pirate on 20 who may fall back to one or two on 15. */
function company(pirates: 1 | 2, more: Partial<Scene>): Table {
  const others = new Array<number>(pirates).fill(15);
  return scene({ ruleset: 'cartagena-tortuga', pirates: [[20], others], ...more });
}

const blind = { ruleset: 'cartagena-jamaica' } as const;

describe('C-DRAW-1 the hidden deck', () => {
  it('gives cards by chance', () => {
    const table = company(2, { ...blind, deck: { flag: 2, hat: 1 }, rest: 1 });
    table.play('retreat 20', ['draw card', 3], ['draw card', 1]);
    expect(table.hand(0)).toEqual(counts({ flag: 1, hat: 1 }));
    expect(table.deck).toEqual(counts({ flag: 1 }));
    expect(table.events[0]).toMatchObject({ e: 'back', count: 2 });
    expect(table.events[1]).toMatchObject({ e: 'draw', count: 2, cards: ['hat', 'flag'], open: false });
    expect(table.crossed).toBe(true);
  });

  it('shows something new in the move that draws, not in the next', () => {
    const { state } = company(1, { ...blind, hands: [{ hat: 1 }] });
    const apply = (text: string): boolean =>
      cartagena.apply(state, 0, cartagena.parseMove(text)!, scripted(...firstCards(1)));
    expect(apply('retreat 20')).toBe(true);
    expect(apply('advance 0 hat')).toBe(false);
  });
});

describe('C-DRAW-1 the open row', () => {
  it('is taken in arrow order, and shows nothing new', () => {
    const table = company(2, { row: ['hat', 'flag', 'key'] }).play('retreat 20');
    expect(table.events[1]).toMatchObject({ e: 'draw', cards: ['hat', 'flag'], open: true });
    expect(table.row).toEqual(['key']);
    expect(table.crossed).toBe(false);
  });

  it('is laid anew at once when it is used up', () => {
    const table = company(1, { row: ['hat'] }).play('retreat 20', ...firstCards(12));
    expect(table.told.slice(0, 3)).toEqual(['back', 'draw', 'row']);
    expect(table.row).toEqual(Array<string>(12).fill('flag'));
    expect(table.hand(0)).toEqual(counts({ hat: 1 }));
    expect(table.crossed).toBe(true);
  });

  it('is laid in the middle of a draw of two', () => {
    const table = company(2, { row: ['hat'] }).play('retreat 20', ['draw card', 18], ...firstCards(11));
    expect(table.events.slice(0, 4)).toMatchObject([
      { e: 'back', count: 2 },
      { e: 'draw', cards: ['hat'], whole: { total: 2, done: 1 } },
      { e: 'row' },
      { e: 'draw', cards: ['sabre'], whole: { total: 2, done: 2 } },
    ]);
    expect(table.row).toEqual(Array<string>(11).fill('flag'));
  });

  it('goes on from the reshuffled discard pile when the deck ends while laying', () => {
    const table = company(1, { row: ['hat'], deck: { key: 2 }, rest: 'discard' });
    table.play('retreat 20', ...firstCards(12));
    expect(table.told.slice(0, 4)).toEqual(['back', 'draw', 'reshuffle', 'row']);
    expect(table.row).toEqual(['key', 'key', ...Array<string>(10).fill('flag')]);
    expect(table.discard).toEqual(counts({}));
    expect(table.snapshot.deck).toBe(102 - 3 - 10);
  });

  it('is shorter only when deck and discard pile are both empty', () => {
    const table = company(1, { row: ['hat'], deck: { key: 2 }, discard: { bottle: 1 }, rest: 1 });
    table.play('retreat 20', ['draw card', 2], ['draw card', 1], ['draw card', 1]);
    expect(table.row).toEqual(['key', 'key', 'bottle']);
  });

  it('is laid at the next draw when it had to stay empty', () => {
    const table = company(1, { row: ['hat'], rest: 1 }).play('retreat 20');
    expect(table.row).toEqual([]);
    expect(table.crossed).toBe(false);
    table.play('advance 15 hat').play('stop').play('advance 0 flag').play('stop');
    table.play('retreat 16', ['draw card', 2], ['draw card', 1]);
    expect(table.events.slice(-4)).toMatchObject([
      { e: 'back', count: 1 },
      { e: 'reshuffle' },
      { e: 'row', cards: ['hat', 'flag'] },
      { e: 'draw', cards: ['hat'] },
    ]);
  });
});

describe('C-DRAW-2 an empty deck', () => {
  it('is renewed from the whole discard pile, cards of this turn included', () => {
    const table = company(1, { ...blind, hands: [{ hat: 1 }], discard: { flag: 1 }, rest: 1 });
    table.play('advance 0 hat').play('retreat 20', ['draw card', 2]);
    expect(table.told.slice(1, 4)).toEqual(['back', 'reshuffle', 'draw']);
    expect(table.hand(0)).toEqual(counts({ hat: 1 }));
    expect(table.deck).toEqual(counts({ flag: 1 }));
    expect(table.discard).toEqual(counts({}));
  });

  it('is renewed only when a card is needed', () => {
    const table = company(1, { ...blind, deck: { key: 1 }, discard: { flag: 1 }, rest: 1 });
    table.play('retreat 20', ['draw card', 1]);
    expect(table.told).not.toContain('reshuffle');
    expect(table.discard).toEqual(counts({ flag: 1 }));
  });

  it('is renewed between two cards', () => {
    const table = company(2, { ...blind, deck: { key: 1 }, discard: { flag: 1 }, rest: 1 });
    table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
    expect(table.told.slice(0, 4)).toEqual(['back', 'draw', 'reshuffle', 'draw']);
    expect(table.drawn).toEqual(['key', 'flag']);
  });

  it('does not betray which of the two came first where three sit at the table', () => {
    const table = scene({
      ...{ ...blind, pirates: [[20], [15, 15], []], hands: [{}, {}, { hat: 1 }] },
      ...{ deck: { key: 1 }, discard: { flag: 1 }, rest: 1 },
    });
    table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
    expect(table.told.slice(0, 3)).toEqual(['back', 'reshuffle', 'draw']);
    expect(table.heard(0)[2]).toMatchObject({ count: 2, cards: ['flag', 'key'] });
  });

  it.each(['cartagena-jamaica', 'cartagena-tortuga'])(
    '%s: with no cards left anywhere the player draws what there is, and the move stands',
    (ruleset) => {
      const table = company(2, { ruleset, rest: 1 }).play('retreat 20');
      expect(table.events[0]).toMatchObject({ e: 'back', from: 20, to: 15, count: 0 });
      expect(table.told).not.toContain('draw');
      expect(table.pirates(0).at(-1)).toBe(15);
      expect(table.crossed).toBe(false);
    },
  );

  it('gives one card instead of two when it is the last', () => {
    const table = company(2, { ...blind, deck: { key: 1 }, rest: 1 }).play('retreat 20', ['draw card', 1]);
    expect(table.events[0]).toMatchObject({ e: 'back', count: 1 });
    expect(table.drawn).toEqual(['key']);
  });
});

it('C-HAND: a hand may grow without limit', () => {
  const table = company(2, { ...blind, hands: [{}, { flag: 1 }], deck: { flag: 1, hat: 1 }, rest: 0 });
  table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
  expect(table.snapshot.hands[0]).toEqual({ flag: 16, sabre: 17, pistol: 17, key: 17, bottle: 17, hat: 17 });
});
