import { members, size } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';
import type { Mind } from '../mind.ts';
import { emptyHolds } from './ledger.ts';

const { FOOD, GOLD, POWDER, POWERS, TREASURE_POINTS, progress, total } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** What somebody thinks things are worth, in points, as one counts at the table. */
export interface Eye {
  readonly gold: number;
  readonly food: number;
  /** Food beyond this seems useless. */
  readonly enoughFood: number;
  readonly powder: number;
  readonly enoughPowder: number;
  readonly emptyHold: number;
  /** A space nearer to the finish. */
  readonly step: number;
  /** A treasure with a power. */
  readonly power: number;
}

/** So many points of difference make one e times as likely to win. */
const TEMPERATURE = 5;
/** Keeps the powers of e finite, whatever the eye. */
const STRONGEST = 40;

/** The same mind, with other eyes. */
export function seenBy(eye: Eye, mind: Mind<State, Move>): Mind<State, Move> {
  return {
    ...mind,
    appraise(s, chances, scores) {
      let sum = 0;
      for (let ship = 0; ship < s.ships.length; ship++) {
        scores[ship] = pointsIn(eye, s, ship);
        chances[ship] = Math.exp(Math.max(-STRONGEST, Math.min(STRONGEST, scores[ship] / TEMPERATURE)));
        sum += chances[ship];
      }
      for (let ship = 0; ship < s.ships.length; ship++) chances[ship] /= sum;
    },
  };
}

function pointsIn(eye: Eye, s: State, ship: number): number {
  const { holds, up, down, tokens } = s.ships[ship];
  return (
    eye.gold * total(holds, GOLD) +
    eye.food * Math.min(total(holds, FOOD), eye.enoughFood) +
    eye.powder * Math.min(total(holds, POWDER), eye.enoughPowder) +
    eye.emptyHold * emptyHolds(holds) +
    eye.step * progress(s, s.ships[ship]) +
    eye.power * size(up & POWERS) +
    tokens +
    members(down).reduce((sum, card) => sum + TREASURE_POINTS[card], 0)
  );
}
