import { arrive } from './arrival.ts';
import type { Ship } from './ship.ts';
import type { Table } from './table.ts';
import { follow } from './voyage.ts';

/** GHO-3, GHO-4, GHO-9, GHO-12. */
export function sailGhost(table: Table, ghost: Ship, die: number): void {
  const { script, course } = table;
  const leads = table.players.map((ship) => course.compare(ghost, ship));
  const isFirst = leads.every((lead) => lead > 0);
  const isLast = leads.every((lead) => lead < 0);
  const event = script.take('move');
  script.same(event.seat, table.captain, 'the seat');
  script.demand(event.dir === (isFirst ? 'backward' : isLast ? 'forward' : event.dir), 'GHO-4 forbids it');
  if (!isFirst && !isLast) table.note('GHO-4', ['forward', 'backward'], event.dir!);
  const ways = event.dir === 'forward' ? course.forward(ghost, die) : course.backward(ghost, die);
  const isMoved = ways.length > 1 || ways[0]?.at !== ghost.at;
  follow(
    table,
    ghost,
    ways,
    event,
    `GHOST ${ghost.at} ${event.dir ?? ''} ${die} lap ${Math.sign(ghost.lap)}`,
  );
  if (isMoved) arrive(table, ghost, 'move');
}
