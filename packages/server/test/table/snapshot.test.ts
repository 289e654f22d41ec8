import { createHash } from 'node:crypto';
import type { SnapshotRow } from '@topsail/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { snapshotWrites, tableFromSnapshot } from '../../src/table/history/snapshot.ts';
import { InMemoryTable } from './in-memory-table.ts';

const PLAN = {
  ...{ ruleset: 'jamaica-1', seats: 3 },
  clock: { kind: 'live', bankSeconds: 60, incrementSeconds: 5 },
} as const;
const PEOPLE = ['anne', 'mary', 'john'];

/** A hundred entries, with a changed pick, an undo request, a stand-in for John and a muted person. */
let paper: InMemoryTable;
let row: SnapshotRow;

beforeAll(async () => {
  paper = new InMemoryTable(PLAN, ...PEOPLE);
  await paper.starts();
  const plays = (nth: number) =>
    paper.does(PEOPLE[paper.turn] ?? '', { k: 'move', move: paper.moves(paper.turn)[nth] ?? '' });
  while (paper.table.questions.some(({ isAwaited }) => !isAwaited)) await plays(0);
  await plays(0);
  await paper.does('anne', { k: 'move', move: paper.moves(0)[0] ?? '' });
  await plays(0);
  await paper.does('anne', { k: 'undo' });
  await paper.does('john', { k: 'leave' });
  for (let n = paper.table.version; n < 100; n++)
    await paper.does('anne', { k: 'mute', person: 'john', muted: n % 2 === 1 });
  const [write] = snapshotWrites(paper.table);
  if (write?.w !== 'snapshot') throw new Error('no snapshot');
  ({ row } = write);
});

/** The snapshot with a changed body, and a checksum that fits it. */
function changed(change: (body: Record<string, unknown>) => object): SnapshotRow {
  const body = JSON.parse(row.body) as Record<string, unknown>;
  delete body.checksum;
  const next = { ...body, ...change(body) };
  const checksum = createHash('sha256').update(JSON.stringify(next)).digest('hex');
  return { ...row, body: JSON.stringify({ ...next, checksum }) };
}

const read = (snapshot: SnapshotRow) => tableFromSnapshot(paper.row, snapshot);

describe('a snapshot', () => {
  it('is written every hundred versions of a started game', () => {
    expect(row).toMatchObject({ table: paper.table.row.table, version: 100 });
    expect(snapshotWrites({ ...paper.table, version: 101 })).toEqual([]);
    expect(snapshotWrites({ ...paper.table, gameState: undefined })).toEqual([]);
  });

  it('restores the same table', () => {
    expect(paper.table).toMatchObject({ muted: ['john'], undo: { seat: 0 }, secretChanges: [{ seat: 0 }] });
    expect(read(row)).toEqual(paper.table);
  });

  it('is made again by these tests as it was', () => {
    expect(changed(() => ({}))).toEqual(row);
  });

  it.each<[what: string, snapshot: () => SnapshotRow]>([
    [
      'was changed anywhere',
      () => ({ ...row, body: row.body.replace('"muted":["john"]', '"muted":["anne"]') }),
    ],
    ['has no checksum', () => ({ ...row, body: row.body.replace('checksum', 'other') })],
    ['has another form', () => changed(() => ({ form: 5 }))],
    ['is of another revision of the rules', () => changed(() => ({ revision: 99 }))],
    ['is of another version', () => ({ ...row, version: 200 })],
    ['has a game that is not the one it was made of', () => changed(() => ({ hash: 'another' }))],
    ['has a game that cannot be restored', () => changed(() => ({ dump: {} }))],
    [
      'has another number of seats',
      () => changed(({ kept }) => ({ kept: { ...(kept as object), seats: [] } })),
    ],
    ['lacks something', () => changed(({ kept }) => ({ kept: { ...(kept as object), muted: undefined } }))],
    ['is no text of this kind', () => ({ ...row, body: 'sink' })],
  ])('that %s is not used', (_what, snapshot) => {
    expect(read(snapshot())).toBeUndefined();
  });

  it('has the plan of its own version, whatever the row says', () => {
    const { plan } = paper.row;
    const other = { ...plan, setup: { ...plan.setup, ruleset: 'yassa' } };
    expect(tableFromSnapshot({ ...paper.row, plan: other }, row)?.plan).toEqual(plan);
  });
});
