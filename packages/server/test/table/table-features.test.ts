import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore, type Store, type Write } from '@topsail/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aged,
  Guest,
  newGuest,
  openTestService,
  isAwaited,
  playOn,
  startedTable,
  stopClock,
  type TestService,
} from './kit.ts';

const file = scratch();
let n = 0;
let at: TestService;
let anne: Guest;
let mary: Guest;
let pass: (milliseconds: number) => Promise<void>;

beforeEach(async () => {
  pass = stopClock();
  at = await openTestService(file(`around-${n++}.db`));
  anne = await newGuest(at, 'Anne');
  mary = await newGuest(at, 'Mary');
});

afterEach(async () => {
  await at.tables.stop();
  await at.store.close();
});

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };
const SLOW = { ...OPEN_HANDS, clock: { kind: 'slow', hours: 1 } as const };
const HOUR = 3_600_000;

/** Why a bot first took a seat at this table. */
async function takenOver(store: Store, table: string): Promise<string | undefined> {
  const entries = await store.entries(table, 0);
  return entries.flatMap(({ entry }) => (entry.k === 'stand-in' ? [entry.why] : []))[0];
}

/** Who is to move, and the other. */
function inTurn(table: string): [Guest, Guest] {
  return isAwaited(anne, table) ? [anne, mary] : [mary, anne];
}

describe('taking a move back', () => {
  it('is done at once while nothing was shown since', async () => {
    const table = await startedTable({ ruleset: 'cartagena-jamaica', seats: 2 }, anne, mary);
    const [mover] = inTurn(table);
    const forward = mover.at(table).own.moves.find((move) => move.startsWith('advance')) ?? '';
    const before = mover.at(table);
    await mover.did(table, { k: 'move', move: forward });
    expect(mover.at(table).own.undo).toBe('free');
    await mover.did(table, { k: 'undo' });
    expect(mover.at(table).public.game).toEqual(before.public.game);
    expect(mover.at(table).own.moves).toEqual(before.own.moves);
    expect(mover.at(table).public.steps).toBe(0);
  });

  it('needs the consent of the others when something was shown, and the dice go on where they were', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
    const [captain, other] = inTurn(table);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 3);
    await captain.sees(table, ({ own }) => own.undo !== 'no');
    const { version } = captain.at(table);
    await captain.did(table, { k: 'undo' });
    expect(other.at(table).public.undo).toMatchObject({ seat: captain.at(table).own.seat });
    expect(await captain.does(table, { k: 'agree' })).toMatchObject({
      refusal: { code: 'table/no-undo-asked' },
    });
    await other.did(table, { k: 'decline' });
    expect(other.at(table).public.undo).toBeNull();
    await captain.did(table, { k: 'undo' });
    await other.did(table, { k: 'agree' });
    expect(captain.at(table).public.steps).toBeLessThan(3);
    expect(captain.at(table).version).toBe(version + 5);
  });

  it('is impossible before one has moved', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const [, other] = inTurn(table);
    expect(await other.does(table, { k: 'undo' })).toMatchObject({ refusal: { code: 'table/no-undo' } });
  });

  it('is still there after the table was forgotten', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const [mover] = inTurn(table);
    for (const k of ['move', 'undo', 'move', 'undo'] as const)
      await mover.did(table, k === 'undo' ? { k } : { k, move: mover.at(table).own.moves[0] ?? '' });
    const before = mover.at(table);
    await at.tables.stop();
    at = await openTestService('', { store: at.store });
    const back = new Guest(at.tables, 'Back', mover.person.person);
    const after = await back.opens(table, 0);
    expect(after.public).toEqual(before.public);
    expect(after.changes.map(({ version }) => version)).toEqual(
      Array.from({ length: before.version }, (_, i) => i + 1),
    );
  });
});

