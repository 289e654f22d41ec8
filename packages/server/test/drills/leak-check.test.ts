import { seeded } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import type { TableFrame } from '@topsail/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleRows } from '../../drills/kit/visible-rows.ts';
import { readFrame } from '../../drills/leak/frames.ts';
import { TableCheck } from '../../drills/leak/table-check.ts';
import { GroundTruth } from '../../drills/leak/ground-truth.ts';
import { NONCE_PREFIX } from '../../drills/kit/virtual-user.ts';
import { FrameInspector } from '../../drills/leak/frame-inspector.ts';
import {
  newGuest,
  openTestService,
  playOn,
  startedTable,
  type Guest,
  type TestService,
} from '../table/kit.ts';

const file = scratch();
let service: TestService;
let anne: Guest;
let mary: Guest;
let john: Guest;
let table: string;
let truth: GroundTruth;
let check: TableCheck;
/** The table as Mary counts its versions: she has changed her pick. */
let marysTruth: GroundTruth;

beforeAll(async () => {
  service = await openTestService(file('leak.db'));
  [anne, mary, john] = [
    await newGuest(service, 'Anne'),
    await newGuest(service, 'Mary'),
    await newGuest(service, 'John'),
  ];
  table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
  await john.opens(table, 0);
  await playOn(table, [anne, mary], ({ public: { waiting } }) => waiting.length === 2);
  for (const nth of [0, 1, 0])
    await mary.does(table, { k: 'move', move: mary.at(table).own.moves[nth] ?? '' });
  await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 60);
  const row = (await service.store.table(table))!;
  const rows = await service.store.entries(table, 0);
  truth = new GroundTruth(row, visibleRows(row, rows, 0));
  marysTruth = new GroundTruth(row, visibleRows(row, rows, 1));
  check = new TableCheck(truth, seeded('leak'));
});

afterAll(async () => {
  await service.tables.stop();
  await service.store.close();
});

/** Checks a frame of Anne in which something was changed. */
function checkAltered(change: (frame: TableFrame) => Partial<TableFrame>): () => void {
  const frame = anne.at(table);
  return () => check.frame(anne.person.person, { ...frame, ...change(frame) });
}

