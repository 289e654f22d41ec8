import { fight } from './battle.ts';
import { layDown, noteSplit } from './cargo.ts';
import type { Position, Voyage } from './course.ts';
import { remove, type Ship } from './ship.ts';
import type { Table } from './table.ts';
import { follow } from './voyage.ts';

/** MOVE-3: battle, then price or shortage, then treasure. */
export function arrive(table: Table, ship: Ship, by: 'move' | 'shortage'): void {
  const { course } = table;
  if (ship.at === course.start) return; // BAT-2, PAY-1, END-1
  if (table.ships.some((other) => other !== ship && other.at === ship.at)) fight(table, ship);
  if (course.kind(ship.at) === 'lair') return plunder(table, ship, by);
  if (ship.isGhost) return; // GHO-5
  if (by === 'shortage' && table.isSecondEdition) return; // SHORT-4
  settle(table, ship);
}

/** PAY-1 to PAY-3, SHORT-1. */
function settle(table: Table, ship: Ship): void {
  const { script, course } = table;
  const { good, count } = course.price(ship.at)!;
  const has = ship.total(good);
  if (has >= count) return pay(table, ship, good, count, false);
  const event = script.take('shortage');
  script.same([event.seat, event.resource], [ship.name, good], 'who lacks what');
  script.same([event.price, event.has], [count, has], 'price and purse');
  table.check(event);
  if (has > 0) pay(table, ship, good, has, true);
  if (table.isSecondEdition) rollShortage(table, ship);
  else
    fallBack(
      table,
      ship,
      course.firstBehind(ship, (to) => canPay(table, ship, to)),
      'payable',
    );
}

function pay(table: Table, ship: Ship, good: string, due: number, short: boolean): void {
  const { script } = table;
  const event = script.take('pay');
  script.same([event.seat, event.resource, event.short], [ship.name, good, short], 'who pays what');
  script.same(event.count, due, 'the price');
  noteSplit(table, ship, good, due, event.split!);
  for (const { hold, n } of event.split!)
    script.demand(ship.takeOut(hold, good, n), `hold ${hold} cannot give ${n} ${good}`);
  script.same(
    event.split!.reduce((sum, { n }) => sum + n, 0),
    due,
    'the split',
  );
  table.check(event);
}

/** SHORT-2: the full price of the space, with what is left; lairs and the start are free. */
function canPay(table: Table, ship: Ship, { at }: Position): boolean {
  const price = table.course.price(at);
  return price === undefined || ship.total(price.good) >= price.count;
}

/** SHORT-3 to SHORT-5, SHORT-8. */
function rollShortage(table: Table, ship: Ship): void {
  const { script, course } = table;
  const event = script.take('shortage-roll');
  script.same(event.seat, ship.name, 'the seat');
  script.demand(['circle', 'square', 'skull', 'star'].includes(String(event.value)), 'no such sign');
  table.check(event);
  if (event.value === 'star') return;
  const wanted = { circle: 'port', square: 'sea', skull: 'lair' }[String(event.value)];
  const isStopped = ship.lap >= 0;
  const stops = ({ at }: Position): boolean =>
    course.kind(at) === wanted || (isStopped && at === course.start);
  fallBack(table, ship, course.firstBehind(ship, stops), String(event.value));
}

function fallBack(table: Table, ship: Ship, ways: readonly Voyage[], why: string): void {
  const event = table.script.take('shortage-move');
  table.script.same(event.seat, ship.name, 'the seat');
  const ends = [...new Set(ways.map(({ at }) => at))];
  follow(table, ship, ways, event, `SHORT ${table.ruleset} ${ship.at} ${why} ${ends.join()}`);
  arrive(table, ship, 'shortage');
}

/** LAIR-1, SHORT-7, GHO-5. */
function plunder(table: Table, ship: Ship, by: 'move' | 'shortage'): void {
  const { script } = table;
  if (!table.lairs.has(ship.at)) return;
  const leaves = by === 'shortage' && script.peek() === 'leave-treasure';
  if (by === 'shortage') table.note('SHORT-7', ['take', 'leave'], leaves ? 'leave' : 'take');
  const event = script.take(leaves ? 'leave-treasure' : 'treasure');
  script.same([event.ship, event.space], [ship.name, ship.at], 'who is where');
  if (!leaves) {
    table.lairs.delete(ship.at);
    if (table.hasCards) takeCard(table, ship, event.treasure!);
    else ship.tokens++;
  }
  table.check(event);
}

function takeCard(table: Table, ship: Ship, treasure: string): void {
  table.script.demand(remove(table.unseen, treasure), 'this treasure is somewhere else');
  layDown(ship, treasure);
}
