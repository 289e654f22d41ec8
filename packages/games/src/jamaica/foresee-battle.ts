import { fast } from '@topsail/engine';
import type { Fact, PowderOdds } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { total } from './holds.ts';
import { imagine } from './imagine.ts';
import { GHOST_FOE } from './moves.ts';
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
import { battleBonus, sabreOwner, shipName, shipNamed } from './ships.ts';
import { NO_FOE, NO_ROLL, type State } from './state.ts';
import { engage } from './steps/battle.ts';
import { POWDER, type ShipName } from './types.ts';
import type { View } from './view.ts';

/** The odds if one ship attacked another now, for every amount of powder on both sides: before anybody has sailed. */
export function meetingOdds(view: View, attacker: ShipName, defender: ShipName): PowderOdds[] {
  const s = imagine(view, fast(1));
  s.ship = shipNamed(s, attacker);
  engage(s, shipNamed(s, defender), undefined);
  return everyPowder(s);
}

function everyPowder(s: State): PowderOdds[] {
  return amounts(s, s.ship).flatMap((powder) => against(s, powder, (battle) => battleOdds(battle)));
}

/** The opponent picked: the odds for every amount of powder on both sides. */
export function foreseeFight(s: State, foe: number): Foreseen {
  engage(s, foe === GHOST_FOE ? s.seats : foe, undefined);
  const meets: Fact = {
    fact: 'meets',
    to: s.rules.course.ids[s.ships[s.ship].at],
    ships: [shipName(s, s.foe)],
  };
  return { certain: [meets], possible: [{ fact: 'odds', table: everyPowder(s) }] };
}

/** Powder committed: for the attacker against every answer, for the defender against the roll he has seen. */
export function foreseeBattle(s: State, powder: number): Foreseen {
  if (s.attackFace === NO_ROLL) return possibly(against(s, powder, (battle) => battleOdds(battle)));
  const odds = oddsAfterAttack(battleOf(s, s.attackPowder, powder), s.attackFace);
  return possibly([{ powder: s.attackPowder, against: powder, ...odds }]);
}

/** T-SABRE: the odds if the last roll is made again, or stands. */
export function foreseeSabre(s: State, answer: 'reroll' | 'let-stand'): Foreseen {
  const defending = s.defenceFace !== NO_ROLL;
  if (!defending) {
    const odds = (battle: Battle): Odds =>
      answer === 'reroll' ? attackRerolled(battle) : oddsAfterAttack(battle, s.attackFace);
    return possibly(against(s, s.attackPowder, odds));
  }
  const battle = battleOf(s, s.attackPowder, s.defencePowder);
  const odds =
    answer === 'reroll'
      ? defenceRerolled(battle, s.attackFace)
      : oddsAfterBoth(battle, s.attackFace, s.defenceFace);
  return possibly([{ powder: s.attackPowder, against: s.defencePowder, ...odds }]);
}

function against(s: State, powder: number, odds: (battle: Battle) => Odds): PowderOdds[] {
  return amounts(s, s.foe).map((answer) => ({
    powder,
    against: answer,
    ...odds(battleOf(s, powder, answer)),
  }));
}

function amounts(s: State, ship: number): number[] {
  return Array.from({ length: 1 + total(s.ships[ship].holds, POWDER) }, (_, n) => n);
}

function battleOf(s: State, attackPowder: number, defencePowder: number): Battle {
  return {
    die: s.rules.battleDie,
    attack: attackPowder + battleBonus(s.ships[s.ship]),
    defence: defencePowder + battleBonus(s.ships[s.foe]),
    sabre: sabreHand(s),
  };
}

function sabreHand(s: State): SabreHand {
  const owner = s.sabreUsed ? NO_FOE : sabreOwner(s);
  if (owner === NO_FOE) return 'nobody';
  return owner === s.ship ? 'attacker' : 'defender';
}

function possibly(table: readonly PowderOdds[]): Foreseen {
  return { certain: [], possible: [{ fact: 'odds', table }] };
}
