import { seeded } from '@topsail/engine';
import type { Guest } from './guest.ts';
import { Sailor } from './sailor.ts';
import { until } from './verdict.ts';

const SECONDS = 60;

/** Opens these tables in a new window of somebody, and waits until all of them are shown. */
export async function lookAt(
  { at }: { readonly at: string },
  guest: Guest,
  tables: readonly string[],
): Promise<Sailor> {
  const sailor = new Sailor({ at, guest, luck: seeded(guest.person) });
  for (const table of tables) sailor.watch(table);
  await until(
    SECONDS,
    () => tables.every((table) => sailor.watches.has(table)),
    () => 'a new window was not shown its tables',
  );
  return sailor;
}

/** A new window for everybody, with the tables they look at. */
export function secondLook(
  server: { readonly at: string },
  sailors: readonly Sailor[],
): Promise<readonly Sailor[]> {
  return Promise.all(sailors.map(({ guest, openTables }) => lookAt(server, guest, openTables)));
}
