import { openSqliteStore, type Store } from '@topsail/store';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newGuest, openTestService, seatedTable, type Guest } from './kit.ts';

const file = scratch();
/** The clock of the tables, which does not follow the time of day when that jumps. */
const steady = (): number => Date.now() - 60_000;

/** A store whose writes wait while it is held. */
function holdable(store: Store): { readonly store: Store; readonly hold: () => () => void } {
  let open = Promise.resolve();
  return {
    store: { ...store, commit: (writes) => open.then(() => store.commit(writes)) },
    hold: () => {
      let release = (): void => undefined;
      open = new Promise((done) => (release = done));
      return release;
    },
  };
}

interface Scene {
  readonly table: string;
  readonly anne: Guest;
  readonly mary: Guest;
  readonly john: Guest;
  readonly store: Store;
  /** Holds all writes until the returned function is called. */
  readonly hold: () => () => void;
}

/** Anne and Mary sit, John looks on, and the game starts when Mary opens her nonce. */
async function tableBeforeStart(name: string): Promise<Scene> {
  const { store, hold } = holdable(openSqliteStore(file(name)));
  const service = await openTestService('', { store, now: steady });
  onTestFinished(async () => {
    await service.tables.stop();
    await store.close();
  });
  const anne = await newGuest(service, 'Anne');
  const mary = await newGuest(service, 'Mary');
  const john = await newGuest(service, 'John');
  const table = await seatedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
  await john.opens(table);
  await anne.does(table, { k: 'start' });
  await anne.reveals(table);
  return { table, anne, mary, john, store, hold };
}

function heard({ frames }: Guest): string[] {
  return frames.flatMap((frame) => (frame.t === 'chat' ? frame.lines.map(({ text }) => text) : []));
}

describe('while the start of the game is being written', () => {
  it('a line of a viewer without a seat does not go to the seats', async () => {
    const { table, anne, mary, john, store, hold } = await tableBeforeStart('viewer.db');
    const release = hold();
    const done = Promise.all([mary.reveals(table), john.says(table, 'Psst')]);
    expect(john.last('refused')).toBeUndefined();
    release();
    await done;
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/not-seated' } });
    expect(john.at(table).public.stage).toBe('running');
    expect([anne, mary, john].map(heard)).toEqual([[], [], []]);
    expect(await store.chat(table, 'seats', 10)).toEqual([]);
  });

  it('a line of a seat is heard by the seats alone', async () => {
    const { table, anne, mary, john, hold } = await tableBeforeStart('seat.db');
    const release = hold();
    const done = Promise.all([mary.reveals(table), anne.says(table, 'Now')]);
    release();
    await done;
    expect([anne, mary, john].map(heard)).toEqual([['Now'], ['Now'], []]);
    const tab = john.tab();
    await tab.opens(table);
    expect(heard(tab)).toEqual([]);
  });

  it('a line that was said before is heard by everybody, and dated before the start', async () => {
    const { table, anne, mary, john, store, hold } = await tableBeforeStart('before.db');
    const release = hold();
    const done = Promise.all([john.says(table, 'Good luck'), mary.reveals(table)]);
    release();
    await done;
    expect([anne, mary, john].map(heard)).toEqual([['Good luck'], ['Good luck'], ['Good luck']]);
    const [line] = await store.chat(table, 'seats', 1);
    const started = (await store.entries(table, 0)).find(({ entry }) => entry.k === 'started');
    expect(line?.at).toBeLessThanOrEqual(started?.at ?? 0);
  });
});
