import { jamaica, jamaicaRules, type View } from '@topsail/games';
import type { Mind } from '../mind.ts';

const { GOLD, total } = jamaicaRules;

/** A mind to whom gold is everything: the chance to win is the share of all the gold. Its instinct is any move. */
export const miser: Mind<jamaicaRules.State, jamaicaRules.Move> = {
  game: jamaica,
  fullLead: 40,
  age: (s) => s.round,
  imagine: (view, chance) => jamaica.imagine(view as View, chance),
  instinct: (_s, _seat, _moves, count, chance) => chance.roll(count, 'any') - 1,
  appraise(s, chances, scores) {
    let sum = 0;
    s.ships.forEach(({ holds }, ship) => (sum += scores[ship] = chances[ship] = 1 + total(holds, GOLD)));
    for (let ship = 0; ship < s.ships.length; ship++) chances[ship] /= sum;
  },
};
