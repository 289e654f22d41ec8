import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scratch } from '@topsail/engine/scratch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, isAwaited, openTestService, type TestService } from './kit.ts';

const KEPT = fileURLToPath(new URL('../../../store/test/fixtures/2026-11.db', import.meta.url));
const file = scratch();
let at: TestService;

beforeAll(async () => {
  copyFileSync(KEPT, file('kept.db'));
  at = await openTestService(file('kept.db'));
});

afterAll(async () => {
  await at.tables.stop();
  await at.store.close();
});

/** Everybody who sits at a table, as they come back to it. */
async function seated(table: string): Promise<Guest[]> {
  const entries = await at.store.entries(table, 0);
  const people = new Set(entries.flatMap(({ entry }) => (entry.k === 'sat' ? [entry.person] : [])));
  const guests = [...people].map((person) => new Guest(at.tables, 'Somebody', person));
  for (const guest of guests) await guest.opens(table, 0);
  return guests;
}

describe('the tables of a database of November 2026', () => {
  it('can all be opened, with all that happened', async () => {
    for (const table of await at.store.tableIds('', 99)) {
      const [guest] = await seated(table);
      const { version, public: shown } = guest!.at(table);
      expect(version).toBe((await at.store.entries(table, 0)).length);
      expect(shown.stage).toBe((await at.store.table(table))?.stage);
    }
  });

  it.each(['BLYgsjC0NLhS', 'PH9RWeUiq2jE', 'V_F0njomUsnP'])('that run go on: %s', async (table) => {
    const guests = await seated(table);
    const mover = guests.find((guest) => isAwaited(guest, table))!;
    const { version } = mover.at(table);
    expect(await mover.did(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' })).toBe(version + 1);
  });

  it('that are over give their records', async () => {
    const record = await at.tables.record('dalbFcau4uAi', '');
    expect(record.ok && record.value).toMatch(/^topsail record 2\n/);
  });
});
