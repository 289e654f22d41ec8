import type { BattleView, JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { fightOf, powerOf } from './fight.ts';

const attack: JamaicaEvent = {
  ...{ e: 'battle', space: 9, ship: 0, against: 'ghost', seat: 0 },
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
    ...{ e: 'battle-result', space: 9, ship: 0, against: 'ghost', winner: 0, attack: 11, defence: 6 },
    attackParts: { powder: 3, bonus: 0, roll: 8 },
    defenceParts: { powder: 0, bonus: 2, roll: 4 },
  },
];
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
    expect(fightOf(now({ attackPowder: 3 }), [])).toMatchObject({
      number: 0,
      result: undefined,
      attacker: { powder: 3, face: null, again: false },
      defender: { bonus: 2 },
    });
  });

  test('knows who has won, and whose die was rolled again, as soon as it was heard', () => {
    const fight = fightOf(now({ attackPowder: 3, attackRoll: 8, defenceRoll: 4 }), [
      told.slice(0, 3),
      told.slice(3),
    ]);
    expect(fight).toMatchObject({ number: 1, result: { winner: 0 } });
    expect(fight.attacker).toEqual({ ship: 0, powder: 3, bonus: 0, face: 8, again: true });
    expect(fight.defender).toEqual({ ship: 'ghost', powder: 0, bonus: 2, face: 4, again: false });
  });

  test('takes nothing from the battle of others before it', () => {
    const other = now({ attacker: 1, defender: 0 });
    expect(fightOf(other, [told])).toMatchObject({ result: undefined, attacker: { ship: 1, again: false } });
    const heard = { number: 0, result: undefined };
    expect(fightOf(now({ defender: 1 }), [told])).toMatchObject(heard);
    expect(fightOf(now({ attacker: 1 }), [told])).toMatchObject(heard);
  });

  test('knows that the defender’s die was rolled again', () => {
    const sabre = { e: 'sabre', seat: 0, ship: 'ghost' } as const;
    const { attacker, defender } = fightOf(now({}), [[attack, sabre]]);
    expect([attacker.again, defender.again]).toEqual([false, true]);
  });

  test('is not the battle of the same two ships before it', () => {
    expect(fightOf(now({}), [told, [attack]])).toMatchObject({
      number: 2,
      result: undefined,
      attacker: { again: false },
    });
  });
});

test('firepower is powder, die and treasure together, and a star beats them all', () => {
  const fighter = { ship: 0, powder: 3, bonus: 2, again: false };
  expect(powerOf({ ...fighter, face: 6 })).toBe(11);
  expect(powerOf({ ...fighter, face: 'star' })).toBe('star');
  expect(powerOf({ ...fighter, face: null })).toBeNull();
});
