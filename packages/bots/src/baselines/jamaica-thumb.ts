import type { CardWeights } from '../jamaica/choice.ts';

/** The rule of thumb's liking for a card: points, as one would count them at the table. Frozen. */
export const THUMB_CARDS: CardWeights = {
  'steps ahead': 0.45,
  'steps back': -0.45,
  'gold paid': -1,
  'food paid': -0.55,
  shortage: -4,
  'thrown away in a shortage': -0.3,
  treasure: 2.5,
  battle: 0,
  'edge in battle': 2.5,
  home: 10,
  'gold loaded': 1,
  'first food loaded': 0.9,
  'more food loaded': 0.5,
  'food beyond need loaded': 0.1,
  'first powder loaded': 0.6,
  'more powder loaded': 0.3,
  'cargo thrown overboard': -1,
  'load skipped': 0,
  'no food left': -1,
  'no gold left': -0.5,
  'late: finish number': 0.6,
  'late: gold loaded': 0.2,
  'late: food loaded': -0.4,
};
