import { size } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';
import { asInput, WHOLE, type Inputs } from '../net/inputs.ts';
import { jamaicaTraits } from './traits.ts';

const { DECK, FOOD, GOLD, POWDER, isGhost, total } = jamaicaRules;
type State = jamaicaRules.State;

/** A lap has no more spaces than this, on any course. */
const SPACES = 50;
const FACES = 6;
const MOST_SEATS = 6;
const MOST_SHIPS = MOST_SEATS + 1;
const TRAITS = jamaicaTraits.names.length;

/** Where each part of a row begins. */
const HAND = TRAITS;
const DRAW = HAND + DECK.length;
const PLACE = DRAW + DECK.length;
const GOODS = PLACE + SPACES;
const ORDER = GOODS + 5;
const SEATS = ORDER + MOST_SEATS;
const LOW_DIE = SEATS + MOST_SEATS + 1;
const HIGH_DIE = LOW_DIE + FACES;
const OTHERS = HIGH_DIE + FACES;
const WIDTH = OTHERS + TRAITS;

const traits = Array.from({ length: MOST_SHIPS }, () => new Float64Array(TRAITS));
const sums = new Float64Array(TRAITS);

/**
 * What a net sees of a round that begins: the traits of the ship, the very cards in hand and deck, the space it is on,
 * its goods, who plays when, the dice on the table, and the mean of all other ships' traits.
 */
export const jamaicaInputs: Inputs<State> = {
  width: WIDTH,
  entrants: (s) => s.ships.length,
  measure(s, out) {
    const ships = s.ships.length;
    out.fill(0, 0, ships * WIDTH);
    sums.fill(0);
    for (let ship = 0; ship < ships; ship++) {
      jamaicaTraits.measure(s, ship, traits[ship]);
      for (let i = 0; i < TRAITS; i++) sums[i] += traits[ship][i];
    }
    for (let ship = 0; ship < ships; ship++) writeRow(s, ship, out, ship * WIDTH);
  },
};

function writeRow(s: State, ship: number, out: Int8Array, row: number): void {
  const own = traits[ship];
  const others = s.ships.length - 1;
  for (let i = 0; i < TRAITS; i++) {
    const x = own[i];
    if (x !== 0) out[row + i] = asInput(x);
    if (sums[i] !== x) out[row + OTHERS + i] = asInput((sums[i] - x) / others);
  }
  const { at, lap, holds, hand, deck, down } = s.ships[ship];
  if (lap === 0) out[row + PLACE + at] = WHOLE;
  out[row + GOODS] = asInput(total(holds, GOLD) / 10);
  out[row + GOODS + 1] = asInput(total(holds, FOOD) / 5);
  out[row + GOODS + 2] = asInput(total(holds, POWDER) / 5);
  out[row + GOODS + 3] = asInput(size(down) / 2);
  out[row + GOODS + 4] = asInput(size(s.lairs) / 5);
  out[row + SEATS + s.seats] = WHOLE;
  if (isGhost(s, ship)) return;
  writeCards(hand, out, row + HAND);
  writeCards(deck, out, row + DRAW);
  out[row + ORDER + ((ship - s.captain + s.seats) % s.seats)] = WHOLE;
  out[row + LOW_DIE + Math.min(s.morning, s.evening) - 1] = WHOLE;
  out[row + HIGH_DIE + Math.max(s.morning, s.evening) - 1] = WHOLE;
}

function writeCards(cards: number, out: Int8Array, from: number): void {
  for (let card = 0; card < DECK.length; card++) if ((cards >> card) & 1) out[from + card] = WHOLE;
}
