import { bit, has } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { countIn, goodIn, goodName, inHold, SIXTH, withHold, type Holds } from '../holds.ts';
import { shipName } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener, Taken } from '../tell.ts';
import { POWDER } from '../types.ts';

/**
 * PAY-2, BAT-3: tokens of one good out of holds of the player's choice, in any split. The holds are asked one by one,
 * the fullest first and the Sixth Hold last; of equal holds the later gives no more than the earlier, so that splits
 * which cannot differ in effect come only once. A hold without a choice is not asked.
 */
export function spend(s: State, ship: number, good: number, amount: number, tell: Listener): void {
  s.payer = ship;
  s.payGood = good;
  s.owing = amount;
  s.paidFrom = 0;
  s.lastHeld = 0;
  s.lastTaken = 0;
  askOrTake(s, tell);
}

export function takeFrom(s: State, hold: number, n: number, tell: Listener): void {
  takeOut(s, hold, n, tell);
  askOrTake(s, tell);
}

function askOrTake(s: State, tell: Listener): void {
  while (s.owing > 0) {
    const hold = nextHold(s);
    const least = leastFrom(s, hold);
    if (least < mostFrom(s, hold)) {
      ask(s, ASK.take, bit(s.payer));
      return;
    }
    takeOut(s, hold, least, tell);
  }
}

function takeOut(s: State, hold: number, n: number, tell: Listener): void {
  const ship = s.ships[s.payer];
  const held = countIn(inHold(ship.holds, hold));
  s.paidFrom |= bit(hold);
  s.lastHeld = hold === SIXTH ? 0 : held;
  s.lastTaken = n;
  s.owing -= n;
  ship.holds = withHold(ship.holds, hold, n === held ? 0 : inHold(ship.holds, hold) - n);
  if (tell !== undefined && n > 0) tellTaken(s, { hold, n }, tell);
}

function tellTaken(s: State, taken: Taken, tell: NonNullable<Listener>): void {
  if (s.payGood === POWDER) tell({ e: 'powder', ship: shipName(s, s.payer), split: [taken], total: taken.n });
  else
    tell({
      e: 'pay',
      seat: s.payer,
      resource: goodName(s.payGood),
      split: [taken],
      count: taken.n,
      short: false,
    });
}

/** The hold now in question: the fullest not yet asked, the Sixth Hold after all others. */
export function nextHold(s: State): number {
  const { holds } = s.ships[s.payer];
  let best = SIXTH;
  let most = 0;
  for (let hold = 0; hold < SIXTH; hold++) {
    const count = isOpen(s, holds, hold) ? countIn(inHold(holds, hold)) : 0;
    if (count > most) {
      best = hold;
      most = count;
    }
  }
  return best;
}

function isOpen(s: State, holds: Holds, hold: number): boolean {
  return !has(s.paidFrom, hold) && goodIn(inHold(holds, hold)) === s.payGood;
}

export function mostFrom(s: State, hold: number): number {
  const held = countIn(inHold(s.ships[s.payer].holds, hold));
  const cap = hold !== SIXTH && held === s.lastHeld ? s.lastTaken : held;
  return Math.min(cap, s.owing);
}

/** What the other holds cannot cover must come from here, shared evenly with the holds equal to it. */
export function leastFrom(s: State, hold: number): number {
  const { holds } = s.ships[s.payer];
  const held = countIn(inHold(holds, hold));
  let equals = 1;
  let others = 0;
  for (let other = 0; other <= SIXTH; other++) {
    if (other === hold || !isOpen(s, holds, other)) continue;
    const count = countIn(inHold(holds, other));
    if (count === held && other !== SIXTH && hold !== SIXTH) equals++;
    else others += count;
  }
  return Math.max(0, Math.ceil((s.owing - others) / equals));
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
