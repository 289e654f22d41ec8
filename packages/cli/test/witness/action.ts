import { arrive } from './arrival.ts';
import type { Voyage } from './course.ts';
import type { Ship } from './ship.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';

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

/** Puts a cargo into a hold that may take it. */
export function stow(table: Table, ship: Ship, hold: number, event: Told): void {
  const { script } = table;
  const good = event.resource!;
  const berths = ship.berths(good);
  script.demand(berths.includes(hold), `hold ${hold} may not take ${good}, only ${berths.join(', ')}`);
  script.same(event.emptied, ship.contents(hold), 'emptied');
  const kinds = berths.map(
    (berth) => `${berth === 5 ? 'sixth ' : ''}${JSON.stringify(ship.contents(berth))}`,
  );
  table.note(`LOAD ${[...new Set(kinds)].sort().join()}`, kinds, kinds[berths.indexOf(hold)]!);
  ship.put(hold, good, event.count!);
}

/** MOVE-1 to MOVE-6: one of the ways the rules allow, then what happens there. */
function sail(table: Table, ship: Ship, ways: readonly Voyage[], by: string): void {
  const event = table.script.take('move');
  table.script.same(event.seat, ship.name, 'the seat');
  table.script.same(event.dir, by.split(' ')[0], 'the direction');
  follow(table, ship, ways, event, `MOVE ${table.ruleset} ${ship.at} ${by} lap ${Math.sign(ship.lap)}`);
  arrive(table, ship, 'move');
}

/** Takes the way that the event tells, if it is one of those allowed. */
export function follow(
  table: Table,
  ship: Ship,
  ways: readonly Voyage[],
  event: Told,
  situation: string,
): void {
  const { script } = table;
  script.same(event.ship, ship.name, 'the ship');
  script.same(event.from, ship.at, 'from');
  const way = ways.find(({ at, path }) => at === event.to && isPath(path, event));
  const allowed = ways.map(({ path }) => path.join('-')).join(' or ');
  script.demand(way !== undefined, `the rules allow only ${allowed}`);
  table.note(
    situation,
    ways.map(({ at }) => at),
    way!.at,
  );
  ship.at = way!.at;
  ship.lap = way!.lap;
  script.same(event.home, ship.lap === 1, 'home');
  table.check(event);
}

function isPath(path: Voyage['path'], event: Told): boolean {
  return event.path === undefined || event.path.join() === path.join();
}
