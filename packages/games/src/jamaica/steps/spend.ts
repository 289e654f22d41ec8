import { bit, has } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { countIn, goodIn, goodName, inHold, onlyHoldOf, SIXTH, withHold, type Holds } from '../holds.ts';
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
  const only = onlyHoldOf(s.ships[ship].holds, good);
  if (only >= 0) takeOut(s, only, amount, tell);
  else askOrTake(s, tell);
}

export function takeFrom(s: State, hold: number, n: number, tell: Listener): void {
  takeOut(s, hold, n, tell);
  askOrTake(s, tell);
}

function askOrTake(s: State, tell: Listener): void {
  while (s.owing > 0) {
    findNextHold(s);
    if (s.leastTaken < s.mostTaken) {
      ask(s, ASK.take, bit(s.payer));
      return;
    }
    takeOut(s, s.takenFrom, s.leastTaken, tell);
  }
}

function takeOut(s: State, hold: number, n: number, tell: Listener): void {
  const ship = s.ships[s.payer];
  const held = countIn(inHold(ship.holds, hold));
  s.paidFrom |= bit(hold);
  s.lastHeld = held;
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

/**
 * The hold now in question: the fullest not yet asked, the Sixth Hold after all others. What the other holds cannot
 * cover must come from it, shared evenly with the holds equal to it.
 */
function findNextHold(s: State): void {
  const { holds } = s.ships[s.payer];
  const sixth = openIn(s, holds, SIXTH);
  let fullest = 0;
  let equals = 1;
  let aboard = sixth;
  s.takenFrom = SIXTH;
  for (let hold = 0; hold < SIXTH; hold++) {
    const count = openIn(s, holds, hold);
    aboard += count;
    if (count === fullest) equals++;
    if (count <= fullest) continue;
    fullest = count;
    equals = 1;
    s.takenFrom = hold;
  }
  if (fullest === 0) equals = 1;
  const held = fullest === 0 ? sixth : fullest;
  const others = aboard - held * equals;
  const cap = fullest > 0 && held === s.lastHeld ? s.lastTaken : held;
  s.leastTaken = s.owing > others ? Math.ceil((s.owing - others) / equals) : 0;
  s.mostTaken = Math.min(cap, s.owing);
}

/** How many tokens of the good a hold has, if it was not asked yet. */
function openIn(s: State, holds: Holds, hold: number): number {
  const contents = inHold(holds, hold);
  return goodIn(contents) === s.payGood && !has(s.paidFrom, hold) ? countIn(contents) : 0;
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