describe('somebody who is away', () => {
  it('is played for by a bot when the time is up, and takes the seat back', async () => {
    const plan = { ...OPEN_HANDS, clock: { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } as const };
    const table = await startedTable(plan, anne, mary);
    const [mover, other] = inTurn(table);
    const { clocks } = mover.at(table).public;
    expect(clocks?.filter(({ deadline }) => deadline !== null)).toHaveLength(1);
    await pass(4999);
    expect(other.at(table).public.seats.every(({ standIn }) => standIn === null)).toBe(true);
    await pass(1);
    await other.sees(table, ({ public: { seats } }) => seats.some(({ standIn }) => standIn === 'mate'));
    const told = other
      .tableFrames(table)
      .flatMap(({ changes }) => changes.flatMap(({ tableEvent }) => tableEvent ?? []));
    expect(told).toContainEqual({ e: 'stand-in', seat: mover.at(table).own.seat, why: 'time' });
    expect(await mover.does(table, { k: 'move', move: 'pass' })).toHaveProperty('refusal');
    await mover.did(table, { k: 'return' });
    expect(other.at(table).public.seats.every(({ standIn }) => standIn === null)).toBe(true);
  });

  it('is played for when the host says so, but not while they are there', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    expect(await anne.does(table, { k: 'stand-in', seat: 1 })).toMatchObject({
      refusal: { code: 'table/not-away' },
    });
    mary.leaves();
    await tick();
    expect(anne.last('present')?.seats).toEqual([0]);
    await anne.did(table, { k: 'stand-in', seat: 1, level: 'sailor' });
    await playOn(table, [anne], ({ public: { steps } }) => steps > 20);
    await mary.opens(table, 0);
    await mary.did(table, { k: 'return' });
    expect(anne.at(table).public.seats[1]?.standIn).toBeNull();
  });

  it('of a slow game may take as long as was agreed', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const row = await at.store.table(table);
    expect(row?.wake).toBeGreaterThan(Date.now() + 3_500_000);
    expect(await at.store.alarms(Date.now() + 3_700_000, 10)).toContain(table);
    expect(await at.store.alarms(Date.now(), 10)).not.toContain(table);
  });

  it('of a slow game loses the seat when the deadline has come, even if nobody had the table open', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const store = openSqliteStore(file(`late-${n}.db`));
    await store.commit(await aged(at.store, table, 2 * HOUR));
    const { tables } = await openTestService('', { store });
    await vi.waitFor(async () => expect(await takenOver(store, table)).toBe('time'));
    await tables.stop();
    await store.close();
  });

  it('of a slow game loses the seat even if a hundred deadlines before it are of tables nobody can read', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const store = openSqliteStore(file(`broken-${n}.db`));
    const [host, made, ...rest] = await aged(at.store, table, 2 * HOUR);
    if (host === undefined || made?.w !== 'table') throw new Error('no table');
    const broken = Array.from({ length: 100 }, (_, i): Write[] => [
      { w: 'table', row: { ...made.row, table: `broken-${i}`, command: `b${i}`, wake: i } },
      {
        w: 'entry',
        row: {
          ...{ table: `broken-${i}`, version: 1, at: 0, person: null, command: null },
          entry: { k: 'undone', seat: 0, steps: 9 },
        },
      },
    ]);
    await store.commit([host, ...broken.flat(), made, ...rest]);
    const { tables } = await openTestService('', { store });
    await pass(15_000);
    await vi.waitFor(async () => expect(await takenOver(store, table)).toBe('time'));
    await tables.stop();
    await store.close();
  });
});

describe('spectators', () => {
  it('see what all see and nothing more', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
    const john = await newGuest(at, 'John');
    const frame = await john.opens(table, 0);
    expect(frame.own).toEqual({ seat: null, host: false, game: null, moves: [], undo: 'no' });
    expect(frame.public).toEqual(anne.at(table).public);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 10);
    expect(john.at(table).public).toEqual(anne.at(table).public);
    expect(anne.last('present')).toMatchObject({ seats: [0, 1], spectators: 1 });
  });

  it('see the same clocks as the players after the server was down', async () => {
    const plan = { ...OPEN_HANDS, clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } as const };
    const table = await startedTable(plan, anne, mary);
    await at.tables.stop();
    await pass(5);
    at = await openTestService('', { store: at.store });
    const player = await new Guest(at.tables, 'Anne', anne.person.person).opens(table);
    const spectator = await (await newGuest(at, 'John')).opens(table);
    expect(player.public.clocks).not.toEqual(anne.at(table).public.clocks);
    expect(spectator.public).toEqual(player.public);
  });

  it('see the table as it was a while ago where the host wants it so', async () => {
    const table = await startedTable({ ...OPEN_HANDS, delaySeconds: 1 }, anne, mary);
    const john = await newGuest(at, 'John');
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 5);
    const { version } = anne.at(table);
    const first = await john.opens(table, 0);
    expect(first.version).toBeLessThan(version);
    expect(first.changes.every((change) => change.version <= first.version)).toBe(true);
    await pass(1000);
    const later = await john.sees(table, (frame) => frame.version === version);
    expect(later.public).toEqual(anne.at(table).public);
  });

  it('are kept out where the host wants none', async () => {
    const table = await startedTable({ ...OPEN_HANDS, spectators: false }, anne, mary);
    const john = await newGuest(at, 'John');
    await at.tables.open(john, table, 0);
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/no-spectators' } });
    expect(john.tableFrames(table)).toEqual([]);
  });

  it('may look on until the game starts, and are then shown out where the host wants none', async () => {
    const table = await anne.makes({ ...OPEN_HANDS, spectators: false });
    const john = await newGuest(at, 'John');
    await john.opens(table);
    await anne.opens(table);
    await anne.did(table, { k: 'sit', seat: 0, nonce: 'annes-own' });
    await anne.did(table, { k: 'seat-bot', seat: 1, level: 'mate' });
    await anne.did(table, { k: 'start' });
    expect(john.last('closed')).toEqual({
      t: 'closed',
      table,
      refusal: { code: 'table/no-spectators' },
    });
    expect(john.tableFrames(table).every((frame) => frame.public.game === null)).toBe(true);
  });
});

