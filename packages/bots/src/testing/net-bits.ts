import { fingerprint, lowest, movesOf, seeded, type Setup } from '@topsail/engine';
import { jamaica } from '@topsail/games';
import { jamaicaInputs } from '../jamaica/inputs.ts';
import { NetAppraisal } from '../net/net-appraisal.ts';
import type { NetText } from '../net/net.ts';

/** What a net says of every position in a game of Jamaica by random moves, to the last bit: as one fingerprint. */
export function netBits(net: NetText, setup: Setup, seed: string): string {
  const appraisal = new NetAppraisal(jamaicaInputs, net);
  const chances = new Float64Array(setup.seats + 1);
  const scores = new Float64Array(setup.seats + 1);
  const chance = seeded(seed);
  const state = jamaica.setup(setup, chance);
  let bits = '';
  while (jamaica.toAct(state) !== 0) {
    const seat = lowest(jamaica.toAct(state));
    const moves = movesOf(jamaica, state, seat);
    jamaica.apply(state, seat, moves[chance.roll(moves.length) - 1], chance);
    appraisal.appraise(state, chances, scores);
    bits += `${bitsOf(chances)} ${bitsOf(scores)}\n`;
  }
  return fingerprint(bits);
}

function bitsOf(numbers: Float64Array): string {
  return Array.from(new BigUint64Array(numbers.buffer), (bits) => bits.toString(16)).join(' ');
}
