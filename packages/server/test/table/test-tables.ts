import type { PlanInput } from '@topsail/protocol';
import type { Store, Write } from '@topsail/store';
import type { Guest, TableFrame } from './guest.ts';

/** A table with these people in its first seats and bots in the others. */
export async function seatedTable(plan: PlanInput, ...people: readonly Guest[]): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody to sit');
  const table = await host.creates(plan);
  for (const [seat, guest] of people.entries()) {
    await guest.opens(table, 0);
    await guest.does(table, { k: 'sit', seat, seal: guest.seal(table) });
  }
  for (let seat = people.length; seat < plan.seats; seat++)
    await host.does(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
  return table;
}

/** The same, and the game has started. */
export async function startedTable(plan: PlanInput, ...people: readonly Guest[]): Promise<string> {
  const table = await seatedTable(plan, ...people);
  await people[0]?.starts(table, ...people.slice(1));
  return table;
}

/** These people play the first legal move, or the one that `choose` returns, until the game is over or `until` is true. */
export async function playOn(
  table: string,
  people: readonly Guest[],
  until: (frame: TableFrame) => boolean = () => false,
  choose: (moves: readonly string[], step: number) => string = (moves) => moves[0] ?? '',
): Promise<void> {
  for (let step = 0; ; step++) {
    const first = people[0];
    if (first === undefined) return;
    await first.sees(
      table,
      (frame) => frame.public.stage === 'over' || people.some((p) => isAwaited(p, table)) || until(frame),
    );
    if (first.at(table).public.stage === 'over' || until(first.at(table))) return;
    const mover = people.find((person) => isAwaited(person, table));
    if (mover !== undefined)
      await mover.does(table, { k: 'move', move: choose(mover.at(table).own.moves, step) });
  }
}

/** Whether the table waits for this person. */
export function isAwaited(person: Guest, table: string): boolean {
  const { own, public: all } = person.at(table);
  return own.seat !== null && all.waiting.includes(own.seat) && own.moves.length > 0;
}

/** The writes that store a copy of a table with all its times moved back by this many milliseconds. */
export async function aged(store: Store, table: string, by: number): Promise<Write[]> {
  const row = await store.table(table);
  const host = await store.person(row?.host ?? '');
  if (row === undefined || host === undefined) throw new Error(`no table ${table}`);
  const made = { ...row, created: row.created - by, wake: row.wake === null ? null : row.wake - by };
  const entries = await store.entries(table, 0);
  return [
    { w: 'person', row: host },
    { w: 'table', row: made },
    ...entries.map((entry): Write => ({ w: 'entry', row: { ...entry, at: entry.at - by } })),
  ];
}
