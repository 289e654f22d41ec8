import { members } from '@topsail/engine';
import type { jamaicaRules } from '@topsail/games';
import type { Lesson } from '../learning/lesson.ts';
import { CARD_TRAITS, measureCard } from './card-traits.ts';

type State = jamaicaRules.State;

/** What is to be learned from a card somebody picked: the traits of all he held, and which he took. */
export function cardLesson(s: State, seat: number, picked: number): Lesson {
  const hand = members(s.ships[seat].hand);
  const width = CARD_TRAITS.length;
  const traits = new Float64Array(hand.length * width);
  hand.forEach((card, i) =>
    measureCard(s, seat, card, s.morning, traits.subarray(i * width, (i + 1) * width)),
  );
  return {
    traits,
    wins: Float64Array.from(hand, (card) => (card === picked ? 1 : 0)),
    scores: new Float64Array(hand.length),
  };
}
