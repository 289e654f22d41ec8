import { POWERS, type Ship } from './ship.ts';
import { splitOf, splits } from './splits.ts';
import type { Table } from './table.ts';
import type { Taken, Told } from './told.ts';

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

/** PAY-2. */
export function noteSplit(
  table: Table,
  ship: Ship,
  good: string,
  due: number,
  split: readonly Taken[],
): void {
  const options = splits(ship, good, due);
  table.note(`PAY-2 leaves ${options.join(' or ')}`, options, splitOf(ship, good, split));
}

/** TRE-1, GHO-5: powers lie face up, at the ghost everything lies face down. */
export function layDown(ship: Ship, treasure: string): void {
  (POWERS.includes(treasure) && !ship.isGhost ? ship.up : ship.down).push(treasure);
}
