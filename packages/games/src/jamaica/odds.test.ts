import { forEachCourse, movesOf, seatsToAct, type Chance } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { jamaica } from './index.ts';
import type { Move } from './moves.ts';
import {
  attackRerolled,
  battleOdds,
  defenceRerolled,
  oddsAfterAttack,
  oddsAfterBoth,
  type Battle,
  type Odds,
  type SabreHand,
} from './odds.ts';
import { STAR } from './points/battle-die.ts';
import { firstEdition, yassa } from './rulesets.ts';
import { NO_ROLL, type State } from './state.ts';
import { ATTACKER, DEFENDER, duel, FAMILY, JAMAICA, type Fighters } from './testing/duel.ts';
import type { Lot } from './testing/scene.ts';
import type { TreasureName } from './types.ts';

const MOST_POWDER = 6;
const HANDS: readonly SabreHand[] = ['nobody', 'attacker', 'defender'];
const DICE = [
  ['the battle die', firstEdition.battleDie],
  ['an ordinary die', yassa.battleDie],
] as const;

/** Every pair of powder amounts, or every pair in steps. */
function pairs(most: number, step = 1): [attack: number, defence: number][] {
  const amounts = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  return amounts.flatMap((attack) => amounts.map((defence): [number, number] => [attack, defence]));
}

function fight(more: Partial<Battle> = {}): Battle {
  return { die: firstEdition.battleDie, attack: 0, defence: 0, sabre: 'nobody', ...more };
}

function expectOdds(actual: Odds, expected: Odds): void {
  for (const part of ['win', 'tie', 'loss'] as const) expect(actual[part]).toBeCloseTo(expected[part], 12);
}

/** What the attacker gains by it. */
function gain({ win, loss }: Odds): number {
  return win - loss;
}

describe('BAT-3 to BAT-7 the odds are those of play, for every amount of powder', () => {
  it.each(FAMILY)('between equals in %s', (ruleset) => {
    const meeting = armed(ruleset, [], []);
    const { battleDie: die } = meeting.rules;
    for (const [attack, defence] of pairs(MOST_POWDER))
      expectOdds(battleOdds(fight({ die, attack, defence })), played(meeting, { attack, defence }));
  });

  it.each(JAMAICA)('T-BETH with Lady Beth on one side in %s', (ruleset) => {
    const attacking = armed(ruleset, ['lady-beth'], []);
    const defending = armed(ruleset, [], ['lady-beth']);
    for (const [attack, defence] of pairs(MOST_POWDER)) {
      expectOdds(battleOdds(fight({ attack: attack + 2, defence })), played(attacking, { attack, defence }));
      expectOdds(battleOdds(fight({ attack, defence: defence + 2 })), played(defending, { attack, defence }));
    }
  });

  it.each(JAMAICA)('T-SABRE-2 with the sabre used whenever it serves its owner in %s', (ruleset) => {
    const attacking = armed(ruleset, ['sarans-sabre'], []);
    const defending = armed(ruleset, [], ['sarans-sabre']);
    for (const [attack, defence] of pairs(MOST_POWDER, 2)) {
      const one = fight({ attack, defence, sabre: 'attacker' });
      expectOdds(battleOdds(one), played(attacking, one));
      const other = fight({ attack, defence, sabre: 'defender' });
      expectOdds(battleOdds(other), played(defending, other));
    }
  });
});

/** Both have six powder and nothing to rob. */
function armed(ruleset: string, attacker: readonly TreasureName[], defender: readonly TreasureName[]): State {
  const lot = (up: readonly TreasureName[]): Lot => ({ holds: ['powder 6'], up });
  const fighters: Fighters = { attacker: lot(attacker), defender: lot(defender) };
  return duel(ruleset, fighters).state;
}

/** Fights the battle once for every course of luck. */
function played(s: State, plan: Partial<Battle> & Pick<Battle, 'attack' | 'defence'>): Odds {
  const odds = { win: 0, tie: 0, loss: 0 };
  let result: keyof Odds = 'tie';
  forEachCourse(
    (chance) => (result = resultOf(s.clone(), fight(plan), chance)),
    (probability) => (odds[result] += probability),
  );
  return odds;
}

