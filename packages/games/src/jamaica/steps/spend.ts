import { bit } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import {
  countIn,
  countsOf,
  fullest,
  goodIn,
  goodName,
  inHold,
  leastInAll,
  MOST_IN_HOLD,
  onlyHoldOf,
  SIXTH,
  sum,
  withHold,
  type Holds,
} from '../holds.ts';
import { shipName, spaceOf } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener, Taken } from '../tell.ts';
import { POWDER } from '../types.ts';
import { paymentKey, total } from './owed.ts';

/**
 * PAY-2, BAT-3: tokens of one good out of holds of the player's choice, in any split. The holds are asked one by one,
 * the fullest first and the Sixth Hold last, and none is left fuller than the one before it: so splits that leave the
 * same amounts aboard, and cannot differ in effect, come only once. A hold without a choice is not asked.
 */
export function spend(s: State, ship: number, good: number, amount: number, tell: Listener): void {
  s.payer = ship;
  s.payGood = good;
  s.owing = amount;
  s.lastLeft = MOST_IN_HOLD;
  const { holds } = s.ships[ship];
  s.open = countsOf(holds, good);
  const only = onlyHoldOf(holds, good);
  const split = tell === undefined ? undefined : [];
  if (only >= 0) takeOut(s, only, amount, split);
  else askOrTake(s, split);
  if (tell !== undefined) tellTaken(s, split, tell);
}

export function takeFrom(s: State, hold: number, n: number, tell: Listener): void {
  const split = tell === undefined ? undefined : [];
  takeOut(s, hold, n, split);
  askOrTake(s, split);
  if (tell !== undefined) tellTaken(s, split, tell);
}

/** What came out of which holds by one answer; undefined where nobody listens. */
type Split = Taken[] | undefined;

function askOrTake(s: State, split: Split): void {
  while (s.owing > 0) {
    findNextHold(s);
    if (s.leastTaken < s.mostTaken) {
      ask(s, ASK.take, bit(s.payer));
      return;
    }
    takeOut(s, s.takenFrom, s.leastTaken, split);
  }
}

function takeOut(s: State, hold: number, n: number, split: Split): void {
  const ship = s.ships[s.payer];
  const held = countIn(inHold(ship.holds, hold));
  s.open = withHold(s.open, hold, 0);
  s.lastLeft = held - n;
  s.owing -= n;
  ship.holds = withHold(ship.holds, hold, n === held ? 0 : inHold(ship.holds, hold) - n);
  if (split !== undefined && n > 0) split.push({ hold, n });
}

function tellTaken(s: State, split: readonly Taken[] = [], tell: NonNullable<Listener>): void {
  if (split.length === 0) return;
  const count = split.reduce((taken, { n }) => taken + n, 0);
  const all = total(s);
  const whole = { key: paymentKey(s, s.payer, s.payGood), total: all, done: all - s.owing };
  const { payer } = s;
  if (s.payGood === POWDER) {
    tell({ e: 'powder', ship: shipName(s, payer), split, total: count, whole });
    return;
  }
  const paid = { resource: goodName(s.payGood), split, count, short: false, space: spaceOf(s, payer) };
  tell({ e: 'pay', seat: payer, ...paid, whole });
}

/**
 * The hold now in question, and how few and how many tokens may come out of it: at least what the others cannot cover,
 * and at most what lets the others, none of which may be left fuller, make up the rest exactly.
 */
function findNextHold(s: State): void {
  const hold = fullest(s.open);
  const held = countIn(inHold(s.open, hold));
  const others = sum(s.open) - held;
  s.takenFrom = hold;
  s.leastTaken = Math.max(0, s.owing - others, hold === SIXTH ? 0 : held - s.lastLeft);
  s.mostTaken = Math.min(held, s.owing);
  while (hold !== SIXTH && leastInAll(s.open, held - s.mostTaken) > s.owing) s.mostTaken--;
}

/** Everything of one good, hold by hold. */
export function splitOfAll(holds: Holds, good: number): Taken[] {
  const split: Taken[] = [];
  for (let hold = 0; hold <= SIXTH; hold++) {
    const contents = inHold(holds, hold);
    if (goodIn(contents) === good) split.push({ hold, n: countIn(contents) });
  }
  return split;
}