describe('chat', () => {
  it('stays among the seats, and among the spectators', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const john = await newGuest(at, 'John');
    await john.opens(table);
    await anne.says(table, 'Ahoy\u202E\n there');
    await john.says(table, 'Psst', 'spectators');
    await john.says(table, 'Look at her cards', 'seats');
    expect(mary.last('chat')?.lines).toMatchObject([{ name: 'Anne', text: 'Ahoy there', channel: 'seats' }]);
    expect(john.last('chat')?.lines).toMatchObject([{ text: 'Psst' }]);
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/not-seated' } });
    expect(mary.frames.filter(({ t }) => t === 'chat')).toHaveLength(1);
  });

  it('is shown to who comes later, and silenced for who is muted or talks too much', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let line = 0; line < 6; line++) await anne.says(table, `line ${line}`);
    expect(anne.last('refused')).toMatchObject({ refusal: { code: 'chat/too-many' } });
    const tab = mary.tab();
    await tab.opens(table);
    expect(tab.last('chat')?.lines.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4].map((i) => `line ${i}`));
    await anne.did(table, { k: 'mute', person: mary.person.person, muted: true });
    await mary.says(table, 'But');
    expect(mary.last('refused')).toMatchObject({ refusal: { code: 'chat/muted' } });
  });

  it('is heard also when a command that was done before comes again in the same moment', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const command = { k: 'mute', person: 'somebody', muted: true } as const;
    const mute = (): Promise<unknown> => anne.does(table, command, { id: 'once' });
    await mute();
    await Promise.all([mute(), anne.says(table, 'Ahoy')]);
    expect(mary.last('chat')?.lines).toMatchObject([{ text: 'Ahoy' }]);
  });
});

describe('a rematch', () => {
  it('seats the same people one further, and starts when all have given a nonce', async () => {
    const table = await startedTable({ ruleset: 'yassa', seats: 3 }, anne, mary);
    await playOn(table, [anne, mary]);
    expect(anne.at(table).public.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    const other = await openTestService('', { store: at.store });
    const elsewhere = new Guest(other.tables, 'Anne', anne.person.person);
    await elsewhere.opens(table);
    const one = await mary.does(table, { k: 'rematch' });
    const two = await elsewhere.does(table, { k: 'rematch' });
    await other.tables.stop();
    if ('refusal' in one || 'refusal' in two) throw new Error('no rematch');
    expect(two.table).toBe(one.table);
    expect(await at.store.tables(['open'], 9)).toHaveLength(1);
    expect(one.table).not.toBe(table);
    const again = one.table;
    const { seats } = (await anne.opens(again)).public;
    expect(seats.map(({ occupant }) => occupant.kind)).toEqual(['bot', 'person', 'person']);
    await mary.opens(again);
    expect(await mary.does(again, { k: 'start' })).toMatchObject({ refusal: { code: 'table/not-ready' } });
    await anne.did(again, { k: 'ready', nonce: 'annes-second' });
    await mary.did(again, { k: 'ready', nonce: 'marys-second' });
    await mary.did(again, { k: 'start' });
    expect(anne.at(again).public.stage).toBe('running');
    expect(anne.at(again).public.dice.commitment).not.toBe(anne.at(table).public.dice.commitment);
  });
});

describe('somebody who wants too much', () => {
  it('may not make tables without end', async () => {
    const made = [];
    for (let n = 0; n < 60; n++) made.push(anne.makes(OPEN_HANDS));
    expect(new Set(await Promise.all(made)).size).toBe(60);
    await expect(anne.makes(OPEN_HANDS)).rejects.toThrow('table/too-many');
    await expect(mary.makes(OPEN_HANDS)).resolves.toEqual(expect.any(String));
  });

  it('may not silence without end', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let n = 0; n < 20; n++) await anne.did(table, { k: 'mute', person: `p${n}`, muted: true });
    expect(await anne.does(table, { k: 'mute', person: 'more', muted: true })).toHaveProperty('refusal');
    await anne.did(table, { k: 'mute', person: 'p0', muted: false });
    await anne.did(table, { k: 'mute', person: 'more', muted: true });
  });
});

describe('the lobby', () => {
  it('shows a public rematch as soon as it is made', async () => {
    const john = await newGuest(at, 'John');
    at.tables.watchLobby(john);
    const table = await startedTable({ ruleset: 'yassa', seats: 2, visibility: 'public' }, anne, mary);
    await playOn(table, [anne, mary]);
    const again = await anne.does(table, { k: 'rematch' });
    if ('refusal' in again) throw new Error('no rematch');
    expect(john.last('listed')?.table).toMatchObject({ table: again.table, taken: 2, stage: 'open' });
  });

  it('shows public tables as they fill, start and end, and no others', async () => {
    const john = await newGuest(at, 'John');
    at.tables.watchLobby(john);
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

  it('does not tell that a game is over before its spectators may know', async () => {
    const john = await newGuest(at, 'John');
    at.tables.watchLobby(john);
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

function tick(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
