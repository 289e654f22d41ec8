import { jamaica, jamaicaRules } from '@topsail/games';
import { Appraisal } from '../appraisal.ts';
import { finalHopes, hopesOf } from '../hopes.ts';
import type { Lore } from '../lore.ts';
import type { Mind } from '../mind.ts';
import { MOST_ENTRANTS } from '../search/look-ahead.ts';
import { CardChooser } from './choice.ts';
import { habit } from './habits/habits.ts';
import { jamaicaTraits } from './traits.ts';

const { ASK } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** A mind that has learned what positions are worth, and which cards players pick. */
export function jamaicaMind({ value, choice }: Lore): Mind<State, Move> {
  const appraisal = new Appraisal(jamaicaTraits, value);
  const cards = new CardChooser(choice);
  const scores = new Float64Array(MOST_ENTRANTS);
  return {
    game: jamaica,
    age: (s) => s.round,
    instinct(s, seat, moves, count, chance) {
      if (s.asking === ASK.card) return cards.drawCard(s, seat, moves, count, chance);
      return habit(s, seat, moves, count, cards);
    },
    judge(s, out) {
      if (finalHopes(jamaica, s, out)) return;
      appraisal.appraise(s, out, scores);
      hopesOf(out, scores, s.ships.length);
    },
  };
}
