import { beforeEach, describe, expect, it } from 'vitest';
import { isAwaited, playOn, restart, startedTable, type Guest } from './kit.ts';
import { openBeforeEach, service, anne, mary, john, spectator } from './people.ts';

let table: string;
/** The version at which all three are asked for a card. */
let asked: number;

openBeforeEach();

beforeEach(async () => {
  const people = [anne, mary, john];
  table = await startedTable({ ruleset: 'jamaica-1', seats: 3 }, ...people);
  await spectator.opens(table, 0);
  await playOn(table, people, ({ public: { waiting } }) => waiting.length === 3);
  asked = anne.at(table).version;
});

const pick = (guest: Guest, nth: number) =>
  guest.does(table, { k: 'move', move: guest.at(table).own.moves[nth] ?? '' });
const pickOf = (guest: Guest): unknown => (guest.at(table).own.game as { pick: unknown }).pick;
const frameCount = (guest: Guest): number => guest.tableFrames(table).length;

/** Anne and Mary pick a card, then Anne picks another one. */
async function anneChangesHerPick(): Promise<void> {
  await pick(anne, 0);
  await pick(mary, 0);
  await pick(anne, 1);
}

describe('a pick that is changed before all have picked', () => {
  it('sends nobody else a frame, a version or a move', async () => {
    await pick(anne, 0);
    await pick(mary, 0);
    const others = [mary, john, spectator];
    const before = others.map((guest) => ({ frames: frameCount(guest), last: guest.at(table) }));
    const first = pickOf(anne);
    expect(await pick(anne, 1)).toBe(asked + 3);
    expect(anne.at(table).version).toBe(asked + 3);
    expect(pickOf(anne)).not.toBe(first);
    expect(others.map((guest) => ({ frames: frameCount(guest), last: guest.at(table) }))).toEqual(before);
    expect(anne.at(table).public).toEqual(john.at(table).public);
    for (const guest of others) {
      const again = await guest.tab().opens(table, asked);
      expect(again).toMatchObject({ version: asked + 2, since: asked });
      expect(again.own).toEqual(guest.at(table).own);
      expect(again.public).toEqual(anne.at(table).public);
    }
  });

  it('leaves no gap in the versions of any viewer, live or after reconnecting', async () => {
    await anneChangesHerPick();
    await pick(john, 0);
    await playOn(table, [anne, mary, john], ({ public: { steps } }) => steps > 30);
    const versions = [anne, mary, john, spectator].map((guest) => guest.at(table).version);
    expect(versions).toEqual([0, -1, -1, -1].map((less) => anne.at(table).version + less));
    for (const guest of [anne, mary, john, spectator]) {
      const live = guest.tableFrames(table).flatMap(({ changes }) => changes);
      expect(live.map(({ version }) => version)).toEqual(live.map((_, i) => i + 1));
      for (let since = asked - 1; since < asked + 6; since++) {
        const frame = await guest.tab().opens(table, since);
        expect(frame.since).toBe(since);
        expect(frame.changes).toEqual(live.slice(since));
      }
    }
  });

  it('is not counted by anybody else in past frames or after the table is loaded again', async () => {
    await anneChangesHerPick();
    await pick(john, 0);
    for (const guest of [anne, john]) {
      const { version } = guest.at(table);
      const answer = await service.tables.pastFrames(table, guest.person.person, {
        from: asked + 1,
        to: version,
      });
      const frames = answer.ok ? answer.value.map((text) => JSON.parse(text) as { version: number }) : [];
      expect(frames.map((frame) => frame.version)).toEqual(
        Array.from({ length: version - asked }, (_, i) => asked + 1 + i),
      );
      expect(frames[0]).toHaveProperty('plan');
    }
    const before = john.at(table);
    const again = await restart(service);
    const after = await john.connectedTo(again).opens(table, before.version);
    expect(after).toMatchObject({ version: before.version, public: before.public, own: before.own });
    expect(after.changes).toEqual([]);
  });

  it('makes no answer of another seat stale and ends no undo request', async () => {
    await pick(anne, 0);
    await pick(mary, 0);
    await anne.does(table, { k: 'undo' });
    expect(john.at(table).public.undo).toMatchObject({ seat: 0 });
    await pick(mary, 1);
    expect(john.at(table).public.undo).toMatchObject({ seat: 0 });
    await john.does(table, { k: 'decline' });
    await pick(anne, 1);
    expect(await pick(john, 0)).toBe(john.at(table).version);
    // All cards are revealed: the next question is for one seat only.
    expect(john.at(table).public.waiting).toHaveLength(1);
  });

  it('is undone together with the pick that it replaced', async () => {
    await pick(anne, 0);
    await pick(anne, 1);
    expect(anne.at(table).own.undo).toBe('free');
    await anne.does(table, { k: 'undo' });
    expect(pickOf(anne)).toBeNull();
    expect(john.at(table)).toMatchObject({ version: asked + 2, public: { waiting: [0, 1, 2] } });
    expect(john.at(table).changes).toMatchObject([{ tableEvent: { e: 'undone', seat: 0 } }]);
  });

  it('is gone when all agree to undo to a move before the first pick', async () => {
    await pick(anne, 0);
    await pick(mary, 0);
    await pick(mary, 1);
    await anne.does(table, { k: 'undo' });
    await mary.does(table, { k: 'agree' });
    await john.does(table, { k: 'agree' });
    for (const guest of [anne, mary, john]) expect(guest.at(table).public.waiting).toEqual([0, 1, 2]);
    expect(pickOf(mary)).toBeNull();
  });

  it('can be changed only a limited number of times', async () => {
    await pick(anne, 0);
    for (let change = 1; change <= 20; change++) await pick(anne, change % 2);
    const move = anne.at(table).own.moves[1] ?? '';
    expect(await anne.tries(table, { k: 'move', move })).toMatchObject({
      refusal: { code: 'table/too-often', params: { most: 20 } },
    });
    expect(john.at(table).version).toBe(asked + 1);
  });

  it('stays changed when another seat undoes its own earlier pick', async () => {
    await anneChangesHerPick();
    const second = pickOf(anne);
    expect(mary.at(table).own.undo).toBe('free');
    await mary.does(table, { k: 'undo' });
    expect(mary.at(table).public.waiting).toEqual([1, 2]);
    expect(mary.at(table).public.steps).toBe(anne.at(table).public.steps);
    expect(pickOf(anne)).toBe(second);
    await pick(mary, 1);
    await pick(john, 0);
    expect([anne, mary, john].some((guest) => isAwaited(guest, table))).toBe(true);
    const changes = mary.tableFrames(table).flatMap(({ changes }) => changes);
    expect(changes.map(({ version }) => version)).toEqual(changes.map((_, i) => i + 1));
  });
});
