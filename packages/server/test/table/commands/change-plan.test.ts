import { planSchema, type PlanInput } from '@topsail/protocol';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTable } from '../../../src/table/history/load-table.ts';
import { listingOf, rowWrites } from '../../../src/table/state/listing.ts';
import { snapshotWrites, tableFromSnapshot } from '../../../src/table/history/snapshot.ts';
import { InMemoryTable } from '../in-memory-table.ts';

const RACE = { ruleset: 'jamaica-1', seats: 4 };
const to = (plan: PlanInput) => ({ k: 'change-plan', plan: v.parse(planSchema, plan) }) as const;
const sit = { k: 'sit', seat: 2, seal: 'c'.repeat(64) } as const;

/** Anne, the host, and Mary sit at a table of four. */
let open: InMemoryTable;

beforeEach(() => {
  open = new InMemoryTable(RACE, 'anne', 'mary');
});

/** Who sits where, in short. */
function seated({ table }: InMemoryTable): string[] {
  return table.seats.map(({ occupant }) =>
    occupant.kind === 'person' ? occupant.person : occupant.kind === 'bot' ? occupant.level : '-',
  );
}

const seals = ({ table }: InMemoryTable) => table.seats.map(({ seal }) => seal);
const colours = ({ table }: InMemoryTable) => table.seats.map(({ colour }) => colour);

describe('the host changes the plan', () => {
  it('and everybody keeps their seat, colour and seal while the ruleset stays', async () => {
    const clock = { kind: 'slow', hours: 24 } as const;
    const [entry] = await open.does('anne', to({ ...RACE, seats: 3, clock, visibility: 'public' }));
    expect(entry).toMatchObject({ k: 'plan-changed', revision: 1, from: [0, 1, null], unready: [] });
    expect(seated(open)).toEqual(['anne', 'mary', '-']);
    expect(seals(open)).toEqual([open.seal('anne'), open.seal('mary'), null]);
    expect(open.table).toMatchObject({ planVersion: 3, plan: { clock, setup: { seats: 3 } } });
    expect(open.changes.at(-1)?.tableEvent).toEqual({
      e: 'plan-changed',
      changed: ['seats', 'clock', 'visibility'],
    });
  });

  it('and after a change of ruleset everybody but the host must be ready again', async () => {
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
    await open.does('anne', to({ ruleset: 'cartagena-tortuga', seats: 3 }));
    expect(seated(open)).toEqual(['anne', 'mary', 'mate']);
    expect(seals(open)).toEqual([open.seal('anne'), null, null]);
    expect(open.changes.at(-1)?.tableEvent).toEqual({ e: 'plan-changed', changed: ['ruleset', 'seats'] });
    expect(await open.refusal('anne', { k: 'start' })).toEqual({
      code: 'table/not-ready',
      params: { seat: 1 },
    });
    await open.does('mary', { k: 'ready', seal: open.seal('mary') });
    await open.starts();
    expect(open.table.gameState?.setup).toMatchObject({ ruleset: 'cartagena-tortuga', seats: 3 });
  });

  it('and gets more seats, with free colours', async () => {
    open = new InMemoryTable({ ruleset: 'jamaica-1', seats: 2 }, 'anne', 'mary');
    await open.does('mary', { k: 'sit', seat: 1, colour: 3, seal: open.seal('mary') });
    await open.does('anne', to({ ruleset: 'jamaica-1', seats: 5 }));
    expect(seated(open)).toEqual(['anne', 'mary', '-', '-', '-']);
    expect(colours(open)).toEqual([0, 3, 1, 2, 4]);
    expect(open.table).toMatchObject({ questions: { length: 5 }, timeLeft: { length: 5 } });
  });

  it('and nothing happens when nothing differs', async () => {
    expect(await open.does('anne', to(RACE))).toEqual([]);
    expect(open.table.version).toBe(2);
  });
});

describe('with fewer seats', () => {
  it('people move to free seats with their colours, and bots after them', async () => {
    await open.does('mary', { k: 'sit', seat: 3, seal: open.seal('mary') });
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'captain' });
    await open.does('anne', to({ ...RACE, seats: 2 }));
    expect(seated(open)).toEqual(['anne', 'mary']);
    expect(colours(open)).toEqual([0, 1]);
    expect(seals(open)).toEqual([open.seal('anne'), open.seal('mary')]);
    await open.does('anne', to({ ...RACE, seats: 4 }));
    await open.does('anne', { k: 'seat-bot', seat: 3, level: 'sailor' });
    await open.does('anne', to({ ...RACE, seats: 3 }));
    expect(seated(open)).toEqual(['anne', 'mary', 'sailor']);
  });

  it('a bot gets up for a person', async () => {
    await open.does('mary', { k: 'sit', seat: 3, seal: open.seal('mary') });
    for (const seat of [1, 2]) await open.does('anne', { k: 'seat-bot', seat, level: 'captain' });
    await open.does('anne', to({ ...RACE, seats: 3 }));
    expect(seated(open)).toEqual(['anne', 'captain', 'mary']);
  });

  it('than people it is refused', async () => {
    await open.does('john', sit);
    expect(await open.refusal('anne', to({ ...RACE, seats: 2 }))).toEqual({
      code: 'table/too-few-seats',
      params: { seats: 2, people: 3 },
    });
  });
});