function resultOf(s: State, plan: Battle, chance: Chance): keyof Odds {
  let result: keyof Odds | undefined;
  while (result === undefined) {
    const [seat] = seatsToAct(jamaica, s);
    jamaica.apply(s, seat, answer(s, seat, plan), chance, (event) => {
      if (event.e !== 'battle-result') return;
      result = event.winner === null ? 'tie' : event.winner === ATTACKER ? 'win' : 'loss';
    });
  }
  return result;
}

function answer(s: State, seat: number, plan: Battle): Move {
  const text =
    jamaica.question(s).kind === 'powder'
      ? `powder ${seat === ATTACKER ? plan.attack : plan.defence}`
      : isWorthAgain(s, seat, plan)
        ? 'reroll'
        : 'let stand';
  return movesOf(jamaica, s, seat).find((move) => move.text === text)!;
}

function isWorthAgain({ attackFace, defenceFace }: State, seat: number, plan: Battle): boolean {
  const [again, stands] =
    defenceFace === NO_ROLL
      ? [attackRerolled(plan), oddsAfterAttack(plan, attackFace)]
      : [defenceRerolled(plan, attackFace), oddsAfterBoth(plan, attackFace, defenceFace)];
  return seat === DEFENDER ? gain(again) < gain(stands) : gain(again) > gain(stands);
}

describe('T-SABRE no other plan for the sabre is better', () => {
  it.each(['attacker', 'defender'] as const)('in the hand of the %s', (sabre) => {
    for (const [attack, defence] of pairs(MOST_POWDER + 2, 2)) {
      const battle = fight({ attack, defence, sabre });
      expect(gain(battleOdds(battle))).toBeCloseTo(bestPlan(battle), 12);
    }
  });

  it('and a roll that it would not better is left to stand', () => {
    const die = [2, 4, 6];
    const [one, other] = (['attacker', 'defender'] as const).map((sabre) => fight({ die, sabre }));
    expectOdds(defenceRerolled(one, 4), { win: 1 / 3, tie: 1 / 3, loss: 1 / 3 });
    expectOdds(oddsAfterAttack(one, 4), { win: 4 / 9, tie: 4 / 9, loss: 1 / 9 });
    expectOdds(oddsAfterAttack(other, 4), { win: 1 / 9, tie: 4 / 9, loss: 4 / 9 });
  });
});

const EVERY_CHOICE_OF_FACES = Array.from({ length: 2 ** 6 }, (_, set) =>
  Array.from({ length: 6 }, (_, face) => ((set >> face) & 1) === 1),
);

/** The best of all plans: after each attack any faces of the defence may be rolled again, or any of the attack. */
function bestPlan({ die, attack, defence, sabre }: Battle): number {
  const best = sabre === 'attacker' ? Math.max : Math.min;
  const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
  const outcome = (one: number, other: number): number => {
    if (one === STAR) return 1;
    return other === STAR ? -1 : Math.sign(attack + one - defence - other);
  };
  const unaided = die.map((one) => mean(die.map((other) => outcome(one, other))));
  const plans = (stands: readonly number[], again: number): number[] =>
    EVERY_CHOICE_OF_FACES.map((faces) =>
      mean(faces.map((isAgain, face) => (isAgain ? again : stands[face]))),
    );
  const kept = die.map((one, face) => {
    const stands = die.map((other) => outcome(one, other));
    return one === STAR ? 1 : best(...plans(stands, unaided[face]));
  });
  return best(...plans(kept, mean(unaided)));
}

