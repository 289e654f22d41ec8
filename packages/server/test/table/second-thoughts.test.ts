import { scratch } from '@topsail/engine/scratch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  Guest,
  newGuest,
  openTestService,
  isAwaited,
  playOn,
  startedTable,
  type TestService,
} from './kit.ts';

const file = scratch();
let n = 0;
let at: TestService;
let anne: Guest;
let mary: Guest;
let john: Guest;
let onlooker: Guest;
let table: string;
/** The version at which all three are asked for a card. */
let asked: number;

beforeEach(async () => {
  at = await openTestService(file(`thoughts-${n++}.db`));
  anne = await newGuest(at, 'Anne');
  mary = await newGuest(at, 'Mary');
  john = await newGuest(at, 'John');
  onlooker = await newGuest(at, 'Onlooker');
  const people = [anne, mary, john];
  table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, ...people);
  await onlooker.opens(table, 0);
  await playOn(table, people, ({ public: { waiting } }) => waiting.length === 3);
  asked = anne.at(table).version;
});

afterEach(async () => {
  await at.tables.stop();
  await at.store.close();
});

const picks = (guest: Guest, nth: number) =>
  guest.did(table, { k: 'move', move: guest.at(table).own.moves[nth] ?? '' });
const pickOf = (guest: Guest): unknown => (guest.at(table).own.game as { pick: unknown }).pick;
const shownTo = (guest: Guest): number => guest.tableFrames(table).length;

/** Anne and Mary have picked, and Anne another card after that. */
async function annesSecondThought(): Promise<void> {
  await picks(anne, 0);
  await picks(mary, 0);
  await picks(anne, 1);
}

describe('a card that is changed before all have picked', () => {
  it('makes no frame, no version and no move for anybody else', async () => {
    await picks(anne, 0);
    await picks(mary, 0);
    const others = [mary, john, onlooker];
    const before = others.map((guest) => ({ shown: shownTo(guest), last: guest.at(table) }));
    const first = pickOf(anne);
    expect(await picks(anne, 1)).toBe(asked + 3);
    expect(anne.at(table).version).toBe(asked + 3);
    expect(pickOf(anne)).not.toBe(first);
    expect(others.map((guest) => ({ shown: shownTo(guest), last: guest.at(table) }))).toEqual(before);
    expect(anne.at(table).public).toEqual(john.at(table).public);
    for (const guest of others) {
      const again = await guest.tab().opens(table, asked);
      expect(again).toMatchObject({ version: asked + 2, since: asked });
      expect(again.own).toEqual(guest.at(table).own);
      expect(again.public).toEqual(anne.at(table).public);
    }
  });

  it('leaves everybody with versions that have no gap, as it happens and when they come back', async () => {
    await annesSecondThought();
    await picks(john, 0);
    await playOn(table, [anne, mary, john], ({ public: { steps } }) => steps > 30);
    const versions = [anne, mary, john, onlooker].map((guest) => guest.at(table).version);
    expect(versions).toEqual([0, -1, -1, -1].map((less) => anne.at(table).version + less));
    for (const guest of [anne, mary, john, onlooker]) {
      const live = guest.tableFrames(table).flatMap(({ changes }) => changes);
      expect(live.map(({ version }) => version)).toEqual(live.map((_, i) => i + 1));
      for (let since = asked - 1; since < asked + 6; since++) {
        const frame = await guest.tab().opens(table, since);
        expect(frame.since).toBe(since);
        expect(frame.changes).toEqual(live.slice(since));
      }
    }
  });

  it('counts for nobody else when the table is looked back at, or fetched anew', async () => {
    await annesSecondThought();
    await picks(john, 0);
    for (const guest of [anne, john]) {
      const { version } = guest.at(table);
      const answer = await at.tables.pastFrames(table, guest.person.person, { from: asked + 1, to: version });
      const frames = answer.ok ? answer.value.map((text) => JSON.parse(text) as { version: number }) : [];
      expect(frames.map((frame) => frame.version)).toEqual(
        Array.from({ length: version - asked }, (_, i) => asked + 1 + i),
      );
      expect(frames[0]).toHaveProperty('plan');
    }
    const before = john.at(table);
    await at.tables.stop();
    at = await openTestService('', { store: at.store });
    const after = await new Guest(at.tables, 'John', john.person.person).opens(table, before.version);
    expect(after).toMatchObject({ version: before.version, public: before.public, own: before.own });
    expect(after.changes).toEqual([]);
  });

  it('does not make the answer of another stale, nor a question about undo go away', async () => {
    await picks(anne, 0);
    await picks(mary, 0);
    await anne.did(table, { k: 'undo' });
    expect(john.at(table).public.undo).toMatchObject({ seat: 0 });
    await picks(mary, 1);
    expect(john.at(table).public.undo).toMatchObject({ seat: 0 });
    await john.did(table, { k: 'decline' });
    await picks(anne, 1);
    expect(await picks(john, 0)).toBe(john.at(table).version);
    // All cards lie open: whatever is asked next is asked of one ship alone, perhaps of John's.
    expect(john.at(table).public.waiting).toHaveLength(1);
  });

  it('goes back to the hand together with the one it was picked instead of', async () => {
    await picks(anne, 0);
    await picks(anne, 1);
    expect(anne.at(table).own.undo).toBe('free');
    await anne.did(table, { k: 'undo' });
    expect(pickOf(anne)).toBeNull();
    expect(john.at(table)).toMatchObject({ version: asked + 2, public: { waiting: [0, 1, 2] } });
    expect(john.at(table).changes).toMatchObject([{ tableEvent: { e: 'undone', seat: 0 } }]);
  });

  it('is forgotten when all agree to go back to before it was first picked', async () => {
    await picks(anne, 0);
    await picks(mary, 0);
    await picks(mary, 1);
    await anne.did(table, { k: 'undo' });
    await mary.did(table, { k: 'agree' });
    await john.did(table, { k: 'agree' });
    for (const guest of [anne, mary, john]) expect(guest.at(table).public.waiting).toEqual([0, 1, 2]);
    expect(pickOf(mary)).toBeNull();
  });

  it('may not be changed without end', async () => {
    await picks(anne, 0);
    for (let change = 1; change <= 20; change++) await picks(anne, change % 2);
    const move = anne.at(table).own.moves[1] ?? '';
    expect(await anne.does(table, { k: 'move', move })).toMatchObject({
      refusal: { code: 'table/too-often', params: { most: 20 } },
    });
    expect(john.at(table).version).toBe(asked + 1);
  });

  it('stays changed when another takes back the card picked before', async () => {
    await annesSecondThought();
    const second = pickOf(anne);
    expect(mary.at(table).own.undo).toBe('free');
    await mary.did(table, { k: 'undo' });
    expect(mary.at(table).public.waiting).toEqual([1, 2]);
    expect(mary.at(table).public.steps).toBe(anne.at(table).public.steps);
    expect(pickOf(anne)).toBe(second);
    await picks(mary, 1);
    await picks(john, 0);
    expect([anne, mary, john].some((guest) => isAwaited(guest, table))).toBe(true);
    const told = mary.tableFrames(table).flatMap(({ changes }) => changes);
    expect(told.map(({ version }) => version)).toEqual(told.map((_, i) => i + 1));
  });
});
