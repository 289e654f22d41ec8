import { seeded } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import type { TableFrame } from '@topsail/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownWorld } from '../../drills/kit/known-world.ts';
import { readFrame } from '../../drills/leak/frames.ts';
import { TableCheck } from '../../drills/leak/table-check.ts';
import { Truth } from '../../drills/leak/truth.ts';
import { HUSH, Witness } from '../../drills/leak/witness.ts';
import {
  newGuest,
  openTestService,
  playOn,
  startedTable,
  type Guest,
  type TestService,
} from '../table/kit.ts';

const file = scratch();
let at: TestService;
let anne: Guest;
let mary: Guest;
let john: Guest;
let table: string;
let truth: Truth;
let check: TableCheck;
/** The table as Mary knows it, who has thought again. */
let marys: Truth;

beforeAll(async () => {
  at = await openTestService(file('leak.db'));
  [anne, mary, john] = [await newGuest(at, 'Anne'), await newGuest(at, 'Mary'), await newGuest(at, 'John')];
  table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
  await john.opens(table, 0);
  await playOn(table, [anne, mary], ({ public: { waiting } }) => waiting.length === 2);
  for (const nth of [0, 1, 0])
    await mary.did(table, { k: 'move', move: mary.at(table).own.moves[nth] ?? '' });
  await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 60);
  const row = (await at.store.table(table))!;
  const rows = await at.store.entries(table, 0);
  truth = new Truth(row, knownWorld(row, rows, 0));
  marys = new Truth(row, knownWorld(row, rows, 1));
  check = new TableCheck(truth, seeded('leak'));
});

afterAll(async () => {
  await at.tables.stop();
  await at.store.close();
});

/** A frame Anne was shown, with something changed. */
function doctored(change: (frame: TableFrame) => Partial<TableFrame>): () => void {
  const frame = anne.at(table);
  return () => check.frame(anne.person.person, { ...frame, ...change(frame) });
}