describe('the check of the leak drill', () => {
  it('finds nothing wrong in the frames of a correct server', () => {
    for (const guest of [anne, john])
      for (const frame of guest.tableFrames(table)) check.frame(guest.person.person, frame);
    const own = new TableCheck(marysTruth, seeded('leak'));
    for (const frame of mary.tableFrames(table)) own.frame(mary.person.person, frame);
    expect(anne.tableFrames(table).length).toBeGreaterThan(60);
  });

  it('finds a number that reveals a changed pick', () => {
    expect(marysTruth.versions.length).toBe(truth.versions.length + 2);
    expect(() => check.frame(mary.person.person, mary.at(table))).toThrow('not stored');
    expect(checkAltered(({ version }) => ({ version: version + 1 }))).toThrow('not stored');
    expect(checkAltered(({ public: all }) => ({ public: { ...all, steps: all.steps + 1 } }))).toThrow(
      'stage',
    );
  });

  it('finds the cards of another seat', () => {
    const { own } = mary.at(table);
    expect(checkAltered((frame) => ({ own: { ...frame.own, game: own.game } }))).toThrow('a wrong own part');
    const spied = { ...john.at(table), own: { ...john.at(table).own, game: own.game } };
    expect(() => check.frame(john.person.person, spied)).toThrow('a wrong own part');
  });

  it('finds a hidden card in the public part', () => {
    const game = { ...anne.at(table).public.game, pile: ['sarans-sabre'] };
    expect(checkAltered((frame) => ({ public: { ...frame.public, game } }))).toThrow('a wrong public part');
  });

  it('finds a wrong seat, wrong moves, and a wrong seat that is waited for', () => {
    expect(() => check.frame(john.person.person, anne.at(table))).toThrow('seat');
    expect(checkAltered(({ own }) => ({ own: { ...own, moves: [...own.moves, 'pass'] } }))).toThrow(
      'other moves',
    );
    expect(checkAltered((frame) => ({ public: { ...frame.public, waiting: [5] } }))).toThrow('waited for');
  });

  it('finds an event with hidden information', () => {
    const version = truth.versions.findIndex(({ events }) =>
      events.some((event) => JSON.stringify(truth.game.hear(event, 0)) !== JSON.stringify(event)),
    );
    const { at: when, events } = truth.versions[version]!;
    const frame = anne.tableFrames(table).find((shown) => shown.version === version)!;
    const changes = frame.changes.with(-1, { ...frame.changes.at(-1), version, at: when, events });
    expect(() => check.frame(anne.person.person, { ...frame, changes })).toThrow('may not know');
  });

  it('finds a missing version', () => {
    expect(checkAltered(() => ({ changes: [] }))).toThrow('not all');
  });

  it('finds the secret of the dice before the end', () => {
    const { secret } = truth.row;
    expect(
      checkAltered((frame) => ({ public: { ...frame.public, dice: { ...frame.public.dice, secret } } })),
    ).toThrow('reveals the secret');
  });

  it('finds a spectator who sees too early, or at a table without spectators', () => {
    const shown = john.at(table);
    const other = (change: object) => {
      const versions = truth.versions.map((version) => ({
        ...version,
        plan: { ...version.plan, ...change },
      }));
      return new TableCheck(Object.assign(Object.create(truth) as GroundTruth, { versions }), seeded('x'));
    };
    const late = { ...shown, now: truth.versions.at(-1)!.at + 59_999 };
    expect(() => other({ delaySeconds: 60 }).frame(john.person.person, late)).toThrow('1 ms too early');
    expect(() => other({ spectators: false }).frame(john.person.person, shown)).toThrow('no spectators');
  });

  it('finds another plan, and a change of plan without it', () => {
    const { plan } = truth.row;
    expect(checkAltered(() => ({ plan: { ...plan, odds: false } }))).toThrow('another plan');
    const tableEvent = { e: 'plan-changed', changed: ['odds'] } as const;
    expect(
      checkAltered(({ changes }) => ({ changes: changes.map((change) => ({ ...change, tableEvent })) })),
    ).toThrow('no plan, though it changed');
  });

  it('finds chat of the other channel', () => {
    const line = { n: 1, at: truth.startedAt! + 1, person: 'p', name: 'Anne', text: 'Psst' };
    check.chat(anne.person.person, { ...line, channel: 'seats' });
    check.chat(john.person.person, { ...line, channel: 'spectators' });
    expect(() => check.chat(john.person.person, { ...line, channel: 'seats' })).toThrow('chat of the seats');
    expect(() => check.chat(mary.person.person, { ...line, channel: 'spectators' })).toThrow('spectators');
  });

  it.each([
    ['in the frame', (frame: TableFrame) => ({ ...frame, state: {} })],
    ['in the public part', (frame: TableFrame) => ({ ...frame, public: { ...frame.public, draws: 3 } })],
    ['in the own part', (frame: TableFrame) => ({ ...frame, own: { ...frame.own, others: [] } })],
    ['in a change', (frame: TableFrame) => ({ ...frame, changes: [{ version: 1, at: 1, rolls: [6] }] })],
  ])('finds an unknown field %s', (_, change) => {
    const frame = anne.at(table);
    expect(readFrame(JSON.stringify(frame))).toMatchObject({ ok: true });
    expect(readFrame(JSON.stringify(change(frame)))).toMatchObject({ ok: false });
  });
});

describe('the frame inspector of the leak drill', () => {
  const received = (text: string) => {
    const inspector = new FrameInspector({ person: 'p', name: 'P', program: false, cookie: '' });
    inspector.onSent('{"t":"open","table":"T"}');
    return () => inspector.onReceived(text);
  };

  it('finds a token, a nonce, and an id that was never requested', () => {
    const token = 'x'.repeat(43);
    const refused = (params: object) =>
      JSON.stringify({ t: 'refused', table: 'T', refusal: { code: 'table/unknown', params } });
    expect(received(refused({ at: 'there' }))).not.toThrow();
    expect(received(refused({ at: token }))).toThrow('a secret');
    expect(received(refused({ at: `${NONCE_PREFIX}-1` }))).toThrow('a secret');
    expect(received('{"t":"done","id":"c","table":"T","version":1}')).toThrow('never requested');
    expect(received('{"t":"present","table":"U","seats":[],"spectators":0}')).toThrow('never requested');
    expect(
      received('{"t":"welcome","protocol":1,"me":{"person":"q","name":"Q","program":false},"now":1}'),
    ).toThrow('another');
  });
});
