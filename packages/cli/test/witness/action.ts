import { arrive } from './arrival.ts';
import { stow } from './cargo.ts';
import type { Voyage } from './course.ts';
import type { Ship } from './ship.ts';
import type { Table } from './table.ts';
import { follow } from './voyage.ts';

export function act(table: Table, ship: Ship, action: string, die: number): void {
  if (action === 'forward') sail(table, ship, table.course.forward(ship, die), `forward ${die}`);
  else if (action === 'backward') sail(table, ship, table.course.backward(ship, die), `backward ${die}`);
  else load(table, ship, action, die);
}

/** LOAD-1 to LOAD-4. */
function load(table: Table, ship: Ship, good: string, count: number): void {
  const { script } = table;
  const berths = ship.berths(good);
  const event = script.take(berths.length === 0 ? 'skip-load' : 'load');
  script.same(event.seat, ship.name, 'the seat');
  script.same(event.resource, good, 'the resource');
  if (berths.length > 0) {
    script.same(event.count, count, 'the count');
    stow(table, ship, event.hold!, event);
  }
  table.check(event);
}

/** MOVE-1 to MOVE-6: one of the ways the rules allow, then what happens there. */
function sail(table: Table, ship: Ship, ways: readonly Voyage[], by: string): void {
  const event = table.script.take('move');
  table.script.same(event.seat, ship.name, 'the seat');
  table.script.same(event.dir, by.split(' ')[0], 'the direction');
  follow(table, ship, ways, event, `MOVE ${table.ruleset} ${ship.at} ${by} lap ${Math.sign(ship.lap)}`);
  arrive(table, ship, 'move');
}
