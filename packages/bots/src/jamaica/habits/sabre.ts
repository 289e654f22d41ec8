import { jamaicaRules } from '@topsail/games';
import { edgeBefore, edgeDefending } from '../battle-odds.ts';

const { NO_ROLL, STAR, battleBonus } = jamaicaRules;
type State = jamaicaRules.State;

/** T-SABRE: has the roll made again when an average one would serve better. */
export function sabre(s: State, seat: number, moves: readonly jamaicaRules.Move[], count: number): number {
  const wanted = (seat === s.ship ? 1 : -1) * gainOfReroll(s) > 0 ? 'reroll' : 'let-stand';
  for (let i = 0; i < count; i++) if (moves[i].kind === wanted) return i;
  return 0;
}

/** By how much the attacker's edge grows if the last roll is made again. */
function gainOfReroll(s: State): number {
  const { battleDie } = s.rules;
  const lead = s.attackPowder + battleBonus(s.ships[s.ship]) - battleBonus(s.ships[s.foe]);
  if (s.defenceFace === NO_ROLL) return edgeBefore(battleDie, lead) - edgeAfterAttack(s, lead);
  const ahead = lead + s.attackFace - s.defencePowder;
  const now = s.defenceFace === STAR ? -1 : Math.sign(ahead - s.defenceFace);
  return edgeDefending(battleDie, ahead) - now;
}

function edgeAfterAttack(s: State, lead: number): number {
  return s.attackFace === STAR ? 1 : edgeDefending(s.rules.battleDie, lead + s.attackFace);
}
