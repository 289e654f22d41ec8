import { jamaica, jamaicaRules, type View } from '@topsail/games';
import { Appraisal, type Appraiser } from '../appraisal.ts';
import type { Lore } from '../lore.ts';
import type { Mind } from '../mind.ts';
import { CardChooser } from './choice.ts';
import { habit } from './habits/habits.ts';
import { jamaicaTraits } from './traits.ts';

const { ASK } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

export const FULL_LEAD = 40;

/** A mind that has learned what positions are worth, and which cards players pick. */
export function jamaicaMind(
  lore: Lore,
  appraiser: Appraiser<State> = new Appraisal(jamaicaTraits, lore.value),
): Mind<State, Move> {
  const cards = new CardChooser(lore.choice);
  return {
    game: jamaica,
    fullLead: FULL_LEAD,
    age: (s) => s.round,
    imagine(view, chance) {
      const s = jamaica.imagine(view as View, chance);
      cards.guessPicks(s, view.viewer, chance);
      return s;
    },
    instinct(s, seat, moves, count, chance) {
      if (s.asking === ASK.card) return cards.drawCard(s, seat, moves, count, chance);
      return habit(s, seat, moves, count, cards);
    },
    appraise: (s, chances, scores) => appraiser.appraise(s, chances, scores),
  };
}
