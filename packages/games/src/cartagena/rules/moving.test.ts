import { describe, expect, it } from 'vitest';
import { counts, scene, type Scene, type Table } from '../testing/table.ts';

/** Two players with these pirates, in the tunnel of the book; the first to move. */
function stand(first: readonly number[], second: readonly number[], more: Partial<Scene> = {}): Table {
  const row = ['sabre', 'pistol', 'key', 'hat'] as const;
  return scene({ ruleset: 'cartagena-tortuga', pirates: [first, second], row, ...more });
}

const oneEach = [{ flag: 1, sabre: 1, pistol: 1, key: 1, bottle: 1, hat: 1 }];

describe('C-FWD-1 advancing', () => {
  it.each([
    ['from the start to the first such space', 0, [], 4, []],
    ['from the tunnel to the next', 4, [], 12, []],
    ['over one that is occupied by another', 0, [4], 12, [4]],
    ['over several', 4, [12, 17, 23], 28, [12, 17, 23]],
    ['not by spaces that were passed by others', 5, [4], 12, []],
  ])('goes %s', (_, from, others, to, passed) => {
    const table = stand([from], others, { hands: [{ flag: 1, hat: 1 }] }).play(`advance ${from} flag`);
    expect(table.pirates(0).at(-1)).toBe(to);
    expect(table.events[0]).toEqual({ e: 'forward', seat: 0, from, to, card: 'flag', passed, left: 2 });
  });

  it('passes over own pirates too', () => {
    const table = stand([4], [], { hands: [{ flag: 2 }] }).play('advance 0 flag');
    expect(table.pirates(0)).toEqual([0, 0, 0, 0, 4, 12]);
  });

  it('takes a card of the hand and a pirate of one’s own', () => {
    const table = stand([4], [9], { hands: [{ flag: 1 }, { key: 1 }] });
    expect(table.refusal('advance 0 key')).toMatchObject({ code: 'move/illegal', rule: 'C-FWD-1' });
    expect(table.refusal('advance 9 flag')).toMatchObject({ code: 'move/illegal', rule: 'C-FWD-1' });
    expect(table.play('advance 0 flag').hand(0)).toEqual(counts({}));
  });
});

describe('C-FWD-2 boarding', () => {
  it('happens when no such space is ahead', () => {
    expect(
      stand([31], [], { hands: [{ flag: 1 }] })
        .play('advance 31 flag')
        .pirates(0)
        .at(-1),
    ).toBe(37);
  });

  it('happens when all such spaces ahead are occupied', () => {
    const table = stand([17], [23, 28, 31], { hands: [{ flag: 1 }] });
    expect(table.play('advance 17 flag').events[0]).toMatchObject({ from: 17, to: 37 });
  });

  it('happens even from the start', () => {
    const table = stand([], [4, 12, 17, 23, 28, 31], { hands: [{ flag: 1 }] });
    expect(table.play('advance 0 flag').pirates(0)).toEqual([0, 0, 0, 0, 0, 37]);
  });
});

it('C-FWD-3: played cards go on the discard pile', () => {
  const table = stand([], [], { hands: [{ flag: 2, hat: 1 }] })
    .play('advance 0 flag')
    .play('advance 0 hat');
  expect(table.discard).toEqual(counts({ flag: 1, hat: 1 }));
});

describe('C-FWD-4 strictly ahead', () => {
  it.each([
    [4, 12],
    [12, 17],
    [28, 31],
  ])('a pirate standing on a flag (%i) goes to the next (%i)', (from, to) => {
    expect(
      stand([from], [], { hands: [{ flag: 1 }] })
        .play(`advance ${from} flag`)
        .pirates(0)
        .at(-1),
    ).toBe(to);
  });

  it('nobody advances from the boat or retreats from the start', () => {
    const table = stand([37, 9], [9], { hands: oneEach });
    expect(table.refusal('advance 37 flag')).toMatchObject({ rule: 'C-FWD-4' });
    expect(table.refusal('retreat 0')).toMatchObject({ rule: 'C-FWD-4' });
    expect(table.moves().filter((move) => / (37|0)\b/.test(move))).toEqual([
      ...['flag', 'sabre', 'pistol', 'key', 'bottle', 'hat'].map((card) => `advance 0 ${card}`),
      'retreat 37',
    ]);
  });
});

describe('C-BACK-1 retreating', () => {
  it.each([
    ['to one pirate', [20], [15], 15, ['sabre']],
    ['to two', [20], [15, 15], 15, ['sabre', 'pistol']],
    ['to one of his own', [20, 15], [], 15, ['sabre']],
    ['to one of each', [20, 15], [15], 15, ['sabre', 'pistol']],
    ['to the nearest', [20], [19, 15, 15], 19, ['sabre']],
    ['past empty spaces and spaces with three', [20, 19], [19, 19, 15], 15, ['sabre'], [19]],
    ['off a space he shares', [20, 20], [20, 2], 2, ['sabre']],
  ])('goes %s and draws as many', (_, own, others, to, cards, passed: readonly number[] = []) => {
    const table = stand(own, others).play('retreat 20');
    expect(table.events[0]).toEqual({
      ...{ e: 'back', seat: 0, from: 20, to, passed, count: cards.length, left: 2 },
    });
    expect(table.drawn).toEqual(cards);
    expect(table.pirates(0)).toContain(to);
  });

  it('moves a pirate of one’s own', () => {
    expect(stand([20, 4], [15, 30]).refusal('retreat 30')).toMatchObject({ rule: 'C-BACK-1' });
    expect(stand([20, 4], [15]).refusal('retreat 9')).toMatchObject({ rule: 'C-BACK-1' });
    expect(stand([20], [15]).refusal('retreat 15')).toMatchObject({ rule: 'C-BACK-1' });
  });
});

describe('C-BACK-2 no more than three', () => {
  it('a space with three takes nobody else', () => {
    const table = stand([20, 25], [15, 15, 2]).play('retreat 20').play('retreat 25');
    expect(table.pirates(0)).toEqual([0, 0, 0, 0, 2, 15]);
    expect(table.state.crowd[15]).toBe(3);
  });

  it('a fourth pirate is a bug the audit finds', () => {
    expect(() => stand([15, 15], [15, 15])).toThrow('C-BACK-2');
  });
});

describe('C-BACK-3 where retreats end', () => {
  it('never at the start', () => {
    const table = stand([20], [], { hands: oneEach });
    expect(table.moves()).not.toContain('retreat 20');
    expect(table.refusal('retreat 20')).toMatchObject({ code: 'move/illegal', rule: 'C-BACK-3' });
  });

  it('nor does a full space save him', () => {
    const table = stand([20, 3], [3, 3], { hands: oneEach });
    expect(table.refusal('retreat 20')).toMatchObject({ rule: 'C-BACK-3' });
    expect(table.refusal('retreat 3')).toMatchObject({ rule: 'C-BACK-3' });
  });

  it.each([
    [[36], 36],
    [[35, 30], 35],
    [[36, 36, 36, 30], 30],
  ])('from the boat he looks from 36 downward (%j)', (others, to) => {
    expect(stand([37], others).play('retreat 37').events[0]).toMatchObject({ from: 37, to });
  });

  it('a table can be set up without leaving the boat', () => {
    const table = stand([37, 20], [15, 30], { boatRetreat: 'no', hands: oneEach });
    expect(table.moves()).toContain('retreat 20');
    expect(table.moves()).not.toContain('retreat 37');
    expect(table.refusal('retreat 37')).toMatchObject({ code: 'move/illegal', rule: 'C-BACK-3' });
  });
});
