import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scratch } from '@topsail/engine/scratch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, isAwaited, openTestService, type TestService } from './kit.ts';

const KEPT = fileURLToPath(new URL('../../../store/test/fixtures/2026-11.db', import.meta.url));
const file = scratch();
let service: TestService;

beforeAll(async () => {
  copyFileSync(KEPT, file('kept.db'));
  service = await openTestService(file('kept.db'));
});

afterAll(async () => {
  await service.tables.stop();
  await service.store.close();
});

/** Connects the people who sit at a table. */
async function connectPlayers(table: string): Promise<Guest[]> {
  const entries = await service.store.entries(table, 0);
  const people = new Set(entries.flatMap(({ entry }) => (entry.k === 'sat' ? [entry.person] : [])));
  const guests = [...people].map((person) => new Guest(service.tables, 'Player', person));
  for (const guest of guests) await guest.opens(table, 0);
  return guests;
}

describe('the tables of a database of November 2026', () => {
  it('can all be opened, with all their entries', async () => {
    for (const table of await service.store.tableIds('', 99)) {
      const [guest] = await connectPlayers(table);
      const { version, public: shown } = guest!.at(table);
      expect(version).toBe((await service.store.entries(table, 0)).length);
      expect(shown.stage).toBe((await service.store.table(table))?.stage);
    }
  });

  it.each(['BLYgsjC0NLhS', 'PH9RWeUiq2jE', 'V_F0njomUsnP'])(
    'continue if they were running: %s',
    async (table) => {
      const guests = await connectPlayers(table);
      const mover = guests.find((guest) => isAwaited(guest, table))!;
      const { version } = mover.at(table);
      expect(await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' })).toBe(
        version + 1,
      );
    },
  );

  it('are in the lists of their people', async () => {
    for (const table of await service.store.tableIds('', 99)) {
      const [guest] = await connectPlayers(table);
      await service.tables.watchGames(guest!);
      const { stage, seats } = guest!.at(table).public;
      expect(guest!.games.find((game) => game.table === table)).toMatchObject({ stage, seats });
    }
    expect(await service.store.withoutSummary('', 9)).toEqual([]);
  });

  it('have their records if they are over', async () => {
    const record = await service.tables.record('dalbFcau4uAi', '');
    expect(record.ok && record.value).toMatch(/^topsail record 2\n/);
  });
});
