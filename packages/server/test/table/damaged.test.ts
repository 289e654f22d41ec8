import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore } from '@topsail/store';
import { runSql } from '@topsail/store/testing';
import { describe, expect, it } from 'vitest';
import {
  Guest,
  isAwaited,
  newGuest,
  openTestService,
  playOn,
  startedTable,
  type TestService,
} from './kit.ts';

const file = scratch();
let stores = 0;

const SLOW = { ruleset: 'cartagena-tortuga', seats: 2, visibility: 'public' } as const;

interface Harmed {
  readonly sick: string;
  readonly sound: string;
  readonly people: readonly [Guest, Guest];
  readonly service: TestService;
  readonly close: () => Promise<void>;
}

/** Two running tables of the same people, one of which a statement has damaged while the server was down. */
async function harmed(statement: (table: string) => string): Promise<Harmed> {
  const path = file(`${stores++}.db`);
  const before = await openTestService(path);
  const [anne, mary] = [await newGuest(before, 'Anne'), await newGuest(before, 'Mary')];
  const sick = await startedTable({ ...SLOW, clock: { kind: 'slow', hours: 1 } }, anne, mary);
  const sound = await startedTable(SLOW, anne, mary);
  for (const table of [sick, sound]) await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 5);
  await before.tables.stop();
  await before.store.close();
  runSql(path, statement(`no = (SELECT no FROM tables WHERE "table" = '${sick}')`));
  // Its deadline has passed, so that the server loads it at the start.
  runSql(path, `UPDATE tables SET wake = 1 WHERE "table" = '${sick}'`);
  const service = await openTestService('', { store: openSqliteStore(path) });
  const again = (guest: Guest): Guest => new Guest(service.tables, guest.person.name, guest.person.person);
  const close = async (): Promise<void> => {
    await service.tables.stop();
    await service.store.close();
  };
  return { sick, sound, people: [again(anne), again(mary)], service, close };
}

const refusal = { code: 'table/damaged' };

describe('a damaged table', () => {
  it.each<[what: string, statement: (of: string) => string]>([
    ['a row that does not fit', (of) => `UPDATE tables SET plan = '{}' WHERE ${of}`],
    ['an entry that does not fit', (of) => `UPDATE entries SET entry = '{}' WHERE version = 3 AND ${of}`],
    ['an entry of a newer form', (of) => `UPDATE entries SET form = 9 WHERE version = 3 AND ${of}`],
    [
      'a move that is none',
      (of) => `UPDATE entries SET entry = json_set(entry, '$.move', 'fly') WHERE version = 5 AND ${of}`,
    ],
    [
      'rolls that no die has',
      (of) =>
        `UPDATE entries SET entry = json_set(entry, '$.rolls', json('[99]')) WHERE version = 3 AND ${of}`,
    ],
    ['a missing entry', (of) => `DELETE FROM entries WHERE version = 4 AND ${of}`],
  ])('with %s says so, and the others go on', async (_what, statement) => {
    const { sick, sound, people, service, close } = await harmed(statement);
    const [anne, mary] = people;
    await service.tables.open(anne, sick, 0);
    expect(anne.last('refused')).toEqual({ t: 'refused', table: sick, refusal });
    expect(await anne.does(sick, { k: 'leave' }, { seen: 3 })).toEqual(expect.objectContaining({ refusal }));
    expect(await service.tables.pastFrames(sick, anne.person.person, undefined)).toEqual({
      ok: false,
      refusal,
    });
    for (const guest of people) await guest.opens(sound, 0);
    const mover = isAwaited(anne, sound) ? anne : mary;
    await mover.did(sound, { k: 'move', move: mover.at(sound).own.moves[0] ?? '' });
    service.tables.watchLobby(mary);
    expect(mary.last('lobby')?.tables.map(({ table }) => table)).toContain(sound);
    await close();
  });

  it('that is over has no record', async () => {
    const { sick, service, close } = await harmed(
      (of) => `UPDATE tables SET stage = 'over', touched = 1 WHERE ${of};
        UPDATE entries SET entry = json_set(entry, '$.move', 'fly') WHERE version = 5 AND ${of}`,
    );
    await expect(service.tables.record(sick, '')).rejects.toThrow(`table ${sick} is damaged`);
    await close();
  });
});
