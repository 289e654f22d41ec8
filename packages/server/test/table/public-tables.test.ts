import { describe, expect, it } from 'vitest';
import { playOn, startedTable } from './kit.ts';
import { openWithStoppedClock, service, anne, mary, john, pass } from './people.ts';

openWithStoppedClock();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };

describe('the lobby of public tables', () => {
  it('lists a public rematch as soon as it is created', async () => {
    service.tables.watchLobby(john);
    const table = await startedTable({ ruleset: 'yassa', seats: 2, visibility: 'public' }, anne, mary);
    await playOn(table, [anne, mary]);
    const again = await anne.tries(table, { k: 'rematch' });
    if ('refusal' in again) throw new Error('no rematch');
    expect(john.last('listed')?.table).toMatchObject({ table: again.table, taken: 2, stage: 'open' });
  });

  it('lists public tables as they fill, start and end, and no others', async () => {
    service.tables.watchLobby(john);
    await startedTable(OPEN_HANDS, anne, mary);
    expect(john.frames).toEqual([{ t: 'lobby', tables: [] }]);
    const table = await startedTable({ ...OPEN_HANDS, visibility: 'public' }, anne, mary);
    expect(john.last('listed')?.table).toMatchObject({
      table,
      taken: 2,
      stage: 'running',
      names: ['Anne', 'Mary'],
    });
    await playOn(table, [anne, mary], undefined, (moves) => moves.findLast((move) => move !== 'stop') ?? '');
    expect(john.last('unlisted')).toEqual({ t: 'unlisted', table });
  });

  it('keeps a game that is over until its delayed spectators have seen the end', async () => {
    service.tables.watchLobby(john);
    const plan = { ruleset: 'yassa', seats: 2, visibility: 'public', delaySeconds: 2 } as const;
    const table = await startedTable(plan, anne, mary);
    await john.opens(table);
    await playOn(table, [anne, mary]);
    await pass(1999);
    expect(john.last('unlisted')).toBeUndefined();
    await pass(1);
    await john.sees(table, (frame) => frame.public.stage === 'over');
    expect(john.last('unlisted')).toEqual({ t: 'unlisted', table });
  });
});
