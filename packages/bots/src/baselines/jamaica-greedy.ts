import { members, size } from '@topsail/engine';
import { jamaica, jamaicaRules, type View } from '@topsail/games';
import { CardChooser } from '../jamaica/choice.ts';
import { habit } from '../jamaica/habits/habits.ts';
import { emptyHolds } from '../jamaica/ledger.ts';
import { FULL_LEAD } from '../jamaica/mind.ts';
import type { Mind } from '../mind.ts';
import { THUMB_CARDS } from './jamaica-thumb.ts';

const { FOOD, GOLD, POWDER, POWERS, TREASURE_POINTS, progress, total } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** So many points of difference make one e times as likely to win. */
const TEMPERATURE = 5;
const cards = new CardChooser(THUMB_CARDS);

/** A mind with a hand-made value: points as one would count them at the table. Frozen. */
export const greedyMind: Mind<State, Move> = {
  game: jamaica,
  fullLead: FULL_LEAD,
  age: (s) => s.round,
  imagine: (view, chance) => jamaica.imagine(view as View, chance),
  instinct: (s, seat, moves, count) => habit(s, seat, moves, count, cards),
  appraise(s, chances, scores) {
    let sum = 0;
    for (let ship = 0; ship < s.ships.length; ship++) {
      scores[ship] = countPoints(s, ship);
      chances[ship] = Math.exp(scores[ship] / TEMPERATURE);
      sum += chances[ship];
    }
    for (let ship = 0; ship < s.ships.length; ship++) chances[ship] /= sum;
  },
};

function countPoints(s: State, ship: number): number {
  const { holds, up, down, tokens } = s.ships[ship];
  return (
    total(holds, GOLD) +
    0.6 * Math.min(total(holds, FOOD), 7) +
    0.5 * Math.min(total(holds, POWDER), 6) +
    0.3 * emptyHolds(holds) +
    0.45 * progress(s, s.ships[ship]) +
    3 * size(up & POWERS) +
    tokens +
    members(down).reduce((sum, card) => sum + TREASURE_POINTS[card], 0)
  );
}
