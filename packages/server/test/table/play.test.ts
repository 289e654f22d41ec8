import { verifyRecord } from '@topsail/engine';
import { games } from '@topsail/games';
import { describe, expect, it } from 'vitest';
import { isAwaited, playOn, restart, seatedTable, startedTable, type Guest } from './kit.ts';
import { openBeforeEach, service, anne, mary, john } from './people.ts';

openBeforeEach();

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
    'plays $ruleset to the end with two people, who see the same public state',
    async (plan) => {
      const table = await startedTable(plan, anne, mary);
      let random = 1;
      const any = (moves: readonly string[]): string =>
        moves[(random = (random * 48271) % 2147483647) % moves.length] ?? '';
      const enough = (frame: { public: { steps: number } }): boolean => frame.public.steps > 1500;
      await playOn(table, [anne, mary], enough, any);
      await mary.sees(table, ({ version }) => version === anne.at(table).version);
      expect(mary.at(table).public).toEqual(anne.at(table).public);
      for (const guest of [anne, mary]) expectNoGaps(guest, table);
      if (!enough(anne.at(table))) expect(anne.at(table).public.outcome).not.toBeNull();
    },
  );

  it('executes a command that is sent twice only once, and answers both with the same version', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mover = isAwaited(anne, table) ? anne : mary;
    const [move = ''] = mover.at(table).own.moves;
    const seen = mover.at(table).version;
    const id = 'once';
    const [first, again] = await Promise.all([
      mover.tries(table, { k: 'move', move }, { id, seen }),
      mover.tab().tries(table, { k: 'move', move }, { id, seen }),
    ]);
    const later = await mover.tries(table, { k: 'move', move }, { id, seen });
    expect(again).toMatchObject({ version: seen + 1 });
    expect(first).toMatchObject({ version: seen + 1 });
    expect(later).toMatchObject({ version: seen + 1 });
    expect(anne.at(table).public.steps).toBe(1);
  });

  it('accepts simultaneous picks made at the same version, and changes of them until the last pick', async () => {
    const people = [anne, mary, john];
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, ...people);
    const captain = people.find((person) => isAwaited(person, table)) ?? anne;
    // With two equal dice there is nothing to assign, and all are asked for their cards at once.
    if (captain.at(table).public.waiting.length === 1)
      await captain.does(table, { k: 'move', move: captain.at(table).own.moves[0] ?? '' });
    const seen = captain.at(table).version;
    await Promise.all(people.map((person) => person.sees(table, ({ version }) => version === seen)));
    expect(anne.at(table).public.waiting).toEqual([0, 1, 2]);
    const picks = await Promise.all([
      anne.tries(table, { k: 'move', move: anne.at(table).own.moves[0] ?? '' }, { seen }),
      mary.tries(table, { k: 'move', move: mary.at(table).own.moves[0] ?? '' }, { seen }),
      anne.tries(table, { k: 'move', move: anne.at(table).own.moves[1] ?? '' }, { seen }),
    ]);
    for (const pick of picks) expect(pick).not.toHaveProperty('refusal');
    expect(anne.at(table).public.waiting).toEqual([2]);
    const events = john
      .tableFrames(table)
      .flatMap(({ changes }) => changes.flatMap((change) => change.events ?? []));
    // John must not learn that Anne changed her pick.
    expect(events.filter(({ e }) => e.startsWith('pick'))).toEqual([
      { e: 'picked', seat: 0 },
      { e: 'picked', seat: 1 },
    ]);
  });

  it('refuses an answer to a question that is no longer asked', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mover = isAwaited(anne, table) ? anne : mary;
    const seen = mover.at(table).version;
    await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
    if (!isAwaited(mover, table)) return;
    const stale = await mover.tries(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' }, { seen });
    expect(stale).toMatchObject({ refusal: { code: 'table/stale' } });
  });

  it('refuses an illegal move with the id of its rule and changes nothing', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const [mover, other] = isAwaited(anne, table) ? [anne, mary] : [mary, anne];
    const before = anne.at(table).version;
    const move = mover.at(table).own.moves[0] ?? '';
    expect(await other.tries(table, { k: 'move', move })).toMatchObject({
      refusal: { code: 'move/not-your-turn', rule: expect.any(String) as string },
    });
    expect(await mover.tries(table, { k: 'move', move: 'sink' })).toMatchObject({
      refusal: { code: 'move/unreadable' },
    });
    expect(anne.at(table).version).toBe(before);
  });

  it('sends a viewer who reconnects all changes since any version', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 40);
    const live = anne.tableFrames(table).flatMap(({ changes }) => changes);
    const { version } = anne.at(table);
    for (let since = 0; since <= version; since += 7) {
      const frame = await anne.tab().opens(table, since);
      expect(frame.changes).toEqual(live.filter(({ version: of }) => of > since && of <= frame.version));
      expect(frame.own).toEqual(anne.at(table).own);
    }
  });

  it('is the same after it was unloaded and loaded again', async () => {
    // Without a bot, which might move while the service stops.
    const table = await startedTable({ ruleset: 'jamaica-2', seats: 2 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 150);
    const before = anne.at(table);
    const again = await restart(service);
    const back = anne.connectedTo(again);
    const after = await back.opens(table, before.version);
    expect(after.public).toEqual(before.public);
    expect(after.own).toEqual(before.own);
  });

  it('executes no command again that it executed before it was unloaded', async () => {
    const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);
    const mute = { k: 'mute', person: mary.person.person, muted: true } as const;
    const done = await anne.tries(table, mute, { id: 'once' });
    const again = await restart(service);
    const back = anne.connectedTo(again);
    const { version } = await back.opens(table);
    expect(await back.tries(table, mute, { id: 'once', seen: version })).toEqual(done);
    expect(await back.tries(table, mute, { id: 'twice' })).toMatchObject({ version: version + 1 });
  });
});