describe('known odds', () => {
  it('between equals a star attacks in 1 of 6, and a star defends in 1 of 6 of the rest', () => {
    // 5 × 5 pairs of numbers: 10 won, 5 tied, 10 lost.
    expectOdds(battleOdds(fight()), { win: (6 + 10) / 36, tie: 5 / 36, loss: (5 + 10) / 36 });
  });

  it('in Yassa equals win as often as they lose', () => {
    expectOdds(battleOdds(fight({ die: yassa.battleDie })), { win: 15 / 36, tie: 6 / 36, loss: 15 / 36 });
  });

  it('far more powder loses only to a star, and wins only by one', () => {
    expectOdds(battleOdds(fight({ attack: 10 })), { win: 31 / 36, tie: 0, loss: 5 / 36 });
    expectOdds(battleOdds(fight({ defence: 10 })), { win: 6 / 36, tie: 0, loss: 30 / 36 });
  });

  it('an odd lead never ties', () => {
    expect(battleOdds(fight({ attack: 1 })).tie).toBe(0);
    expectOdds(battleOdds(fight({ attack: 1 })), { win: 21 / 36, tie: 0, loss: 15 / 36 });
  });

  it('a star that stands has won, and an attack of 10 loses to a star only', () => {
    expectOdds(oddsAfterAttack(fight(), STAR), { win: 1, tie: 0, loss: 0 });
    expectOdds(oddsAfterAttack(fight(), 10), { win: 4 / 6, tie: 1 / 6, loss: 1 / 6 });
  });

  it('BAT-5, BAT-6 when both rolls stand the battle is decided', () => {
    expect(oddsAfterBoth(fight(), 10, STAR)).toEqual({ win: 0, tie: 0, loss: 1 });
    expect(oddsAfterBoth(fight({ attack: 3 }), 4, 6)).toEqual({ win: 1, tie: 0, loss: 0 });
    expect(oddsAfterBoth(fight({ attack: 2 }), 4, 6)).toEqual({ win: 0, tie: 1, loss: 0 });
  });

  it('T-SABRE kept by the attacker it undoes a star of the defender', () => {
    expectOdds(defenceRerolled(fight({ sabre: 'attacker' }), 10), { win: 4 / 6, tie: 1 / 6, loss: 1 / 6 });
    // Of the defence a star (lost) and a 10 (tied) are rolled again, since 4/6 − 1/6 is better than either.
    expectOdds(oddsAfterAttack(fight({ sabre: 'attacker' }), 10), {
      win: 4 / 6 + (2 / 6) * (4 / 6),
      tie: (2 / 6) * (1 / 6),
      loss: (2 / 6) * (1 / 6),
    });
  });

  it('T-SABRE used on the attack it is gone for the defence', () => {
    for (const sabre of HANDS) expectOdds(attackRerolled(fight({ sabre })), battleOdds(fight()));
  });
});

describe.each(DICE)('with %s', (_, die) => {
  it.each(HANDS)('the odds sum to 1, the sabre with %s', (sabre) => {
    for (const [attack, defence] of pairs(MOST_POWDER + 2)) {
      const { win, tie, loss } = battleOdds({ die, attack, defence, sabre });
      expect(win + tie + loss).toBeCloseTo(1, 12);
      expect(Math.min(win, tie, loss)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(HANDS)('more powder never hurts, the sabre with %s', (sabre) => {
    for (const [attack, defence] of pairs(MOST_POWDER + 2)) {
      const odds = gain(battleOdds({ die, attack, defence, sabre })) - 1e-12;
      expect(gain(battleOdds({ die, attack: attack + 1, defence, sabre }))).toBeGreaterThanOrEqual(odds);
      expect(gain(battleOdds({ die, attack, defence: defence + 1, sabre })) - 2e-12).toBeLessThanOrEqual(
        odds,
      );
    }
  });

  it('the sabre never hurts its owner', () => {
    for (const [attack, defence] of pairs(MOST_POWDER + 2)) {
      const [none, own, other] = HANDS.map((sabre) => gain(battleOdds({ die, attack, defence, sabre })));
      expect(own).toBeGreaterThanOrEqual(none - 1e-12);
      expect(other).toBeLessThanOrEqual(none + 1e-12);
    }
  });
});
