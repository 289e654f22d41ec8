import { describe, expect, it } from 'vitest';
import { openTestService, playOn, startedTable } from './kit.ts';
import { openBeforeEach, service, anne, mary } from './people.ts';

openBeforeEach();

describe('a rematch', () => {
  it('seats the same people one seat further, and starts when all have sealed a nonce', async () => {
    const table = await startedTable({ ruleset: 'yassa', seats: 3 }, anne, mary);
    await playOn(table, [anne, mary]);
    expect(anne.at(table).public.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    const other = await openTestService('', { store: service.store });
    const elsewhere = anne.connectedTo(other);
    await elsewhere.opens(table);
    const one = await mary.tries(table, { k: 'rematch' });
    const two = await elsewhere.tries(table, { k: 'rematch' });
    await other.tables.stop();
    if ('refusal' in one || 'refusal' in two) throw new Error('no rematch');
    expect(two.table).toBe(one.table);
    expect(await service.store.tables(['open'], 9)).toHaveLength(1);
    expect(one.table).not.toBe(table);
    const again = one.table;
    const { seats } = (await anne.opens(again)).public;
    expect(seats.map(({ occupant }) => occupant.kind)).toEqual(['bot', 'person', 'person']);
    await mary.opens(again);
    expect(await mary.tries(again, { k: 'start' })).toMatchObject({ refusal: { code: 'table/not-ready' } });
    await anne.does(again, { k: 'ready', seal: anne.seal(again) });
    await mary.does(again, { k: 'ready', seal: mary.seal(again) });
    await mary.starts(again, anne);
    expect(anne.at(again).public.stage).toBe('running');
    expect(anne.at(again).public.dice.commitment).not.toBe(anne.at(table).public.dice.commitment);
  });
});
