import { ROB_PLACE } from '../moves.ts';
import type { BlindTheft } from './types.ts';

/** BAT-11, first edition: the winner points at one of the cards lying there. */
export const pointAtCard: BlindTheft = {
  list(count, out, n) {
    for (let place = 0; place < count; place++) out[n++] = ROB_PLACE[place];
    return n;
  },
  place: (move) => move.n,
};
