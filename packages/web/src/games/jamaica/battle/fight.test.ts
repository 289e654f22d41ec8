import type { GameEvent } from '@topsail/engine';
import type { BattleView, JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { fightOf, powerOf } from './fight.ts';

const attack: JamaicaEvent = {
  ...{ e: 'battle', ship: 0, against: 'ghost', seat: 0 },
  ...{ attackBonus: 0, defenceBonus: 2 },
};
const told: readonly JamaicaEvent[] = [
  attack,
  { e: 'commit', ship: 0, powder: 3 },
  {
    ...{ e: 'powder', ship: 0, split: [{ hold: 1, n: 3 }], total: 3 },
    whole: { key: 'one', total: 3, done: 3 },
  },
  { e: 'battle-roll', ship: 0, value: 2 },
  { e: 'sabre', seat: 0, ship: 0 },
  { e: 'battle-roll', ship: 0, value: 8 },
  { e: 'battle-roll', ship: 'ghost', value: 4 },
  {
    ...{ e: 'battle-result', ship: 0, against: 'ghost', winner: 0, attack: 11, defence: 6 },
    attackParts: { powder: 3, bonus: 0, roll: 8 },
    defenceParts: { powder: 0, bonus: 2, roll: 4 },
  },
];
const spoils: JamaicaEvent = {
  e: 'steal-hold',
  ship: 0,
  from: 'ghost',
  seat: 0,
  hold: 0,
  resource: 'gold',
  count: 5,
  into: 2,
  emptied: null,
};

function now(changes: Partial<BattleView>): BattleView {
  const battle: BattleView = {
    attacker: 0,
    defender: 'ghost',
    attackPowder: 0,
    attackBonus: 0,
    attackRoll: null,
    defencePowder: 0,
    defenceBonus: 2,
    defenceRoll: null,
    sabreUsed: false,
  };
  return { ...battle, ...changes };
}

describe('a battle that is fought', () => {
  test('is shown as the view tells it, before anything was heard of it', () => {
    const fight = fightOf(now({ attackPowder: 3 }), []);
    expect(fight).toMatchObject({ isOver: false, result: undefined, attacker: { powder: 3, face: null } });
  });

  test('knows who has won as soon as it was heard', () => {
    const fight = fightOf(now({ attackPowder: 3, attackRoll: 8, defenceRoll: 4 }), [told]);
    expect(fight).toMatchObject({ isOver: false, result: { winner: 0 }, attacker: { again: true } });
  });

  test('takes nothing from the battle before it', () => {
    const other = now({ attacker: 1, defender: 0 });
    expect(fightOf(other, [told])).toMatchObject({ result: undefined, attacker: { ship: 1, again: false } });
  });
});

test('the second battle of the same two ships is not the first', () => {
  const again = [told, [spoils], [attack]];
  expect(fightOf(null, [told])?.number).toBe(1);
  expect(fightOf(now({}), again)).toMatchObject({ number: 2, result: undefined, attacker: { again: false } });
});

describe('a battle that is over', () => {
  test('stays until something else happens', () => {
    const over: readonly GameEvent[] = [...told, spoils];
    expect(fightOf(null, [over])).toMatchObject({ isOver: true, spoils: { resource: 'gold', count: 5 } });
    expect(fightOf(null, [over, []])).toBeDefined();
    expect(fightOf(null, [over, [{ e: 'captain', seat: 1, round: 2 } as GameEvent]])).toBeUndefined();
  });

  test('shows the powder of all holds, the last roll, and what a treasure added', () => {
    const fight = fightOf(null, [told.slice(0, 3), told.slice(3)]);
    expect(fight?.attacker).toEqual({ ship: 0, powder: 3, bonus: 0, face: 8, again: true });
    expect(fight?.defender).toEqual({ ship: 'ghost', powder: 0, bonus: 2, face: 4, again: false });
  });
});

test('firepower is powder, die and treasure together, and a star beats them all', () => {
  const fighter = { ship: 0, powder: 3, bonus: 2, again: false };
  expect(powerOf({ ...fighter, face: 6 })).toBe(11);
  expect(powerOf({ ...fighter, face: 'star' })).toBe('star');
  expect(powerOf({ ...fighter, face: null })).toBeNull();
});
