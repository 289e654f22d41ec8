import { ring, type RingMove, type RingState, type RingView } from '@topsail/games';
import type { Mind } from '../mind.ts';

/** A lead of so many spaces is as good as won. */
const FULL_LEAD = 6;

/** Any card at first sight; what counts is the lead. */
export const ringMind: Mind<RingState, RingMove> = {
  game: ring,
  fullLead: FULL_LEAD,
  age: (state) => state.round,
  imagine: (view, chance) => ring.imagine(view as RingView, chance),
  instinct: (_state, _seat, _moves, count, chance) => chance.roll(count, 'card') - 1,
  appraise({ gone }, chances, scores) {
    const lead = Math.max(-1, Math.min(1, (gone[0] - gone[1]) / FULL_LEAD));
    chances[0] = (1 + lead) / 2;
    chances[1] = (1 - lead) / 2;
    scores.set(gone);
  },
};