describe('the record of a table', () => {
  it('is given out only when the game is over, and proves every roll, undone moves included', async () => {
    const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne, mary);
    expect(await service.tables.record(table, '')).toMatchObject({ refusal: { code: 'table/not-over' } });
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 5);
    await anne.sees(table, ({ own }) => own.undo !== 'no');
    await anne.does(table, { k: 'undo' });
    if (mary.at(table).public.undo !== null) await mary.does(table, { k: 'agree' });
    await playOn(table, [anne, mary]);
    const record = await service.tables.record(table, '');
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

describe('the record of a table without spectators', () => {
  const PRIVATE = { ruleset: 'yassa', seats: 2, spectators: false } as const;
  const refused = { refusal: { code: 'table/no-spectators' } };

  it('is given to the players only', async () => {
    const table = await startedTable(PRIVATE, anne, mary);
    await playOn(table, [anne, mary]);
    for (const { person } of [anne, mary])
      expect(await service.tables.record(table, person.person)).toMatchObject({ ok: true });
    for (const stranger of ['', john.person.person])
      expect(await service.tables.record(table, stranger)).toMatchObject(refused);
  });

  it('is refused to others with the same code while the game runs and after its end', async () => {
    const running = await startedTable(PRIVATE, anne, mary);
    expect(await service.tables.record(running, john.person.person)).toMatchObject(refused);
    expect(await service.tables.record(running, anne.person.person)).toMatchObject({
      refusal: { code: 'table/not-over' },
    });
    await playOn(running, [anne, mary]);
    expect(await service.tables.record(running, john.person.person)).toMatchObject(refused);
  });

  it('is refused to a person who left the table before the start', async () => {
    const table = await seatedTable(PRIVATE, anne, john);
    await john.does(table, { k: 'leave' });
    await mary.opens(table);
    await mary.does(table, { k: 'sit', seat: 1, seal: mary.seal(table) });
    await anne.starts(table, mary);
    await playOn(table, [anne, mary]);
    expect(await service.tables.record(table, mary.person.person)).toMatchObject({ ok: true });
    expect(await service.tables.record(table, john.person.person)).toMatchObject(refused);
  });
});

describe('a table before the start', () => {
  it('is started only by the host, when every seat is taken', async () => {
    const table = await anne.creates({ ruleset: 'jamaica-1', seats: 3 });
    await anne.opens(table);
    await mary.opens(table);
    expect(await anne.tries(table, { k: 'start' })).toMatchObject({ refusal: { code: 'table/seats-empty' } });
    await mary.does(table, { k: 'sit', seat: 1, seal: mary.seal(table) });
    expect(await mary.tries(table, { k: 'start' })).toMatchObject({ refusal: { code: 'table/not-host' } });
    expect(await anne.tries(table, { k: 'sit', seat: 1, seal: anne.seal(table) })).toMatchObject({
      refusal: { code: 'table/seat-taken' },
    });
  });

  it('gives a chosen colour to the person who chose it, and their old colour to the bot that had it', async () => {
    const table = await seatedTable({ ruleset: 'jamaica-1', seats: 3 }, anne);
    await mary.opens(table);
    await anne.does(table, { k: 'kick', seat: 1 });
    await mary.does(table, { k: 'sit', seat: 1, colour: 5, seal: mary.seal(table) });
    await anne.does(table, { k: 'sit', seat: 0, colour: 1, seal: anne.seal(table) });
    expect(anne.at(table).public.seats.map(({ colour }) => colour)).toEqual([1, 5, 2]);
    expect(await mary.tries(table, { k: 'sit', seat: 1, colour: 1, seal: mary.seal(table) })).toMatchObject({
      refusal: { code: 'table/colour-taken' },
    });
  });

  it('lets people change seats and leave; when the host leaves, the next person becomes host', async () => {
    const table = await seatedTable({ ruleset: 'cartagena-jamaica', seats: 4 }, anne, mary);
    await mary.does(table, { k: 'leave' });
    await mary.does(table, { k: 'sit', seat: 1, seal: mary.seal(table) });
    await anne.does(table, { k: 'leave' });
    expect(mary.at(table).own.host).toBe(true);
    await mary.does(table, { k: 'seat-bot', seat: 0, level: 'sailor' });
    await mary.starts(table);
    expect(mary.at(table).public.stage).toBe('running');
  });
});

function expectNoGaps(guest: Guest, table: string): void {
  let version = 0;
  for (const frame of guest.tableFrames(table)) {
    expect(frame.changes.map((change) => change.version)).toEqual(
      Array.from({ length: frame.version - frame.since }, (_, i) => frame.since + 1 + i),
    );
    if (frame.plan === undefined) expect(frame.since).toBe(version);
    ({ version } = frame);
  }
}
