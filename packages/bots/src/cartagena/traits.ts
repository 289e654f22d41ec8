import { cartagenaRules } from '@topsail/games';
import type { Traits } from '../appraisal.ts';
import { measureJumps } from './jumps.ts';
import { measureRetreats } from './retreats.ts';
import { AT, TRAIT_NAMES } from './trait-names.ts';

type State = cartagenaRules.State;

const { ACTIONS, BOAT, PIRATES, SYMBOLS, count, total } = cartagenaRules;

/** What a position offers a seat. Distances are in lengths of the tunnel. */
export const cartagenaTraits: Traits<State> = {
  names: TRAIT_NAMES,
  entrants: (state) => state.setup.seats,
  measure(state, seat, out) {
    measurePirates(state, seat, out);
    measureHand(state, seat, out);
    measureJumps(state, seat, out);
    measureRetreats(state, seat, out);
    measureTempo(state, seat, out);
  },
};

function measurePirates({ pirates }: State, seat: number, out: Float64Array): void {
  const first = PIRATES * seat;
  let sum = 0;
  let squares = 0;
  let aboard = 0;
  let start = 0;
  for (let i = first; i < first + PIRATES; i++) {
    const share = pirates[i] / BOAT;
    sum += share;
    squares += share * share;
    if (share === 1) aboard++;
    if (share === 0) start++;
  }
  out[AT.progress] = sum;
  out[AT.squares] = squares;
  out[AT.rearmost] = pirates[first] / BOAT;
  out[AT.second] = pirates[first + 1] / BOAT;
  out[AT.start] = start;
  out[AT.aboard] = aboard;
  out[AT.aboard3] = aboard >= 3 ? 1 : 0;
  out[AT.aboard4] = aboard >= 4 ? 1 : 0;
  out[AT.aboard5] = aboard >= 5 ? 1 : 0;
}

function measureHand({ hands }: State, seat: number, out: Float64Array): void {
  const cards = total(hands[seat]);
  const outside = PIRATES - out[AT.aboard];
  let symbols = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (count(hands[seat], symbol) > 0) symbols++;
  out[AT.cards] = cards;
  out[AT.cards3] = Math.max(0, cards - 3);
  out[AT.cards7] = Math.max(0, cards - 7);
  out[AT.cards12] = Math.max(0, cards - 12);
  out[AT.wanting] = Math.max(0, outside - cards);
  out[AT.idle] = Math.max(0, cards - 2 * outside);
  out[AT.symbols] = symbols;
}

/** The seat to act can still use what it has; the others must wait, and things will have changed. */
function measureTempo({ seat: acting, setup, actionsLeft }: State, seat: number, out: Float64Array): void {
  const wait = (seat - acting + setup.seats) % setup.seats;
  const turn = wait === 0 ? actionsLeft / ACTIONS : 0;
  out[AT.turn] = turn;
  out[AT.wait] = wait / setup.seats;
  out[AT.turnProgress] = turn * out[AT.progress];
  out[AT.turnCards] = turn * Math.min(out[AT.cards], ACTIONS);
  out[AT.turnJumps] = turn * out[AT.jumps];
  out[AT.turnReady] = turn * out[AT.ready];
  out[AT.turnRetreat] = turn * out[AT.retreat];
  out[AT.turnFinish] = turn * out[AT.finish];
}
