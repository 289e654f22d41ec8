import type { BattleFace, BattleView, JamaicaEvent, ShipName } from '@topsail/games';
import { expect, test } from 'vitest';
import { fightOf } from './fight.ts';
import { verdictOf } from './verdict.ts';

const BATTLE: BattleView = {
  ...{ attacker: 0, attackPowder: 3, attackBonus: 0, attackRoll: 10 },
  ...{ defender: 1, defencePowder: 2, defenceBonus: 0, defenceRoll: 2 },
  sabreUsed: false,
};

function ended(
  winner: ShipName | null,
  attack: BattleFace,
  defence: BattleFace | null,
  ...between: readonly JamaicaEvent[]
) {
  const parts = { powder: 0, bonus: 0, roll: 2 };
  return fightOf(BATTLE, [
    [
      { e: 'battle', space: 9, ship: 0, against: 1, seat: 0, attackBonus: 0, defenceBonus: 0 },
      ...between,
      {
        ...{ e: 'battle-result', space: 9, ship: 0, against: 1, winner, attack, defence },
        ...{ attackParts: parts, defenceParts: parts },
      },
    ],
  ]);
}

test('winner, loser and onlookers are each told their own way', () => {
  const fight = ended(0, 13, 4);
  expect(verdictOf(fight, 0)).toMatchObject({ text: 'You win 13 : 4', tone: 'gold' });
  expect(verdictOf(fight, 1)).toMatchObject({ text: 'You lose 4 : 13', tone: 'loss' });
  expect(verdictOf(fight, undefined)).toMatchObject({ tone: 'paper' });
  expect(verdictOf(fight, 2)?.text).toMatch(/^.*Anne Bonny.* beats .*Mary Read.* 13 : 4$/);
});

test('a defender who wins has the higher number', () => {
  const fight = ended(1, 4, 13);
  expect(verdictOf(fight, 1)?.text).toBe('You win 13 : 4');
  expect(verdictOf(fight, 0)).toMatchObject({ text: 'You lose 4 : 13', tone: 'loss' });
  expect(verdictOf(fight, 2)?.text).toMatch(/^.*Mary Read.* beats .*Anne Bonny.* 13 : 4$/);
});

test('a star is told to each in their own way, no matter who rolled it', () => {
  const star = ended(0, 'star', null);
  expect(verdictOf(star, 0)?.text).toBe('A star: you win!');
  expect(verdictOf(star, 1)).toMatchObject({ text: 'A star: you lose', tone: 'loss' });
  expect(verdictOf(star, 2)?.text).toMatch(/^A star: .*Anne Bonny.* beats .*Mary Read/);
  expect(verdictOf(ended(1, 9, 'star'), 1)?.text).toBe('A star: you win!');
});

test('a tie, a star and the sabre say why', () => {
  expect(verdictOf(ended(null, 8, 8), 0)).toMatchObject({
    text: 'A tie, 8 : 8',
    sub: 'Nobody takes anything',
    tone: 'paper',
  });
  expect(verdictOf(ended(0, 'star', null), 0)).toMatchObject({ sub: 'A star wins at once', tone: 'gold' });
  const sabre: JamaicaEvent = { e: 'sabre', seat: 1, ship: 0 };
  expect(verdictOf(ended(0, 13, 4, sabre), 0)?.sub).toMatch(/Sabre/);
});

test('nothing is said before it has ended', () => {
  expect(verdictOf(fightOf(BATTLE, []), 0)).toBeUndefined();
});
