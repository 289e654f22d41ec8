import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore } from '@topsail/store';
import { runSql } from '@topsail/store/testing';
import { describe, expect, it } from 'vitest';
import {
  isAwaited,
  newGuest,
  openTestService,
  playOn,
  startedTable,
  type Guest,
  type TestService,
} from './kit.ts';

const file = scratch();
let stores = 0;

const SLOW = { ruleset: 'cartagena-tortuga', seats: 2, visibility: 'public' } as const;

interface Damaged {
  readonly damaged: string;
  readonly intact: string;
  readonly people: readonly [Guest, Guest];
  readonly service: TestService;
  readonly close: () => Promise<void>;
}

/** Two running tables of the same people; a statement has damaged one of them while the server was down. */
async function oneDamagedTable(statement: (table: string) => string): Promise<Damaged> {
  const path = file(`${stores++}.db`);
  const before = await openTestService(path);
  const [anne, mary] = [await newGuest(before, 'Anne'), await newGuest(before, 'Mary')];
  const damaged = await startedTable({ ...SLOW, clock: { kind: 'slow', hours: 1 } }, anne, mary);
  const intact = await startedTable(SLOW, anne, mary);
  for (const table of [damaged, intact])
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 5);
  await before.tables.stop();
  await before.store.close();
  runSql(path, statement(`no = (SELECT no FROM tables WHERE "table" = '${damaged}')`));
  // With a passed deadline the server loads the table at the start.
  runSql(path, `UPDATE tables SET wake = 1 WHERE "table" = '${damaged}'`);
  const service = await openTestService('', { store: openSqliteStore(path) });
  const close = async (): Promise<void> => {
    await service.tables.stop();
    await service.store.close();
  };
  return { damaged, intact, people: [anne.connectedTo(service), mary.connectedTo(service)], service, close };
}

const refusal = { code: 'table/damaged' };

describe('a damaged table', () => {
  it.each<[what: string, statement: (of: string) => string]>([
    ['a row that does not fit its schema', (of) => `UPDATE tables SET plan = '{}' WHERE ${of}`],
    [
      'an entry that does not fit its schema',
      (of) => `UPDATE entries SET entry = '{}' WHERE version = 3 AND ${of}`,
    ],
    ['an entry of a newer form', (of) => `UPDATE entries SET form = 9 WHERE version = 3 AND ${of}`],
    [
      'a move that does not exist',
      (of) => `UPDATE entries SET entry = json_set(entry, '$.move', 'fly') WHERE version = 5 AND ${of}`,
    ],
    [
      'an impossible roll',
      (of) =>
        `UPDATE entries SET entry = json_set(entry, '$.rolls', json('[99]')) WHERE version = 3 AND ${of}`,
    ],
    [
      'a roll too many',
      (of) => `UPDATE entries SET entry = json_insert(entry, '$.rolls[#]', 1) WHERE version = 5 AND ${of}`,
    ],
    [
      'a move that was not allowed',
      (of) =>
        `UPDATE entries SET entry = json_set(entry, '$.move', 'retreat 11') WHERE version = 5 AND ${of}`,
    ],
    [
      'a wrong limit of undo',
      (of) =>
        `UPDATE entries SET entry = json_set(entry, '$.crossed', json(iif(entry ->> '$.crossed', 'false', 'true')))
         WHERE version = 5 AND ${of}`,
    ],
    ['a missing entry', (of) => `DELETE FROM entries WHERE version = 4 AND ${of}`],
  ])('with %s is refused, and the others go on', async (_what, statement) => {
    const { damaged, intact, people, service, close } = await oneDamagedTable(statement);
    const [anne, mary] = people;
    await service.tables.open(anne, damaged, 0);
    expect(anne.last('refused')).toEqual({ t: 'refused', table: damaged, refusal });
    expect(await anne.tries(damaged, { k: 'leave' }, { seen: 3 })).toEqual(
      expect.objectContaining({ refusal }),
    );
    expect(await service.tables.pastFrames(damaged, anne.person.person, undefined)).toEqual({
      ok: false,
      refusal,
    });
    for (const guest of people) await guest.opens(intact, 0);
    const mover = isAwaited(anne, intact) ? anne : mary;
    await mover.does(intact, { k: 'move', move: mover.at(intact).own.moves[0] ?? '' });
    service.tables.watchLobby(mary);
    expect(mary.last('lobby')?.tables.map(({ table }) => table)).toContain(intact);
    await close();
  });

  it('that is over has no record, and is counted once', async () => {
    const { damaged, service, close } = await oneDamagedTable(
      (of) => `UPDATE tables SET stage = 'over', touched = 1 WHERE ${of};
        UPDATE entries SET entry = json_set(entry, '$.move', 'fly') WHERE version = 5 AND ${of}`,
    );
    expect(await service.tables.record(damaged, '')).toEqual({ ok: false, refusal });
    expect(await service.tables.record(damaged, '')).toEqual({ ok: false, refusal });
    expect(service.tables.stats().tables.damaged).toBe(1);
    await close();
  });

  it.each<[what: string, statement: (of: string) => string, versions: readonly number[]]>([
    [
      'a move that was not allowed',
      (of) =>
        `UPDATE entries SET entry = json_set(entry, '$.move', 'retreat 11') WHERE version = 5 AND ${of}`,
      [1, 2, 3, 4],
    ],
    [
      'an entry that does not fit its schema',
      (of) => `UPDATE entries SET entry = '{}' WHERE version = 4 AND ${of}`,
      [1, 2, 3],
    ],
    ['its first entry missing', (of) => `DELETE FROM entries WHERE version = 1 AND ${of}`, []],
  ])(
    'with %s gives its players what they saw before it, and nobody else',
    async (_what, statement, versions) => {
      const { damaged, people, service, close } = await oneDamagedTable(statement);
      const [anne] = people;
      const stranger = await newGuest(service, 'Eve');
      const left = await service.tables.readableFrames(damaged, anne.person.person);
      const frames = left.ok ? left.value.map((text) => JSON.parse(text) as { version: number }) : undefined;
      expect(frames?.map(({ version }) => version)).toEqual(versions.length === 0 ? undefined : versions);
      expect(await service.tables.readableFrames(damaged, stranger.person.person)).toEqual({
        ok: false,
        refusal,
      });
      await close();
    },
  );
});
