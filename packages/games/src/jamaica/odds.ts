import { STAR, type BattleDie } from './points/battle-die.ts';

/** How likely the attacker is to win, to tie and to lose. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** Who may have one roll made again, if anybody (T-SABRE). */
export type SabreHand = 'attacker' | 'defender' | 'nobody';

/** A battle as far as it is known: what both add to their die, and whose sabre is still unused. */
export interface Battle {
  readonly die: BattleDie;
  readonly attack: number;
  readonly defence: number;
  readonly sabre: SabreHand;
}

const WON: Odds = { win: 1, tie: 0, loss: 0 };
const TIED: Odds = { win: 0, tie: 1, loss: 0 };
const LOST: Odds = { win: 0, tie: 0, loss: 1 };

/** Exact odds before the attacker rolls. The owner of the sabre uses it whenever that serves him better. */
export function battleOdds(battle: Battle): Odds {
  return mean(battle.die.map((face) => bestAfterAttack(battle, face)));
}

/** The attacker has rolled; the sabre's owner lets it stand or not (T-SABRE-2). */
function bestAfterAttack(battle: Battle, face: number): Odds {
  const stand = oddsAfterAttack(battle, face);
  return battle.sabre === 'nobody' ? stand : better(battle.sabre, stand, attackRerolled(battle));
}

/** Exact odds if the attacker's roll is made again: no further use of the sabre. */
export function attackRerolled(battle: Battle): Odds {
  const used: Battle = { ...battle, sabre: 'nobody' };
  return mean(battle.die.map((face) => oddsAfterAttack(used, face)));
}

/** Exact odds once the attacker's roll stands; BAT-6: a star needs no answer. */
export function oddsAfterAttack(battle: Battle, attackFace: number): Odds {
  if (attackFace === STAR) return WON;
  return mean(battle.die.map((face) => bestAfterDefence(battle, attackFace, face)));
}

function bestAfterDefence(battle: Battle, attackFace: number, defenceFace: number): Odds {
  const stand = oddsAfterBoth(battle, attackFace, defenceFace);
  return battle.sabre === 'nobody' ? stand : better(battle.sabre, stand, defenceRerolled(battle, attackFace));
}

/** Exact odds if the defender's roll is made again. */
export function defenceRerolled(battle: Battle, attackFace: number): Odds {
  return mean(battle.die.map((face) => oddsAfterBoth(battle, attackFace, face)));
}

/** BAT-5, BAT-6: who wins when both rolls stand. */
export function oddsAfterBoth(battle: Battle, attackFace: number, defenceFace: number): Odds {
  if (attackFace === STAR) return WON;
  if (defenceFace === STAR) return LOST;
  const lead = battle.attack + attackFace - battle.defence - defenceFace;
  if (lead === 0) return TIED;
  return lead > 0 ? WON : LOST;
}

function better(owner: SabreHand, a: Odds, b: Odds): Odds {
  const gain = b.win - b.loss - (a.win - a.loss);
  return (owner === 'attacker' ? gain : -gain) > 0 ? b : a;
}

function mean(all: readonly Odds[]): Odds {
  const share = (part: keyof Odds): number => all.reduce((sum, odds) => sum + odds[part], 0) / all.length;
  return { win: share('win'), tie: share('tie'), loss: share('loss') };
}
