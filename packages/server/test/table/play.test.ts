import { verifyRecord } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import { games } from '@topsail/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  Guest,
  newGuest,
  openTestService,
  isAwaited,
  playOn,
  seatedTable,
  startedTable,
  type TestService,
} from './kit.ts';

const file = scratch();
let n = 0;
let at: TestService;
let anne: Guest;
let mary: Guest;

beforeEach(async () => {
  at = await openTestService(file(`play-${n++}.db`));
  anne = await newGuest(at, 'Anne');
  mary = await newGuest(at, 'Mary');
});

afterEach(async () => {
  await at.tables.stop();
  await at.store.close();
});

const RULESETS = [
  { ruleset: 'jamaica-1', seats: 3 },
  { ruleset: 'jamaica-2', seats: 2 },
  { ruleset: 'yassa', seats: 4 },
  { ruleset: 'cartagena-jamaica', seats: 2 },
  { ruleset: 'cartagena-tortuga', seats: 3 },
  { ruleset: 'cartagena-hispaniola', seats: 2 },
  { ruleset: 'ring', seats: 2 },
];

describe('a table', () => {
  it.each(RULESETS)(
    'plays $ruleset to the end with two people, and everybody sees the same',
    async (plan) => {
      const table = await startedTable(plan, anne, mary);
      let luck = 1;
      const any = (moves: readonly string[]): string =>
        moves[(luck = (luck * 48271) % 2147483647) % moves.length] ?? '';
      const enough = (frame: { public: { steps: number } }): boolean => frame.public.steps > 1500;
      await playOn(table, [anne, mary], enough, any);
      await mary.sees(table, ({ version }) => version === anne.at(table).version);
      expect(mary.at(table).public).toEqual(anne.at(table).public);
      for (const guest of [anne, mary]) expectNoGaps(guest, table);
      if (!enough(anne.at(table))) expect(anne.at(table).public.outcome).not.toBeNull();
    },
  );

  it('tells a command that comes twice the same version, and does it once', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mover = isAwaited(anne, table) ? anne : mary;
    const [move = ''] = mover.at(table).own.moves;
    const seen = mover.at(table).version;
    const id = 'once';
    const [first, again] = await Promise.all([
      mover.does(table, { k: 'move', move }, { id, seen }),
      mover.tab().does(table, { k: 'move', move }, { id, seen }),
    ]);
    const later = await mover.does(table, { k: 'move', move }, { id, seen });
    expect(again).toMatchObject({ version: seen + 1 });
    expect(first).toMatchObject({ version: seen + 1 });
    expect(later).toMatchObject({ version: seen + 1 });
    expect(anne.at(table).public.steps).toBe(1);
  });

  it('lets simultaneous picks made at the same version pass, and lets them be changed until the last', async () => {
    const john = await newGuest(at, 'John');
    const people = [anne, mary, john];
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, ...people);
    const captain = people.find((person) => isAwaited(person, table)) ?? anne;
    // With two equal dice there is nothing to assign, and all are asked for their cards at once.
    if (captain.at(table).public.waiting.length === 1)
      await captain.did(table, { k: 'move', move: captain.at(table).own.moves[0] ?? '' });
    const seen = captain.at(table).version;
    await Promise.all(people.map((person) => person.sees(table, ({ version }) => version === seen)));
    expect(anne.at(table).public.waiting).toEqual([0, 1, 2]);
    const picks = await Promise.all([
      anne.does(table, { k: 'move', move: anne.at(table).own.moves[0] ?? '' }, { seen }),
      mary.does(table, { k: 'move', move: mary.at(table).own.moves[0] ?? '' }, { seen }),
      anne.does(table, { k: 'move', move: anne.at(table).own.moves[1] ?? '' }, { seen }),
    ]);
    for (const pick of picks) expect(pick).not.toHaveProperty('refusal');
    expect(anne.at(table).public.waiting).toEqual([2]);
    const told = john
      .tableFrames(table)
      .flatMap(({ changes }) => changes.flatMap(({ events }) => events ?? []));
    // Not even that Anne changed her mind.
    expect(told.filter(({ e }) => e.startsWith('pick'))).toEqual([
      { e: 'picked', seat: 0 },
      { e: 'picked', seat: 1 },
    ]);
  });

  it('refuses an answer to a question that is no longer asked', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mover = isAwaited(anne, table) ? anne : mary;
    const seen = mover.at(table).version;
    await mover.did(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
    if (!isAwaited(mover, table)) return;
    const stale = await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' }, { seen });
    expect(stale).toMatchObject({ refusal: { code: 'table/stale' } });
  });

  it('refuses what the rules refuse with the rule behind it, and nothing changes', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const [mover, other] = isAwaited(anne, table) ? [anne, mary] : [mary, anne];
    const before = anne.at(table).version;
    const move = mover.at(table).own.moves[0] ?? '';
    expect(await other.does(table, { k: 'move', move })).toMatchObject({
      refusal: { code: 'move/not-your-turn', rule: expect.any(String) as string },
    });
    expect(await mover.does(table, { k: 'move', move: 'sink' })).toMatchObject({
      refusal: { code: 'move/unreadable' },
    });
    expect(anne.at(table).version).toBe(before);
  });

  it('is told in full to whoever comes back, from any version on', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 40);
    const live = anne.tableFrames(table).flatMap(({ changes }) => changes);
    const { version } = anne.at(table);
    for (let since = 0; since <= version; since += 7) {
      const frame = await anne.tab().opens(table, since);
      expect(frame.changes).toEqual(
        live.filter((happening) => happening.version > since && happening.version <= frame.version),
      );
      expect(frame.own).toEqual(anne.at(table).own);
    }
  });

  it('is the same after it was forgotten and fetched again', async () => {
    // Without a bot, which might move while the house closes.
    const table = await startedTable({ ruleset: 'jamaica-2', seats: 2 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 150);
    const before = anne.at(table);
    await at.tables.stop();
    at = await openTestService('', { store: at.store });
    const back = new Guest(at.tables, 'Anne', anne.person.person);
    const after = await back.opens(table, before.version);
    expect(after.public).toEqual(before.public);
    expect(after.own).toEqual(before.own);
  });

  it('does nothing again that was done before it was forgotten', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mute = { k: 'mute', person: mary.person.person, muted: true } as const;
    const done = await anne.does(table, mute, { id: 'once' });
    await at.tables.stop();
    at = await openTestService('', { store: at.store });
    const back = new Guest(at.tables, 'Anne', anne.person.person);
    const { version } = await back.opens(table);
    expect(await back.does(table, mute, { id: 'once', seen: version })).toEqual(done);
    expect(await back.does(table, mute, { id: 'twice' })).toMatchObject({ version: version + 1 });
  });
});

