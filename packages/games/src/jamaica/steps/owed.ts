import { goodName } from '../holds.ts';
import { shipName, spaceOf } from '../ships.ts';
import type { State } from '../state.ts';
import { POWDER } from '../types.ts';

/** All that is to be paid in the payment now made: the powder committed (BAT-3), or the price of the space (PAY-1). */
export function total(s: State): number {
  if (s.payGood !== POWDER) return s.rules.course.price[s.ships[s.payer].at];
  return s.payer === s.ship ? s.attackPowder : s.defencePowder;
}

/** The name of a payment, shared by its parts and by nothing else in the game: a ship pays one good once at a space. */
export function paymentKey(s: State, payer: number, good: number): string {
  return [s.round, s.acted, s.agenda, spaceOf(s, payer), shipName(s, payer), goodName(good)].join(' ');
}