describe('the check of the leak drill', () => {
  it('finds nothing wrong with what an honest server shows', () => {
    for (const guest of [anne, john])
      for (const frame of guest.tableFrames(table)) check.frame(guest.person.person, frame);
    const own = new TableCheck(marys, seeded('leak'));
    for (const frame of mary.tableFrames(table)) own.frame(mary.person.person, frame);
    expect(anne.tableFrames(table).length).toBeGreaterThan(60);
  });

  it('finds a number by which a second thought could be known', () => {
    expect(marys.versions.length).toBe(truth.versions.length + 2);
    expect(() => check.frame(mary.person.person, mary.at(table))).toThrow('not stored');
    expect(doctored(({ version }) => ({ version: version + 1 }))).toThrow('not stored');
    expect(doctored(({ public: all }) => ({ public: { ...all, steps: all.steps + 1 } }))).toThrow('stage');
  });

  it("finds another's cards", () => {
    const { own } = mary.at(table);
    expect(doctored((frame) => ({ own: { ...frame.own, game: own.game } }))).toThrow('may not see');
    const spied = { ...john.at(table), own: { ...john.at(table).own, game: own.game } };
    expect(() => check.frame(john.person.person, spied)).toThrow('may not see');
  });

  it('finds a hidden card among what all may see', () => {
    const game = { ...anne.at(table).public.game, pile: ['sarans-sabre'] };
    expect(doctored((frame) => ({ public: { ...frame.public, game } }))).toThrow('what all may see');
  });

  it("finds another's seat, moves, and who is waited for", () => {
    expect(() => check.frame(john.person.person, anne.at(table))).toThrow('seat');
    expect(doctored(({ own }) => ({ own: { ...own, moves: [...own.moves, 'pass'] } }))).toThrow(
      'other moves',
    );
    expect(doctored((frame) => ({ public: { ...frame.public, waiting: [5] } }))).toThrow('waited for');
  });

  it('finds an event that was told in full', () => {
    const version = truth.versions.findIndex(({ events }) =>
      events.some((event) => JSON.stringify(truth.game.hear(event, 0)) !== JSON.stringify(event)),
    );
    const { at: when, events } = truth.versions[version]!;
    const frame = anne.tableFrames(table).find((shown) => shown.version === version)!;
    const changes = [{ ...frame.changes.at(-1), version, at: when, events }];
    expect(() => check.frame(anne.person.person, { ...frame, changes })).toThrow('may not know');
  });

  it('finds a version that is left out', () => {
    expect(doctored(() => ({ changes: [] }))).toThrow('not all');
  });

  it('finds the secret of the dice before the end', () => {
    const { secret } = truth.row;
    expect(
      doctored((frame) => ({ public: { ...frame.public, dice: { ...frame.public.dice, secret } } })),
    ).toThrow('tells its secret');
  });

  it('finds a spectator who sees too early, or where nobody may look on', () => {
    const shown = john.at(table);
    const other = (plan: object) =>
      new TableCheck(
        Object.assign(Object.create(truth) as Truth, { row: { ...truth.row, plan } }),
        seeded('x'),
      );
    const { plan } = truth.row;
    const late = { ...shown, now: truth.versions.at(-1)!.at + 59_999 };
    expect(() => other({ ...plan, delaySeconds: 60 }).frame(john.person.person, late)).toThrow(
      '1 ms too early',
    );
    expect(() => other({ ...plan, spectators: false }).frame(john.person.person, shown)).toThrow('nobody');
  });

  it('finds words that went to the wrong ears', () => {
    const line = { n: 1, at: truth.startedAt! + 1, person: 'p', name: 'Anne', text: 'Psst' };
    check.chat(anne.person.person, { ...line, channel: 'seats' });
    check.chat(john.person.person, { ...line, channel: 'spectators' });
    expect(() => check.chat(john.person.person, { ...line, channel: 'seats' })).toThrow('among the seats');
    expect(() => check.chat(mary.person.person, { ...line, channel: 'spectators' })).toThrow('spectators');
  });

  it.each([
    ['in the frame', (frame: TableFrame) => ({ ...frame, state: {} })],
    ['for all', (frame: TableFrame) => ({ ...frame, public: { ...frame.public, draws: 3 } })],
    ['of one', (frame: TableFrame) => ({ ...frame, own: { ...frame.own, others: [] } })],
    ['in what happened', (frame: TableFrame) => ({ ...frame, changes: [{ version: 1, at: 1, rolls: [6] }] })],
  ])('finds a field that no frame has: %s', (_, change) => {
    const frame = anne.at(table);
    expect(readFrame(JSON.stringify(frame))).toMatchObject({ ok: true });
    expect(readFrame(JSON.stringify(change(frame)))).toMatchObject({ ok: false });
  });
});

describe('a witness of the leak drill', () => {
  const name = (text: string) => {
    const witness = new Witness({ person: 'p', name: 'P', program: false, cookie: '' });
    witness.sent('{"t":"open","table":"T"}');
    return () => witness.heard(text);
  };

  it('finds a token, a nonce, and what was never asked for', () => {
    const token = 'x'.repeat(43);
    const refused = (params: object) =>
      JSON.stringify({ t: 'refused', table: 'T', refusal: { code: 'table/unknown', params } });
    expect(name(refused({ at: 'there' }))).not.toThrow();
    expect(name(refused({ at: token }))).toThrow('a secret');
    expect(name(refused({ at: `${HUSH}-1` }))).toThrow('a secret');
    expect(name('{"t":"done","id":"c","table":"T","version":1}')).toThrow('never named');
    expect(name('{"t":"present","table":"U","seats":[],"spectators":0}')).toThrow('never named');
    expect(
      name('{"t":"welcome","protocol":1,"me":{"person":"q","name":"Q","program":false},"now":1}'),
    ).toThrow('another');
  });
});
