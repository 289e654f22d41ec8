import type { Voyage } from './course.ts';
import type { Ship } from './ship.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';

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
