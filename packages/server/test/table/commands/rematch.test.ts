import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryTable } from '../in-memory-table.ts';

/** Anne and Mary have played against a bot. */
let table: InMemoryTable;

beforeEach(async () => {
  table = new InMemoryTable({ ruleset: 'yassa', seats: 3 }, 'anne', 'mary');
  await table.does('anne', { k: 'seat-bot', seat: 2, level: 'captain' });
  await table.starts();
  table.at = 7000;
  table.table = { ...table.table, stage: 'over' };
});

describe('a rematch', () => {
  it('is a new table with the same plan and colours, everybody one seat further', async () => {
    const answer = await table.decides('mary', { k: 'rematch' });
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { entries, alsoWrite = [], resultTable } = answer.value;
    expect(entries).toEqual([{ entry: { k: 'rematch', table: resultTable } }]);
    const [made, ...seated] = alsoWrite;
    expect(made).toMatchObject({
      w: 'table',
      row: {
        ...{ table: resultTable, host: 'mary', plan: table.table.plan, created: 7000, stage: 'open' },
        command: `rematch-${table.table.row.table}`,
        listing: { taken: 3, names: ['anne', 'mary'], stage: 'open' },
      },
    });
    const person = (name: string) => ({ person: name, name, program: false, seal: null });
    expect(seated.flatMap((write) => (write.w === 'entry' ? write.row : []))).toMatchObject([
      { version: 1, at: 7000, entry: { k: 'sat', seat: 1, colour: 0, ...person('anne') } },
      { version: 2, at: 7000, entry: { k: 'sat', seat: 2, colour: 1, ...person('mary') } },
      { version: 3, at: 7000, entry: { k: 'bot-sat', seat: 0, level: 'captain', colour: 2 } },
    ]);
    expect(seated.filter(({ w }) => w === 'notice')).toEqual([
      {
        ...{ w: 'notice', person: 'anne', kind: 'invitation', table: resultTable },
        ...{ version: 1, at: 7000, due: 7000 },
      },
    ]);
  });

  it('is created once', async () => {
    await table.does('mary', { k: 'rematch' });
    const { rematch } = table.table;
    expect(rematch).toEqual(expect.any(String));
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'rematch', table: rematch });
    expect(await table.decides('anne', { k: 'rematch' })).toEqual({
      ok: true,
      value: { entries: [], resultTable: rematch },
    });
  });

  it('can be requested only by players, when the game is over', async () => {
    expect(await table.refusal('stranger', { k: 'rematch' })).toEqual({ code: 'table/not-seated' });
    table.table = { ...table.table, stage: 'running' };
    expect(await table.refusal('mary', { k: 'rematch' })).toEqual({ code: 'table/not-over' });
  });
});