describe('the record of a table', () => {
  it('is told only when the game is over, and proves every roll, those that were taken back included', async () => {
    const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne, mary);
    expect(await at.tables.record(table, '')).toMatchObject({ refusal: { code: 'table/not-over' } });
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 5);
    await anne.sees(table, ({ own }) => own.undo !== 'no');
    await anne.did(table, { k: 'undo' });
    if (mary.at(table).public.undo !== null) await mary.did(table, { k: 'agree' });
    await playOn(table, [anne, mary]);
    const record = await at.tables.record(table, '');
    if (!record.ok) throw new Error(record.refusal.code);
    expect(record.value).toMatch(/^undo \d+$/m);
    expect(verifyRecord(games, record.value)).toMatchObject({
      ok: true,
      value: { finished: true, dice: 'proved' },
    });
    const tampered = record.value.replace(/^dice nonce .*$/m, 'dice nonce another-one');
    expect(verifyRecord(games, tampered)).toMatchObject({ ok: false });
  });
});

describe('the record of a table where nobody may look on', () => {
  it('is for those who played', async () => {
    const closed = { ruleset: 'yassa', seats: 2, spectators: false } as const;
    const table = await startedTable(closed, anne, mary);
    await playOn(table, [anne, mary]);
    for (const { person } of [anne, mary])
      expect(await at.tables.record(table, person.person)).toMatchObject({ ok: true });
    for (const stranger of ['', (await newGuest(at, 'John')).person.person])
      expect(await at.tables.record(table, stranger)).toMatchObject({
        refusal: { code: 'table/no-spectators' },
      });
  });
});

describe('a table before the start', () => {
  it('starts only for the host, when every seat is taken', async () => {
    const table = await anne.makes({ ruleset: 'jamaica-1', seats: 3 });
    await anne.opens(table);
    await mary.opens(table);
    expect(await anne.does(table, { k: 'start' })).toMatchObject({ refusal: { code: 'table/seats-empty' } });
    await mary.did(table, { k: 'sit', seat: 1, nonce: 'marys-own' });
    expect(await mary.does(table, { k: 'start' })).toMatchObject({ refusal: { code: 'table/not-host' } });
    expect(await anne.does(table, { k: 'sit', seat: 1, nonce: 'annes-own' })).toMatchObject({
      refusal: { code: 'table/seat-taken' },
    });
  });

  it('lets the chosen colour go to who chose it, and the seat that had it gets the other', async () => {
    const table = await seatedTable({ ruleset: 'jamaica-1', seats: 3 }, anne);
    await mary.opens(table);
    await anne.did(table, { k: 'kick', seat: 1 });
    await mary.did(table, { k: 'sit', seat: 1, colour: 5, nonce: 'marys-own' });
    await anne.did(table, { k: 'sit', seat: 0, colour: 1, nonce: 'annes-own' });
    expect(anne.at(table).public.seats.map(({ colour }) => colour)).toEqual([1, 5, 2]);
    expect(await mary.does(table, { k: 'sit', seat: 1, colour: 1, nonce: 'marys-own' })).toMatchObject({
      refusal: { code: 'table/colour-taken' },
    });
  });

  it('lets somebody change seats and leave, and the next person be host when the host has left', async () => {
    const table = await seatedTable({ ruleset: 'cartagena-jamaica', seats: 4 }, anne, mary);
    await mary.did(table, { k: 'leave' });
    await mary.did(table, { k: 'sit', seat: 1, nonce: 'marys-own' });
    await anne.did(table, { k: 'leave' });
    expect(mary.at(table).own.host).toBe(true);
    await mary.did(table, { k: 'seat-bot', seat: 0, level: 'sailor' });
    await mary.did(table, { k: 'start' });
    expect(mary.at(table).public.stage).toBe('running');
  });
});

function expectNoGaps(guest: Guest, table: string): void {
  let version = 0;
  for (const frame of guest.tableFrames(table)) {
    expect(frame.changes.map((happening) => happening.version)).toEqual(
      Array.from({ length: frame.version - frame.since }, (_, i) => frame.since + 1 + i),
    );
    if (frame.plan === undefined) expect(frame.since).toBe(version);
    ({ version } = frame);
  }
}
