import type { Outcome, Seat, Standing } from '@topsail/engine';
import type { State } from './state.ts';
import { BOAT, PIRATES, type Ending } from './types.ts';

const RULES: Readonly<Record<Ending, string>> = { escape: 'C-END', drawn: 'C-PASS', guard: 'C-END-2' };

export function outcomeOf(state: State): Outcome<Seat> | undefined {
  if (state.ending === undefined) return undefined;
  const standings = Array.from({ length: state.setup.seats }, (_, seat) => standing(state, seat));
  return { reason: state.ending, rule: RULES[state.ending], standings };
}

/** C-END: the score is pirates in the boat; the sum of positions only parts equals. A drawn game has no score (C-PASS). */
function standing(state: State, seat: Seat): Standing<Seat> {
  if (state.ending === 'drawn') return { entrant: seat, rank: 1, score: 0, parts: [] };
  const points = boarded(state, seat);
  return { entrant: seat, rank: rank(state, seat), score: points, parts: [{ part: 'boat', points }] };
}

function rank(state: State, seat: Seat): number {
  let better = 0;
  for (let other = 0; other < state.setup.seats; other++)
    if (merit(state, other) > merit(state, seat)) better++;
  return 1 + better;
}

/** One number that orders the seats: no sum of positions reaches a thousand. */
function merit(state: State, seat: Seat): number {
  return 1000 * boarded(state, seat) + progress(state, seat);
}

function boarded(state: State, seat: Seat): number {
  let boat = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) if (state.pirates[i] === BOAT) boat++;
  return boat;
}

function progress(state: State, seat: Seat): number {
  let sum = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) sum += state.pirates[i];
  return sum;
}
