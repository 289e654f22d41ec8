import { cartagenaRules } from '@topsail/games';
import { AT } from './trait-names.ts';

type State = cartagenaRules.State;

const { ACTIONS, BOAT, PIRATES, SYMBOLS, count } = cartagenaRules;

/** What the cards of the hand, and the next ones of the row, would do for the seat's pirates. */
export function measureJumps(state: State, seat: number, out: Float64Array): void {
  const hand = state.hands[seat];
  let longest = 0;
  let next = 0;
  let third = 0;
  let all = 0;
  let ready = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const cards = count(hand, symbol);
    if (cards === 0) continue;
    const look = lookAlong(state, seat, symbol);
    const jump = look & 63;
    ready += Math.min(cards, look >> 6);
    all += jump;
    if (jump > longest) {
      third = next;
      next = longest;
      longest = jump;
    } else if (jump > next) {
      third = next;
      next = jump;
    } else if (jump > third) third = jump;
  }
  const outside = PIRATES - out[AT.aboard];
  out[AT.jump] = longest / BOAT;
  out[AT.jumps] = (longest + next + third) / BOAT;
  out[AT.allJumps] = all / BOAT;
  out[AT.ready] = Math.min(ready, outside);
  out[AT.finish] = outside <= ACTIONS && ready >= outside ? 1 : 0;
  out[AT.rowJump] = rowJump(state, seat, state.rowNext);
  out[AT.rowJump2] = rowJump(state, seat, state.rowNext + 1);
}

function rowJump(state: State, seat: number, at: number): number {
  return at < state.rowEnd ? (lookAlong(state, seat, state.row[at]) & 63) / BOAT : 0;
}

/**
 * How far a card of this symbol can take one of the seat's pirates, and 64 for each of them that it would take into the
 * boat. The six come in rising order, and so do the spaces: one walk along the tunnel will do.
 */
function lookAlong({ pirates, crowd, tunnel }: State, seat: number, symbol: number): number {
  const { spaces } = tunnel;
  const end = SYMBOLS.length * (symbol + 1);
  let at = end - SYMBOLS.length;
  let longest = 0;
  let boarding = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) {
    const from = pirates[i];
    if (from === BOAT) break;
    while (at < end && (spaces[at] <= from || crowd[spaces[at]] > 0)) at++;
    const to = at < end ? spaces[at] : BOAT;
    if (to - from > longest) longest = to - from;
    if (to === BOAT) boarding += 64;
  }
  return boarding + longest;
}
