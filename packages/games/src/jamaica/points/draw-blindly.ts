import { ROB_BLIND } from '../moves.ts';
import type { BlindTheft } from './types.ts';

/** BAT-11, second edition: one face-down card drawn at random. */
export const drawBlindly: BlindTheft = {
  list(count, out, n) {
    if (count > 0) out[n++] = ROB_BLIND;
    return n;
  },
  place: (_move, count, chance) => chance.roll(count, 'stolen card') - 1,
};
