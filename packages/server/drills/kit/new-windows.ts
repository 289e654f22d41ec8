import { seeded } from '@topsail/engine';
import type { Guest } from './guest.ts';
import { VirtualUser } from './virtual-user.ts';
import { until } from './verdict.ts';

const SECONDS = 60;

/** Opens these tables in a new window of a person, and waits until all of them are shown. */
export async function openWindow(
  { at }: { readonly at: string },
  guest: Guest,
  tables: readonly string[],
): Promise<VirtualUser> {
  const user = new VirtualUser({ at, guest, chance: seeded(guest.person) });
  for (const table of tables) user.watch(table);
  await until(
    SECONDS,
    () => tables.every((table) => user.watches.has(table)),
    () => 'a new window did not receive its tables',
  );
  return user;
}

/** Opens for each user another window with the same tables. */
export function openNewWindows(
  server: { readonly at: string },
  users: readonly VirtualUser[],
): Promise<readonly VirtualUser[]> {
  return Promise.all(users.map(({ guest, openTables }) => openWindow(server, guest, openTables)));
}
