import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openForTest, startedTable, type Guest, type Outcome, type TestTables } from './kit.ts';

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };
const PUBLIC = { ...OPEN_HANDS, visibility: 'public' } as const;

let at: TestTables;
let anne: Guest;
let mary: Guest;
/** Time for the rate limits, in milliseconds. */
let now: number;

beforeEach(async () => {
  at = await openForTest({ limitFactor: 1 });
  ({ anne, mary } = at);
  now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => spy.mockRestore());
});

function refusalOf(outcome: Outcome): unknown {
  return 'refusal' in outcome ? outcome.refusal : undefined;
}

/** Another person for every number, all at the same address. */
async function stranger(n: number, address = '198.51.100.1'): Promise<Guest> {
  const guest = at.john.from(address, `stranger-${n}`);
  await at.service.store.commit([{ w: 'person', row: guest.person }]);
  return guest;
}

describe('a person', () => {
  it('may create ten tables at once, and then five a minute', async () => {
    for (let n = 0; n < 10; n++) await anne.creates(OPEN_HANDS);
    await expect(anne.creates(OPEN_HANDS)).rejects.toThrow(
      '"code":"person/too-often","params":{"seconds":12}',
    );
    await expect(mary.creates(OPEN_HANDS)).resolves.toEqual(expect.any(String));
    now += 12_000;
    await anne.creates(OPEN_HANDS);
    await expect(anne.creates(OPEN_HANDS)).rejects.toThrow('person/too-often');
  });

  it('may put four open tables into the lobby, and more when they have started', async () => {
    const tables = [];
    for (let n = 0; n < 4; n++) tables.push(await anne.creates(PUBLIC));
    await expect(anne.creates(PUBLIC)).rejects.toThrow('"code":"lobby/too-many","params":{"most":4}');
    await anne.creates(OPEN_HANDS);
    const [first = ''] = tables;
    await anne.opens(first, 0);
    await anne.does(first, { k: 'sit', seat: 0, seal: anne.seal(first) });
    await anne.does(first, { k: 'seat-bot', seat: 1, level: 'cabin-boy' });
    await anne.starts(first);
    await anne.creates(PUBLIC);
  });

  it('may sit down twenty times at once; a command that is sent again is not counted', async () => {
    const table = await anne.creates(OPEN_HANDS);
    await anne.opens(table, 0);
    const sit = (seat: number, id: string): Promise<Outcome> =>
      anne.tries(table, { k: 'sit', seat, seal: anne.seal(table) }, { id });
    for (let n = 0; n < 20; n++) expect(await sit(n % 2, `sit-${n}`)).toHaveProperty('version');
    expect(refusalOf(await sit(0, 'one-more'))).toMatchObject({
      code: 'person/too-often',
      params: { seconds: 6 },
    });
    expect(await sit(0, 'sit-0')).toHaveProperty('version');
  });

  it('may leave and come back a few times at once', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let n = 0; n < 6; n++) {
      await anne.does(table, { k: 'leave' });
      await anne.does(table, { k: 'return' });
    }
    expect(refusalOf(await anne.tries(table, { k: 'leave' }))).toMatchObject({ code: 'person/too-often' });
    now += 10_000;
    await anne.does(table, { k: 'leave' });
  });

  it('may write five lines at once at all tables together, and then one every two seconds', async () => {
    const tables = [await startedTable(OPEN_HANDS, anne, mary), await startedTable(OPEN_HANDS, anne, mary)];
    for (let n = 0; n < 6; n++) await anne.says(tables[n % 2] ?? '', `line ${n}`);
    expect(mary.frames.filter(({ t }) => t === 'chat')).toHaveLength(5);
    expect(anne.last('refused')?.refusal).toEqual({ code: 'chat/too-many', params: { seconds: 2 } });
    now += 2000;
    await anne.says(tables[0] ?? '', 'again');
    expect(mary.frames.filter(({ t }) => t === 'chat')).toHaveLength(6);
  });

  it('may let bots play in forty seats', async () => {
    for (let n = 0; n < 8; n++) await startedTable({ ruleset: 'jamaica-1', seats: 6 }, anne);
    const ninth = startedTable({ ruleset: 'jamaica-1', seats: 6 }, anne);
    await expect(ninth).rejects.toThrow('{"code":"table/too-many-bots","params":{"most":40}}');
    const [first = ''] = new Set(anne.frames.flatMap((frame) => (frame.t === 'table' ? [frame.table] : [])));
    at.service.tables.close(anne, first);
    await startedTable({ ruleset: 'jamaica-1', seats: 6 }, anne);
  });

  it('may mute a limited number of people', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let n = 0; n < 20; n++) await anne.does(table, { k: 'mute', person: `p${n}`, muted: true });
    const more = await anne.tries(table, { k: 'mute', person: 'more', muted: true });
    expect(refusalOf(more)).toMatchObject({ code: 'chat/too-many-muted' });
    await anne.does(table, { k: 'mute', person: 'p0', muted: false });
    await anne.does(table, { k: 'mute', person: 'more', muted: true });
  });

  it('pays for the versions that are read from the disk', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let n = 0; n < 20; n++) await anne.does(table, { k: 'mute', person: 'john', muted: n % 2 === 0 });
    await mary.opens(table, mary.at(table).version - 1);
    expect(mary.charged).toBe(0);
    const { version } = await mary.opens(table, 0);
    expect(mary.charged).toBeCloseTo(version / 10);
  });
});

describe('an address', () => {
  it('may create sixty tables at once, all its people together', async () => {
    for (let n = 0; n < 60; n++) await (await stranger(n)).creates(OPEN_HANDS);
    await expect((await stranger(60)).creates(OPEN_HANDS)).rejects.toThrow('person/too-often');
    const elsewhere = await stranger(61, '198.51.100.2');
    await expect(elsewhere.creates(OPEN_HANDS)).resolves.toEqual(expect.any(String));
  });

  it('may put twelve open tables into the lobby', async () => {
    for (let n = 0; n < 12; n++) await (await stranger(n)).creates(PUBLIC);
    await expect((await stranger(12)).creates(PUBLIC)).rejects.toThrow('"params":{"most":12}');
    await expect(anne.creates(PUBLIC)).resolves.toEqual(expect.any(String));
  });
});
