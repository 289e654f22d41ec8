import type { Chance } from '@topsail/engine';
import { goodName, total, without } from '../holds.ts';
import { priceGood } from '../price.ts';
import { isGhost, spaceOf } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener, Taken } from '../tell.ts';
import { paymentKey } from './owed.ts';
import { plunder } from './plunder.ts';
import { spend, splitOfAll } from './spend.ts';

/** PAY-1, PAY-3: the price of the space; SHORT-1: who cannot pay it in full pays what he has. */
export function settle(s: State, chance: Chance, tell: Listener): void {
  const ship = s.ships[s.ship];
  const price = s.rules.course.price[ship.at];
  if (price === 0 || isGhost(s, s.ship)) {
    plunder(s, chance, tell);
    return;
  }
  const good = priceGood(s.rules.course, ship.at);
  const aboard = total(ship.holds, good);
  if (aboard >= price) {
    spend(s, s.ship, good, price, tell);
    return;
  }
  payWhatThereIs(s, good, price, aboard, tell);
  s.rules.shortage.fall(s, chance, tell);
}

function payWhatThereIs(s: State, good: number, price: number, aboard: number, tell: Listener): void {
  const ship = s.ships[s.ship];
  const split = tell === undefined ? [] : splitOfAll(ship.holds, good);
  if (tell !== undefined) tellShortage(s, good, price, aboard, tell);
  ship.holds = without(ship.holds, good);
  if (tell !== undefined) tellShortPay(s, good, split, aboard, tell);
}

function tellShortage(s: State, good: number, price: number, has: number, tell: NonNullable<Listener>): void {
  const resource = goodName(good);
  tell({ e: 'shortage', seat: s.ship, resource, space: spaceOf(s, s.ship), price, has });
}

function tellShortPay(
  s: State,
  good: number,
  split: readonly Taken[],
  count: number,
  tell: NonNullable<Listener>,
): void {
  const whole = { key: paymentKey(s, s.ship, good), total: count, done: count };
  const space = spaceOf(s, s.ship);
  tell({ e: 'pay', seat: s.ship, resource: goodName(good), split, count, short: true, space, whole });
}
