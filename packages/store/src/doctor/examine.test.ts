import { scratch } from '@topsail/engine/scratch';
import { offeredRulesets } from '@topsail/games';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry.ts';
import { openSqliteStore } from '../sqlite/open.ts';
import { playedTable, writesOf, type PlayedTable } from '../testing/played.ts';
import { tableRow } from '../testing/rows.ts';
import { runSql } from '../testing/run-sql.ts';
import { examine, type Diagnosis } from './examine.ts';

const file = scratch();
let stores = 0;

async function diagnosisOf(...tables: readonly PlayedTable[]): Promise<Diagnosis> {
  const store = openSqliteStore(file(`${stores++}.db`));
  const verdicts = await store.commit(writesOf(...tables));
  expect(verdicts).not.toContain('conflict');
  const diagnosis = await examine(store);
  await store.close();
  return diagnosis;
}

/** The same game with one changed entry: the first for which `change` returns another. */
function changed(played: PlayedTable, change: (entry: Entry) => Entry | undefined): PlayedTable {
  const at = played.entries.findIndex(({ entry }) => change(entry) !== undefined);
  const row = played.entries[at]!;
  return { ...played, entries: played.entries.with(at, { ...row, entry: change(row.entry)! }) };
}

const PLAN_CHANGED: Entry = {
  ...{ k: 'plan-changed', plan: tableRow('short').plan, revision: 1, from: [], unready: [] },
};
const rulesets = offeredRulesets.map(({ id }) => id);
const short = playedTable('short', 'jamaica-1', 40);

describe('the doctor', () => {
  it.each(rulesets)('finds nothing wrong with a whole game of %s', async (ruleset) => {
    const diagnosis = await diagnosisOf(playedTable('whole', ruleset), playedTable('started', ruleset, 25));
    expect(diagnosis).toMatchObject({ tables: 2, findings: [], unreplayable: [] });
    expect(diagnosis.moves).toBeGreaterThan(40);
  });

  it('reports its progress after every table', async () => {
    const store = openSqliteStore(file('counted.db'));
    const open = { row: tableRow('open'), entries: [], snapshot: { table: 'open', version: 0, body: '{}' } };
    await store.commit(writesOf(short, open, { ...open, row: tableRow('empty') }));
    const progress: string[] = [];
    await examine(store, (done, all) => progress.push(`${done} of ${all}`));
    expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    await store.close();
  });

  it.each<[ailment: string, change: (entry: Entry) => Entry | undefined]>([
    ['dice', (e) => (e.k === 'moved' && e.rolls[0] === 2 ? { ...e, rolls: e.rolls.with(0, 1) } : undefined)],
    ['rolls', (e) => (e.k === 'moved' ? { ...e, rolls: [...e.rolls, 1] } : undefined)],
    ['rolls', (e) => (e.k === 'started' ? { ...e, rolls: [99] } : undefined)],
    ['illegal', (e) => (e.k === 'moved' ? { ...e, move: 'walk the plank' } : undefined)],
    ['illegal', (e) => (e.k === 'moved' ? { ...e, seat: 2 - e.seat } : undefined)],
    ['crossed', (e) => (e.k === 'moved' ? { ...e, crossed: !e.crossed } : undefined)],
    ['order', (e) => (e.k === 'undone' ? { ...e, steps: 99 } : undefined)],
    ['order', (e) => (e.k === 'started' ? { k: 'returned', seat: 0 } : undefined)],
    ['order', (e) => (e.k === 'undone' ? { k: 'started', rolls: [] } : undefined)],
    ['order', (e) => (e.k === 'undone' ? { ...PLAN_CHANGED } : undefined)],
    ['plan', (e) => (e.k === 'plan-changed' ? { ...e, plan: { ...e.plan, odds: false } } : undefined)],
    ['plan', (e) => (e.k === 'plan-changed' ? { ...e, revision: 99 } : undefined)],
    ['dice', (e) => (e.k === 'plan-changed' ? { ...e, from: [0, 3, null] } : undefined)],
    ['dice', (e) => (e.k === 'ready' ? { ...e, seal: '0'.repeat(64) } : undefined)],
    ['dice', (e) => (e.k === 'opened' ? { ...e, nonce: 'another' } : undefined)],
    ['order', (e) => (e.k === 'opened' ? { ...e, seat: 2 } : undefined)],
  ])('finds a damaged entry: %s', async (ailment, change) => {
    const broken = changed(short, change);
    const { findings } = await diagnosisOf(broken, playedTable('intact', 'yassa', 9));
    const at = broken.entries.find(({ entry }, i) => entry !== short.entries[i]?.entry)!.version;
    expect(findings[0]).toMatchObject({ table: 'short', ailment });
    expect(findings[0]!.version).toBeGreaterThanOrEqual(at);
    expect(findings.every(({ table }) => table === 'short')).toBe(true);
  });

  it.each([
    ['a wrong stage', { row: { ...short.row, stage: 'over' } }, 'stage'],
    ['an invalid secret', { row: { ...short.row, secret: 'abc' } }, 'plan'],
    ['a plan that cannot be played', { row: withSeats(9) }, 'plan'],
    ['another plan than the entries give', { row: { ...short.row, plan: withSeats(4).plan } }, 'plan'],
    ['another secret', { row: { ...short.row, secret: 'cd'.repeat(32) } }, 'dice'],
    [
      'a snapshot of another position',
      { snapshot: { ...short.snapshot, body: '{"hash":"0123"}' } },
      'snapshot',
    ],
    ['a snapshot of a later version', { snapshot: { ...short.snapshot, version: 999 } }, 'snapshot'],
    ['an unreadable snapshot', { snapshot: { ...short.snapshot, body: '{' } }, 'snapshot'],
  ] as const)('finds %s', async (_what, change, ailment) => {
    const { findings } = await diagnosisOf({ ...short, ...change });
    expect(findings.map((finding) => finding.ailment)).toContain(ailment);
    expect(new Set(findings.map((finding) => finding.ailment)).size).toBe(1);
  });

  it('finds a missing version', async () => {
    const store = openSqliteStore(file('gap.db'));
    await store.commit(writesOf(short));
    runSql(file('gap.db'), 'DELETE FROM entries WHERE version IN (12, 13)');
    const { findings } = await examine(store);
    expect(findings).toEqual([
      { table: 'short', version: 11, ailment: 'gap', params: { after: 11, found: 14 } },
    ]);
    await store.close();
  });

  it('names a table with an entry that does not fit its schema, and examines the others', async () => {
    const store = openSqliteStore(file('unreadable.db'));
    await store.commit(writesOf(short, playedTable('intact', 'yassa', 9)));
    runSql(file('unreadable.db'), `UPDATE entries SET entry = '{"k":"sunk"}' WHERE version = 20`);
    const { findings, tables } = await examine(store);
    const params = { reason: 'value: unknown kind of entry' };
    expect(findings).toEqual([{ table: 'short', version: 20, ailment: 'unreadable', params }]);
    expect(tables).toBe(2);
    await store.close();
  });

  it('lists a table of an unknown ruleset revision as not replayable', async () => {
    const old = { ...short, row: { ...short.row, revision: 99 } };
    const { findings, unreplayable } = await diagnosisOf(old);
    expect(findings).toEqual([]);
    expect(unreplayable).toEqual([{ table: 'short', ruleset: 'jamaica-1', revision: 99 }]);
  });
});

function withSeats(seats: number): PlayedTable['row'] {
  const { plan } = short.row;
  return { ...short.row, plan: { ...plan, setup: { ...plan.setup, seats } } };
}
