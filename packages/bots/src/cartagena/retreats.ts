import { cartagenaRules } from '@topsail/games';
import { AT } from './trait-names.ts';

type State = cartagenaRules.State;

const { BOAT, FULL_SPACE, PIRATES } = cartagenaRules;

/** About how far a card carries: what a retreat may cost for each card it brings. */
const CARD = 7;
/** From here on a retreat is too far to be of use. */
const FAR = 15;

/** What cards the seat's pirates could fetch, and how much ground that would cost. */
export function measureRetreats(state: State, seat: number, out: Float64Array): void {
  const { pirates, crowd } = state;
  const last = state.boatRetreat ? BOAT : BOAT - 1;
  let refuge = 0;
  let space = 1;
  let best = 0;
  let twos = 0;
  let ones = 0;
  let nearTwo = FAR;
  let nearOne = FAR;
  let before = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1) && pirates[i] <= last; i++) {
    const from = pirates[i];
    if (from === before) continue;
    before = from;
    for (; space < from; space++) if (crowd[space] > 0 && crowd[space] < FULL_SPACE) refuge = space;
    if (refuge === 0) continue;
    const cost = from - refuge;
    const cards = crowd[refuge];
    if (cards * CARD - cost > best) best = cards * CARD - cost;
    if (cards === 2) {
      twos++;
      if (cost < nearTwo) nearTwo = cost;
    } else {
      ones++;
      if (cost < nearOne) nearOne = cost;
    }
  }
  out[AT.retreat] = best / BOAT;
  out[AT.twos] = twos;
  out[AT.ones] = ones;
  out[AT.nearTwo] = (FAR - nearTwo) / FAR;
  out[AT.nearOne] = (FAR - nearOne) / FAR;
}
