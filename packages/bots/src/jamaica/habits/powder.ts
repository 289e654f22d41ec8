import { jamaicaRules } from '@topsail/games';
import { edgeBefore, edgeDefending } from '../battle-odds.ts';
import { prizeWorth } from '../worth.ts';

const { NO_ROLL, POWDER, battleBonus, isGhost, total } = jamaicaRules;
type State = jamaicaRules.State;

/** A token kept is worth so much of a point in battles to come. */
const KEPT = 0.45;
/** How much of his powder a defender is expected to use. */
const ANSWERED = 0.5;

/** BAT-3, BAT-4: as much as pays, by the exact odds of the dice and a guess at the other's powder. */
export function powder(s: State, moves: readonly jamaicaRules.Move[], count: number): number {
  const attacking = s.attackFace === NO_ROLL;
  const [me, other] = attacking ? [s.ship, s.foe] : [s.foe, s.ship];
  const stake = (prizeWorth(s, me, other) + prizeWorth(s, other, me)) / 2;
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const edge = attacking ? attackEdge(s, moves[i].n) : -defenceEdge(s, moves[i].n);
    const worth = edge * stake - moves[i].n * KEPT;
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

function attackEdge(s: State, amount: number): number {
  return edgeBefore(s.rules.battleDie, amount + meetingLead(s, s.ship, s.foe));
}

function defenceEdge(s: State, amount: number): number {
  const attack = s.attackPowder + s.attackFace + battleBonus(s.ships[s.ship]);
  return edgeDefending(s.rules.battleDie, attack - amount - battleBonus(s.ships[s.foe]));
}

/** The attacker's lead without his own powder: bonuses, less what the other is likely to fire. */
function meetingLead(s: State, attacker: number, defender: number): number {
  const aboard = isGhost(s, defender) ? 0 : total(s.ships[defender].holds, POWDER);
  const answer = Math.floor(aboard * ANSWERED);
  return battleBonus(s.ships[attacker]) - battleBonus(s.ships[defender]) - answer;
}

/** The attacker's edge if both fire as they are likely to. */
export function meetingEdge(s: State, attacker: number, defender: number): number {
  const fired = isGhost(s, attacker) ? 0 : Math.floor(total(s.ships[attacker].holds, POWDER) * ANSWERED);
  return edgeBefore(s.rules.battleDie, fired + meetingLead(s, attacker, defender));
}
