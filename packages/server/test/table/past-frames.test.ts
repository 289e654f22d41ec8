import { scratch } from '@topsail/engine/scratch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  newGuest,
  openTestService,
  playOn,
  startedTable,
  type Guest,
  type TableFrame,
  type TestService,
} from './kit.ts';

const file = scratch();
let n = 0;
let at: TestService;
let anne: Guest;
let mary: Guest;
let onlooker: Guest;

beforeEach(async () => {
  at = await openTestService(file(`seen-${n++}.db`));
  anne = await newGuest(at, 'Anne');
  mary = await newGuest(at, 'Mary');
  onlooker = await newGuest(at, 'Onlooker');
});

afterEach(async () => {
  await at.tables.stop();
  await at.store.close();
});

const RACE = { ruleset: 'jamaica-2', seats: 2 };

async function seen(table: string, person: string, from: number, to: number): Promise<TableFrame[]> {
  const answer = await at.tables.pastFrames(table, person, { from, to });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.map((frame) => JSON.parse(frame) as TableFrame);
}

/** A table with some moves made while somebody looks on. */
async function raced(steps: number): Promise<string> {
  const table = await startedTable(RACE, anne, mary);
  await onlooker.opens(table, 0);
  await playOn(table, [anne, mary], ({ public: now }) => now.steps >= steps);
  return table;
}

/** What is in a frame, but for the clock on the wall and how far back it tells. */
function told({ version, public: all, own }: TableFrame): object {
  return { version, all, own };
}

describe('what was seen of a running table', () => {
  it('is for everybody what they were shown at the time', async () => {
    const table = await raced(20);
    for (const guest of [anne, mary, onlooker]) {
      const shown = guest.tableFrames(table).filter(({ public: { stage } }) => stage === 'running');
      expect(shown.length).toBeGreaterThan(15);
      for (const frame of shown) {
        const [again] = await seen(table, guest.person.person, frame.version, frame.version);
        expect(again === undefined ? undefined : told(again)).toEqual(told(frame));
        expect(again?.changes.at(-1)).toEqual(frame.changes.at(-1));
      }
    }
  });

  it('shows no hand to a spectator, nor to somebody without a name', async () => {
    const table = await raced(12);
    const { version } = anne.at(table);
    for (const person of [onlooker.person.person, ''])
      for (const { own } of await seen(table, person, 1, version))
        expect(own).toMatchObject({ seat: null, game: null, moves: [] });
    const [mine] = await seen(table, anne.person.person, version, version);
    expect(mine?.own.game).not.toBeNull();
  });

  it('keeps back from spectators what they may not see yet', async () => {
    const table = await startedTable({ ...RACE, delaySeconds: 3600 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: now }) => now.steps >= 6);
    const { version } = anne.at(table);
    expect((await seen(table, anne.person.person, 1, version)).at(-1)?.version).toBe(version);
    expect((await onlooker.opens(table, 0)).version).toBe(0);
    for (const person of [onlooker.person.person, ''])
      expect(await seen(table, person, 1, version)).toEqual([]);
  });

  it('is refused to those who may not look on, and at a table that is not there', async () => {
    const table = await startedTable({ ...RACE, spectators: false }, anne, mary);
    const refused = await at.tables.pastFrames(table, onlooker.person.person, undefined);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'table/no-spectators' } });
    expect(await at.tables.pastFrames('nowhere', '', undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'table/unknown' },
    });
  });

  it('is its newest version, with the plan, when none is named', async () => {
    const table = await raced(3);
    const answer = await at.tables.pastFrames(table, mary.person.person, undefined);
    const frames = answer.ok ? answer.value.map((frame) => JSON.parse(frame) as TableFrame) : [];
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({
      version: mary.at(table).version,
      plan: { setup: { ruleset: 'jamaica-2' } },
    });
  });
});
