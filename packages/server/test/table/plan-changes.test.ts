import { planSchema, type PlanInput } from '@topsail/protocol';
import { examine, recordText } from '@topsail/store';
import { verifyRecord } from '@topsail/engine';
import { games } from '@topsail/games';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openTestService, playOn, restart } from './kit.ts';
import { openBeforeEach, service, anne, mary, john } from './people.ts';

const RACE = { ruleset: 'jamaica-1', seats: 4 } as const;
const SMALL = { ruleset: 'cartagena-tortuga', seats: 2 } as const;
const to = (plan: PlanInput) => ({ k: 'change-plan', plan: v.parse(planSchema, plan) }) as const;

openBeforeEach();

/** Anne and Mary in the first and the last seat; John looks on. */
async function seatedTable(plan: PlanInput = RACE): Promise<string> {
  const table = await anne.creates(plan);
  for (const guest of [anne, mary, john]) await guest.opens(table, 0);
  await anne.does(table, { k: 'sit', seat: 0, seal: anne.seal(table) });
  await mary.does(table, { k: 'sit', seat: plan.seats - 1, seal: mary.seal(table) });
  return table;
}

describe('a change of plan', () => {
  it('is told to everybody at the table at once, with the new plan', async () => {
    const table = await seatedTable();
    await anne.does(table, to({ ...SMALL, clock: { kind: 'slow', hours: 24 } }));
    for (const guest of [anne, mary, john])
      expect(guest.at(table)).toMatchObject({
        plan: { setup: SMALL, clock: { kind: 'slow', hours: 24 } },
        public: { seats: [{ ready: true }, { ready: false }] },
        changes: [{ tableEvent: { e: 'plan-changed', changed: ['ruleset', 'seats', 'clock'] } }],
      });
    expect(mary.at(table).own.seat).toBe(1);
    expect(anne.last('present')).toMatchObject({ seats: [0, 1] });
  });

  it('is told to who was away, and only then may they be ready', async () => {
    const table = await seatedTable();
    const { version } = mary.at(table);
    mary.disconnects();
    await anne.does(table, to(SMALL));
    const again = mary.tab();
    expect(
      await again.tries(table, { k: 'ready', seal: again.seal(table) }, { seen: version }),
    ).toMatchObject({
      refusal: { code: 'table/changed' },
    });
    expect(await again.opens(table, version)).toMatchObject({
      plan: { setup: SMALL },
      changes: [{ tableEvent: { e: 'plan-changed' } }],
    });
    await again.does(table, { k: 'ready', seal: again.seal(table) });
    await anne.starts(table, again);
    expect(again.at(table).public.stage).toBe('running');
  });

  it('and a person who sits down meanwhile never make a table with too few seats', async () => {
    const table = await seatedTable();
    const [changed, sat] = await Promise.all([
      anne.tries(table, to(SMALL)),
      john.tries(table, { k: 'sit', seat: 1, seal: john.seal(table) }),
    ]);
    expect(changed).toMatchObject({ version: 3 });
    expect(sat).toMatchObject({ refusal: { code: 'table/changed' } });
    const [second, third] = await Promise.all([
      john.tries(table, { k: 'sit', seat: 1, seal: john.seal(table) }),
      anne.tries(table, to({ ...SMALL, seats: 3 })),
    ]);
    expect(second).toMatchObject({ refusal: { code: 'table/seat-taken' } });
    expect(third).toMatchObject({ version: 4 });
  });

  it('is executed once, however often it is sent', async () => {
    const table = await seatedTable();
    const once = { id: 'the-same', seen: 2 };
    const first = await anne.tries(table, to(SMALL), once);
    await anne.does(table, to(RACE));
    expect(await anne.tries(table, to(SMALL), once)).toEqual(first);
    expect(anne.at(table).plan?.setup).toMatchObject(RACE);
  });
});

describe('the lobby', () => {
  it('shows the table as it is now, and not when the host has hidden it', async () => {
    service.tables.watchLobby(john);
    const table = await seatedTable({ ...RACE, visibility: 'public' });
    await anne.does(table, to({ ...SMALL, visibility: 'public' }));
    expect(john.last('listed')?.table).toMatchObject({ table, ...SMALL, taken: 2 });
    await anne.does(table, to({ ...SMALL, visibility: 'link' }));
    expect(john.last('unlisted')).toEqual({ t: 'unlisted', table });
    await anne.does(table, to({ ...SMALL, visibility: 'public' }));
    expect(john.last('listed')?.table).toMatchObject({ table, ...SMALL });
  });

  it('after a restart follows the plan as it is, of running tables too', async () => {
    const [hidden, shown] = [
      await seatedTable({ ...SMALL, visibility: 'public' }),
      await seatedTable({ ...SMALL, visibility: 'link' }),
    ];
    await anne.does(hidden, to({ ...SMALL, visibility: 'link' }));
    await anne.does(shown, to({ ...SMALL, visibility: 'public' }));
    for (const table of [hidden, shown]) await anne.starts(table, mary);
    const again = await restart(service);
    const watcher = john.connectedTo(again);
    again.tables.watchLobby(watcher);
    expect(watcher.last('lobby')?.tables).toMatchObject([{ table: shown }]);
  });
});

describe('a game after a change of plan', () => {
  it('is played, recorded and found intact by the doctor, also after a restart', async () => {
    const table = await seatedTable();
    await anne.does(table, to(SMALL));
    await mary.does(table, { k: 'ready', seal: mary.seal(table) });
    await anne.starts(table, mary);
    const again = await restart(service);
    const [first, second] = [anne, mary].map((guest) => guest.connectedTo(again));
    for (const guest of [first!, second!]) await guest.opens(table, 0);
    await playOn(table, [first!, second!], ({ public: { steps } }) => steps >= 20);
    expect(await examine(again.store)).toMatchObject({ findings: [], unreplayable: [] });
    const row = (await again.store.table(table))!;
    expect(row).toMatchObject({ plan: { setup: SMALL }, originalPlan: { setup: RACE } });
    const record = recordText(row, await again.store.entries(table, 0))!;
    expect(verifyRecord(games, record)).toMatchObject({ ok: true });
  });

  it('has the delay and the spectators of the new plan', async () => {
    const table = await seatedTable({ ...SMALL, delaySeconds: 0 });
    await anne.does(table, to({ ...SMALL, delaySeconds: 3600 }));
    await anne.starts(table, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 3);
    expect(john.at(table).public.stage).toBe('open');
    const closed = await seatedTable({ ...SMALL, spectators: true });
    await anne.does(closed, to({ ...SMALL, spectators: false }));
    await anne.starts(closed, mary);
    expect(john.last('closed')).toMatchObject({ table: closed });
  });

  it('is continued by another process that read the table before the change', async () => {
    const table = await seatedTable();
    const other = await openTestService('', { store: service.store });
    const elsewhere = anne.connectedTo(other);
    await elsewhere.opens(table, 0);
    await anne.does(table, to(SMALL));
    await elsewhere.does(table, { k: 'mute', person: 'nobody-here', muted: true });
    expect(elsewhere.tableFrames(table).at(-2)).toMatchObject({ plan: { setup: SMALL } });
    expect(elsewhere.at(table).public).toMatchObject({ seats: { length: 2 }, muted: ['nobody-here'] });
    await other.tables.stop();
  });
});
