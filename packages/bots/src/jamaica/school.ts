import { jamaica, jamaicaRules } from '@topsail/games';
import { instinctBot } from '../baselines/instinct.ts';
import type { School } from '../learning/school.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { cardLesson } from './card-lessons.ts';
import { CARD_TRAITS } from './card-traits.ts';
import { jamaicaInputs } from './inputs.ts';
import { jamaicaNetMind } from './net-mind.ts';
import { jamaicaTraits } from './traits.ts';

const { ASK } = jamaicaRules;

/** What there is to learn about Jamaica and Yassa: what positions are worth, and which cards people pick. */
export const jamaicaSchool: School<jamaicaRules.State, jamaicaRules.Move> = {
  game: jamaica,
  traits: jamaicaTraits,
  net: { inputs: jamaicaInputs, reflex: (lore) => instinctBot(jamaicaNetMind(lore)) },
  age: (s) => s.round,
  pupil: (lore) =>
    lookAhead(jamaicaNetMind(lore), { samples: 6, turns: 1, noise: 0.02, mostGivenAway: 0.06 }),
  master: (lore) => lookAhead(jamaicaNetMind(lore), { samples: 16, turns: 2, ...CLEAR_SIGHT }),
  trialSeats: 4,
  choices: {
    names: CARD_TRAITS,
    lesson: (s, seat, move) => (s.asking === ASK.card ? cardLesson(s, seat, move.n) : undefined),
  },
};
