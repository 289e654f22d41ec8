import type { Foresight } from '@topsail/engine';
import type { BattleView, JamaicaFact, JamaicaMove, PowderOdds, ShipView } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { moveOf, seen } from '../testing/seen.ts';
import { forgone, groups } from './answers.ts';

const food = { good: 'food', count: 3 } as const;
const gold = { good: 'gold', count: 1 } as const;
const holds: ShipView['holds'] = [food, gold, null, null, null];
const pending = seen().table.pending;

type Scene = Parameters<typeof seen>[0];
type Told = Readonly<Record<string, readonly JamaicaFact[]>>;

function foreseeing(told: Told) {
  return ({ text }: JamaicaMove): Foresight => ({ certain: told[text] ?? [], possible: [] });
}

function ask(told: Told, scene: Scene = {}) {
  return groups(seen(scene), Object.keys(told).map(moveOf), foreseeing(told));
}

function forgo(told: Told, scene: Scene) {
  return forgone(seen(scene), Object.keys(told).map(moveOf), foreseeing(told));
}

function answersTo(told: Told, scene: Scene = {}) {
  return ask(told, scene).flatMap(({ answers }) => answers);
}

test('a card is laid face down, is seen ahead on the board, and tells its two orders', () => {
  const dice = { morning: 2, evening: 5, assigned: true };
  const [card] = answersTo({ 'card food/forward': [] }, { table: { dice } });
  expect(card).toMatchObject({
    move: 'card food/forward',
    deed: 'Lay it face down',
    previews: true,
    notes: ['Morning: 2\u00a0food · Evening: forward 5'],
    danger: false,
    usual: false,
  });
  expect(card?.glance?.map(({ order }) => order)).toEqual(['food', 'forward']);
});

test('what is foreseen of a card stands in place of its orders', () => {
  const load = { when: 'morning', from: 0, fact: 'loads', good: 'food', count: 2, into: [1] } as const;
  const [card] = answersTo({ 'card food/forward': [load] });
  expect(card?.notes.map(typed)).toEqual(['Morning: load 2 food into hold 2']);
  expect(card?.glance?.[0]?.chips).toEqual([{ icons: ['food'], text: '+2', tone: 'gain' }]);
});

test('ways to sail are lettered as on the board, with what they cost', () => {
  const way = { fact: 'sails', ship: 0, to: 9, path: [5, 9], home: false } as const;
  const price = { fact: 'pays', to: 13, good: 'food', price: 3 } as const;
  const answers = answersTo(
    { 'sail 9': [way], 'sail 13': [{ ...way, to: 13 }, price] },
    { table: { half: 'morning', acting: 0 } },
  );
  expect(answers.map(({ letter, deed, previews }) => [letter, deed, previews])).toEqual([
    ['A', 'Sail to A', true],
    ['B', 'Sail to B', true],
  ]);
  expect(answers.map(({ chips }) => chips)).toEqual([
    [{ icons: ['lair'], text: '', tone: 'gain' }],
    [{ icons: ['food'], text: '\u22123', tone: 'price' }],
  ]);
});

describe('a load', () => {
  const stow = { ship: 0, cargo: { good: 'powder', count: 2 }, robbed: null } as const;
  const scene: Scene = { table: { pending: { ...pending, stow } }, ships: { 0: { holds } } };

  test('that throws out more than it brings is said in red, and given only when it is confirmed', () => {
    const [wasteful, fair, room] = answersTo({ 'stow 0': [], 'stow 1': [], 'stow 2': [] }, scene);
    expect(wasteful).toMatchObject({
      danger: true,
      grave: true,
      notes: ['You throw away more than you load.'],
    });
    expect(typed(wasteful?.deed)).toBe('Throw 3 food overboard, load 2 powder');
    for (const answer of [fair, room]) {
      expect(answer).toMatchObject({ danger: false, notes: [] });
      expect(answer?.grave).toBeUndefined();
    }
  });

  test('that throws out as much as it brings is no waste', () => {
    const equal = { ...stow, cargo: { good: 'powder', count: 3 } } as const;
    const [same] = answersTo({ 'stow 0': [] }, { ...scene, table: { pending: { ...pending, stow: equal } } });
    expect(same?.danger).toBe(false);
  });

  test('goes as a rule where the least is tipped out', () => {
    const empties = (hold: number, count: number): JamaicaFact => ({
      ...{ fact: 'empties', hold },
      cargo: { good: 'food', count },
    });
    const answers = answersTo(
      { 'stow 0': [empties(0, 3)], 'stow 1': [empties(1, 1)], 'stow 3': [empties(3, 2)] },
      scene,
    );
    expect(answers.map(({ usual }) => usual)).toEqual([false, true, false]);
  });
});

describe('a part of a payment', () => {
  test('is short, and says what lies in the hold', () => {
    const [group] = ask({ 'take 1 from 0': [], 'take 1 from 1': [] }, { ships: { 0: { holds } } });
    expect(group?.short).toBe(true);
    expect(group?.answers.map(({ notes }) => notes.map(typed))).toEqual([
      ['Hold 1: 3 food'],
      ['Hold 2: 1 gold'],
    ]);
  });

  test('is not mixed up with other answers', () => {
    expect(ask({ 'take treasure': [], 'leave treasure': [] })[0]?.short).toBe(false);
  });
});

