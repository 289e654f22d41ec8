import { jamaica, type jamaicaRules } from '@topsail/games';
import { Appraisal, type Weights } from '../appraisal.ts';
import { finalHopes, hopesOf } from '../hopes.ts';
import type { Mind } from '../mind.ts';
import { MOST_ENTRANTS } from '../search/look-ahead.ts';
import type { CardChooser } from './choice.ts';
import { habit } from './habits/habits.ts';
import { jamaicaTraits } from './traits.ts';

type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** A mind that has learned what positions are worth. */
export function jamaicaMind(weights: Weights, cards: CardChooser): Mind<State, Move> {
  const appraisal = new Appraisal(jamaicaTraits, weights);
  const scores = new Float64Array(MOST_ENTRANTS);
  return {
    game: jamaica,
    age: (s) => s.round,
    instinct: (s, seat, moves, count) => habit(s, seat, moves, count, cards),
    judge(s, out) {
      if (finalHopes(jamaica, s, out)) return;
      appraisal.appraise(s, out, scores);
      hopesOf(out, scores, s.ships.length);
    },
  };
}