describe('a change of plan is refused', () => {
  it('to others than the host, and after the start', async () => {
    expect(await open.refusal('mary', to({ ...RACE, seats: 2 }))).toEqual({ code: 'table/not-host' });
    expect(await open.refusal('john', to({ ...RACE, seats: 2 }))).toEqual({ code: 'table/not-host' });
    await open.does('anne', to({ ...RACE, seats: 2 }));
    await open.starts();
    expect(await open.refusal('anne', to(RACE))).toEqual({ code: 'table/not-open' });
    expect(await open.refusal('mary', to(RACE))).toEqual({ code: 'table/not-host' });
  });

  it('when the game does not allow it', async () => {
    expect(await open.refusal('anne', to({ ...RACE, seats: 9 }))).toMatchObject({ code: 'setup/seats' });
    expect(await open.refusal('anne', to({ ruleset: 'chess', seats: 2 }))).toMatchObject({
      code: 'setup/unknown-ruleset',
    });
    expect(await open.refusal('anne', to({ ...RACE, options: { wind: 'east' } }))).toMatchObject({
      code: 'setup/unknown-option',
    });
  });
});

describe('who has not seen the change', () => {
  beforeEach(() => open.does('anne', to({ ruleset: 'yassa', seats: 3 })));

  it('cannot sit down or be ready by an answer to the earlier plan', async () => {
    expect(await open.refusal('john', sit, 2)).toEqual({ code: 'table/changed' });
    expect(await open.refusal('mary', { k: 'ready', seal: open.seal('mary') }, 2)).toEqual({
      code: 'table/changed',
    });
  });

  it('can when they have looked again', async () => {
    await open.does('john', sit, 3);
    await open.does('mary', { k: 'ready', seal: open.seal('mary') }, 3);
    expect(seals(open)).toEqual([open.seal('anne'), open.seal('mary'), sit.seal]);
  });
});

describe('a table whose plan has changed', () => {
  beforeEach(async () => {
    await open.does('mary', { k: 'sit', seat: 3, seal: open.seal('mary') });
    await open.does('anne', to({ ruleset: 'cartagena-tortuga', seats: 2, spectators: false }));
    await open.does('mary', { k: 'ready', seal: open.seal('mary') });
    await open.starts();
  });

  it('is replayed from the plan it was created with', () => {
    expect(open.replayed().table).toEqual(open.table);
  });

  it('is replayed also when its row has the new plan already', async () => {
    const row = { ...open.row, plan: open.table.plan, originalPlan: open.row.plan };
    const entries = () => Promise.resolve(open.rows);
    const store = { entries, snapshot: () => Promise.resolve(undefined) };
    const loaded = await loadTable(store as unknown as Parameters<typeof loadTable>[0], row);
    expect(loaded).toEqual({ ...open.table, row });
  });

  it('is restored from a snapshot with its plan, though the row was read before the change', () => {
    const [write] = snapshotWrites({ ...open.table, version: 100 });
    if (write?.w !== 'snapshot') throw new Error('no snapshot');
    expect(tableFromSnapshot(open.row, write.row)).toEqual({ ...open.table, version: 100 });
  });

  it('is listed with the new plan, and its row gets it in the same commit', () => {
    const before = new InMemoryTable(RACE, 'anne', 'mary').table;
    const listing = { ruleset: 'cartagena-tortuga', seats: 2, spectators: false, names: ['anne', 'mary'] };
    expect(listingOf(open.table)).toMatchObject(listing);
    expect(rowWrites(before, open.table)).toMatchObject([
      { w: 'plan', plan: open.table.plan, revision: 1 },
      { w: 'listing', listing, stage: 'running' },
    ]);
  });

  it('cannot be changed by an entry after the start', () => {
    const late = {
      k: 'plan-changed',
      plan: open.table.plan,
      revision: 1,
      from: [0, 1],
      unready: [],
    } as const;
    expect(() => open.write(late)).toThrow('that cannot be');
  });
});
