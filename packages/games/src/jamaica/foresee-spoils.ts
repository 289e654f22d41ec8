import type { Fact } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { loading } from './foresee-load.ts';
import { facesAt, facesOfPile } from './foresee-treasure.ts';
import { cargoOf, goodIn, inHold, SIXTH } from './holds.ts';
import type { Move } from './moves.ts';
import { isGhost, shipName } from './ships.ts';
import type { State } from './state.ts';
import { loserOf } from './steps/winner.ts';
import { SIXTH_HOLD, TREASURES } from './treasures.ts';
import { GOLD, type TreasureName } from './types.ts';
import type { View } from './view.ts';

/** What the winner's choice brings; a face-down card is only narrowed down. */
export function foreseeSpoils(s: State, view: View, move: Move): Foreseen {
  const loser = loserOf(s, s.stower);
  const from = shipName(s, loser);
  switch (move.kind) {
    case 'rob-hold':
      return foreseeRobbery(s, loser, move.n);
    case 'rob-treasure':
      return told({ fact: 'robs', from, ...contentsOfCard(s, loser, move.n), treasure: TREASURES[move.n] });
    case 'rob-token':
      return told({ fact: 'robs', from });
    case 'curse':
      return told({ fact: 'gives', to: from, treasure: TREASURES[move.n] });
    case 'rob-place':
      return told({ fact: 'robs', from }, facesAt(s, view, loser, [move.n]));
    case 'rob-blind':
      return told({ fact: 'robs', from }, facesAt(s, view, loser, [...view.table.ships[loser].down.keys()]));
    default:
      return { certain: [], possible: [] };
  }
}

/** BAT-10: the contents of a hold, and where they go; GHO-7: what is not gold the ghost throws into the sea. */
function foreseeRobbery(s: State, loser: number, hold: number): Foreseen {
  const contents = inHold(s.ships[loser].holds, hold);
  const robs: Fact = { fact: 'robs', from: shipName(s, loser), ...carrying(contents) };
  if (isGhost(s, s.stower) && goodIn(contents) !== GOLD) return told(robs);
  const { certain, possible } = loading(s, s.stower, contents, {});
  return { certain: [robs, ...certain], possible };
}

/** T-HOLD: the Sixth Hold comes with what lies on it. */
function contentsOfCard(s: State, loser: number, card: number) {
  return card === SIXTH_HOLD ? carrying(inHold(s.ships[loser].holds, SIXTH)) : {};
}

function carrying(contents: number) {
  const cargo = cargoOf(contents);
  return cargo === null ? {} : { cargo };
}

/** SHORT-7: the treasure taken. */
export function foreseeLair(s: State, view: View): Foreseen {
  const to = s.rules.course.ids[s.ships[s.ship].at];
  return told({ fact: 'treasure', to }, facesOfPile(s, view));
}

function told(fact: Fact, treasures: readonly TreasureName[] = []): Foreseen {
  return { certain: [fact], possible: treasures.length === 0 ? [] : [{ fact: 'may-be', treasures }] };
}
