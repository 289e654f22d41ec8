import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { scratch } from '@topsail/engine/scratch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../drills/bench/load/replay.ts';
import { hashOf, type LastSeen } from '../../drills/bench/load/protocols/topsail.ts';
import type { Report } from '../../drills/bench/report.ts';
import { newGuest, openTestService, playOn, startedTable, type TestService } from '../table/kit.ts';

const DRILL = fileURLToPath(new URL('../../../../scripts/drill.mjs', import.meta.url));

describe('the short load bench', () => {
  let report: Report & { readonly verdict: string };

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [DRILL, 'bench', '--short', '--json']);
    report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as typeof report;
  }, 240_000);

  test('measures our server, the floor and the floor with a disk', () => {
    expect(report.cases.map(({ contender }) => contender)).toEqual(['floor', 'durable', 'topsail']);
    for (const { closed, paced } of report.cases)
      for (const { perSecond, p50, p99 } of [closed, paced]) {
        expect(perSecond).toBeGreaterThan(0);
        expect(p99).toBeGreaterThanOrEqual(p50);
      }
  });

  test('compares the floor with itself as equal', () => {
    expect(report.cases[0]).toMatchObject({ closed: { ofFloor: 1, p99OfFloor: 1 } });
  });

  test('finds the last view of every client equal to a replay of the store', () => {
    const [tables = 0] = report.options.tables;
    for (const { commands, viewsChecked } of report.cases) {
      expect(commands).toBeGreaterThan(0);
      expect(viewsChecked).toBeGreaterThanOrEqual(4 * tables);
    }
  });

  test('uses frames and commands of the same length at the floor', () => {
    const [floor] = report.cases;
    expect(Math.abs(floor!.frameBytes - report.sizes.frame)).toBeLessThan(1);
    expect(Math.abs(floor!.commandBytes - report.sizes.command)).toBeLessThan(1);
  });

  test('opens every table of the crowd in one process', () => {
    expect(report.crowd).toMatchObject({ tables: report.options.crowd, sockets: report.options.crowd + 3 });
  });

  test('reports for every aim whether it is met, missed or not measured', () => {
    expect(report.verdict.split('; ')).toHaveLength(5);
    for (const aim of report.verdict.replace('VERDICT ', '').split('; '))
      expect(aim).toMatch(/^(met|MISSED|not measured): /);
  });
});

describe('the check of the load bench', () => {
  const file = scratch();
  let service: TestService;
  let seen: LastSeen;

  beforeAll(async () => {
    service = await openTestService(file('bench.db'));
    const [anne, mary] = [await newGuest(service, 'Anne'), await newGuest(service, 'Mary')];
    const table = await startedTable({ ruleset: 'cartagena-jamaica', seats: 2 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 30);
    const frame = anne.at(table);
    seen = { table, version: frame.version, publicHash: hashOf(JSON.stringify(frame.public)) };
  });

  afterAll(async () => {
    await service.tables.stop();
    await service.store.close();
  });

  test('replays the tables and counts the moves', async () => {
    expect(await replay(file('bench.db'), [seen])).toMatchObject({ moves: 30 });
  });

  test('rejects a view that differs from the store', async () => {
    const other = { ...seen, publicHash: hashOf('{}') };
    await expect(replay(file('bench.db'), [other])).rejects.toThrow('not what is stored');
  });

  test('rejects a version that is not stored', async () => {
    const ahead = { ...seen, version: seen.version + 1 };
    await expect(replay(file('bench.db'), [ahead])).rejects.toThrow('stored');
  });

  test('rejects a table that is not stored', async () => {
    await expect(replay(file('bench.db'), [{ ...seen, table: 'no-such-table' }])).rejects.toThrow(
      'not in the store',
    );
  });
});