const battle: BattleView = {
  ...{ attacker: 0, attackPowder: 0, attackBonus: 0, attackRoll: null },
  ...{ defender: 1, defencePowder: 0, defenceBonus: 0, defenceRoll: null },
  sabreUsed: false,
};

function odds(...wins: readonly number[]): JamaicaFact {
  const table = wins.map((win, against): PowderOdds => ({ powder: 0, against, win, tie: 0, loss: 1 - win }));
  return { fact: 'odds', table };
}

describe('powder', () => {
  test('lies side by side as piles, with the worst and the best odds', () => {
    const all = ask({ 'powder 0': [odds(0.5, 0.25)], 'powder 2': [odds(0.75)] }, { table: { battle } });
    expect(all).toHaveLength(1);
    expect(all[0]?.tiles).toBe(true);
    const [none, two] = all[0]?.answers ?? [];
    expect(none?.odds?.map(({ win }) => win)).toEqual([0.25, 0.5]);
    expect(two?.odds?.map(({ win }) => win)).toEqual([0.75]);
    expect(two).toMatchObject({ grave: true, pile: { icon: 'powder', count: 2 } });
  });

  test('that changes nothing is folded away behind none', () => {
    const told = { 'powder 0': [odds(0.5)], 'powder 1': [odds(0.5)], 'powder 2': [odds(0.5)] };
    const [first, rest] = ask(told, { table: { battle } });
    expect(first?.answers).toMatchObject([
      {
        move: 'powder 0',
        usual: true,
        grave: false,
        notes: ['However much you commit, the chances stay the same.', 'Win 50%, tie 0%, lose 50%'],
      },
    ]);
    expect(rest).toMatchObject({ tiles: true, folded: 'Commit some all the same' });
    expect(rest?.answers.map(({ move }) => move)).toEqual(['powder 1', 'powder 2']);
  });

  test('that cannot win is said to be hopeless', () => {
    const [first] = ask({ 'powder 0': [odds(0)], 'powder 1': [odds(0)] }, { table: { battle } });
    expect(first?.answers[0]?.notes[0]).toBe('No powder can win this.');
    const [defence] = ask(
      { 'powder 0': [odds(1)], 'powder 1': [odds(1)] },
      { ruleset: 'yassa', viewer: 1, table: { battle } },
    );
    expect(defence?.answers[0]?.notes[0]).toBe('No cannons can win this.');
  });

  test('is not asked for where the battle is decided whatever is put in, and only there', () => {
    const alike = (win: number) => ({ 'powder 0': [odds(win)], 'powder 1': [odds(win)] });
    const asked = (told: Told, at: Scene = {}) => forgo(told, { table: { battle }, ...at });
    const sure = { move: 'powder 0', why: 'You win whatever you commit: your powder stays aboard.' };
    const lost = { move: 'powder 0', why: 'No powder can win this: yours stays aboard.' };
    expect(asked(alike(1))).toEqual(sure);
    expect(asked(alike(0))).toEqual(lost);
    expect(asked(alike(0), { viewer: 1 })).toEqual(sure);
    expect(asked(alike(1), { viewer: 1 })).toEqual(lost);
    expect(asked(alike(0.5))).toBeUndefined();
    expect(asked({ 'powder 0': [odds(0)], 'powder 1': [odds(1)] })).toBeUndefined();
    expect(asked({ 'powder 0': [], 'powder 1': [] })).toBeUndefined();
  });

  test('is never folded where there is but one answer', () => {
    expect(ask({ 'powder 0': [odds(0.5)] }, { table: { battle } })).toHaveLength(1);
  });
});

describe('loot', () => {
  test('that one has owned before is known', () => {
    const faces = [
      { ship: 2, place: 1, treasure: '+3' },
      { ship: 1, place: 1, treasure: '-2' },
      { ship: 1, place: 0, treasure: '+7' },
    ] as const;
    const won = { table: { battle }, own: { faces } };
    const [first, second, third] = answersTo({ 'rob card 0': [], 'rob card 1': [], 'rob card 2': [] }, won);
    expect(first?.notes).toEqual(['You know it: a treasure worth 7']);
    expect(second?.notes).toEqual(['You know it: a cursed treasure, −2']);
    expect(third?.notes).toEqual([]);
  });

  test('is drawn', () => {
    expect(answersTo({ 'rob token': [] }, { table: { battle } })[0]?.icon).toBe('chest');
  });
});

test('an opponent is chosen with the odds against each', () => {
  const [mary, samuel] = answersTo({ 'fight 1': [odds(0.5)], 'fight 2': [] });
  expect(mary).toMatchObject({ icon: 'swords', odds: [{ win: 0.5, tie: 0, loss: 0.5 }] });
  expect(samuel?.odds).toBeUndefined();
});
