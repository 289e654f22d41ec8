import { examine } from '@topsail/store';
import { beforeEach, expect, it } from 'vitest';
import { openForTest, playOn, seatedTable, startedTable, stopClock, restart } from './kit.ts';
import type { Guest } from './guest.ts';
import type { TestService } from './test-service.ts';
import { verifyRecord } from '@topsail/engine';
import { games } from '@topsail/games';

const PAIR = { ruleset: 'yassa', seats: 2 };

let pass: (milliseconds: number) => Promise<void>;
let service: TestService;
let anne: Guest;
let mary: Guest;

beforeEach(async () => {
  pass = stopClock();
  ({ service, anne, mary } = await openForTest());
});

it('a game begins when everybody has opened their nonce, and its record proves the dice', async () => {
  const table = await startedTable(PAIR, anne, mary);
  await playOn(table, [anne, mary]);
  const record = await service.tables.record(table, anne.person.person);
  expect(record.ok && verifyRecord(games, record.value)).toMatchObject({
    ok: true,
    value: { finished: true, dice: 'proved', form: 3 },
  });
  expect(await examine(service.store)).toMatchObject({ findings: [] });
});

it('a game begins without the nonce of a person who is away, when the time is up', async () => {
  const table = await seatedTable(PAIR, anne, mary);
  await anne.does(table, { k: 'start' });
  await anne.reveals(table);
  await pass(9_999);
  expect(mary.at(table).public).toMatchObject({ stage: 'open', dice: { opening: { opened: [0] } } });
  await pass(1);
  const frame = await mary.sees(table, ({ public: { stage } }) => stage === 'running');
  expect(frame.changes.at(-1)?.tableEvent).toEqual({ e: 'started', unopened: [1] });
  await playOn(table, [anne, mary]);
  const record = await service.tables.record(table, anne.person.person);
  expect(record.ok && verifyRecord(games, record.value)).toMatchObject({
    ok: true,
    value: { dice: 'in-part' },
  });
});

it('opening goes on after a restart, though nobody looks, with the time that was left', async () => {
  const table = await seatedTable(PAIR, anne, mary);
  await anne.does(table, { k: 'start' });
  await mary.reveals(table);
  await pass(4_000);
  await service.tables.stop();
  await pass(60_000);
  service = await restart(service);
  await pass(30_000);
  const frame = await anne.connectedTo(service).opens(table, 0);
  expect(frame.public.stage).toBe('running');
  const started = frame.changes.find(({ tableEvent }) => tableEvent?.e === 'started');
  expect(started?.tableEvent).toEqual({ e: 'started', unopened: [0] });
});
