import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryTable } from '../in-memory-table.ts';

const PEOPLE = ['anne', 'mary', 'john'];

/** All three seats are asked for a card. */
let table: InMemoryTable;
/** The version at which they were asked. */
let asked: number;

beforeEach(async () => {
  table = new InMemoryTable({ ruleset: 'jamaica-1', seats: 3 }, ...PEOPLE);
  await table.starts();
  while (table.table.questions.some(({ isAwaited }) => !isAwaited)) await picks(table.turn, 0);
  asked = table.table.version;
});

const picks = (seat: number, nth: number, seen?: number) =>
  table.does(PEOPLE[seat] ?? '', { k: 'move', move: table.moves(seat)[nth] ?? '' }, seen);

describe('an answer', () => {
  it('is stored with its rolls and whether it revealed something', async () => {
    const [move = ''] = table.moves(1);
    expect(await picks(1, 0)).toEqual([
      { k: 'moved', seat: 1, move, rolls: [], crossed: false, spent: 0, bot: null },
    ]);
    await picks(0, 0);
    expect(await picks(2, 0)).toMatchObject([{ k: 'moved', seat: 2, crossed: true }]);
  });

  it('to the current question is accepted, to an earlier one refused', async () => {
    await picks(0, 0, asked);
    expect(await table.refusal('mary', { k: 'move', move: table.moves(1)[0] ?? '' }, asked - 1)).toEqual({
      code: 'table/stale',
      params: { seen: asked - 1, version: asked + 1 },
    });
    await picks(1, 0, asked);
  });

  it('of a seat that is not asked is not stale, but out of turn', async () => {
    for (const seat of [0, 1, 2]) await picks(seat, 0);
    const silent = [0, 1, 2].find((seat) => table.moves(seat).length === 0) ?? 0;
    expect(
      await table.refusal(PEOPLE[silent] ?? '', { k: 'move', move: table.moves(table.turn)[0] ?? '' }, 1),
    ).toMatchObject({
      code: 'move/not-your-turn',
    });
  });

  it('that is stale is refused with the versions as its sender counts them', async () => {
    await picks(0, 0);
    await picks(0, 1);
    expect(await table.refusal('mary', { k: 'move', move: table.moves(1)[0] ?? '' }, 1)).toEqual({
      code: 'table/stale',
      params: { seen: 1, version: asked + 1 },
    });
  });

  it('is refused from others, before the start, after the end and while a bot plays for the seat', async () => {
    const move = table.moves(1)[0] ?? '';
    expect(await table.refusal('stranger', { k: 'move', move })).toEqual({ code: 'table/not-seated' });
    const open = new InMemoryTable({ ruleset: 'jamaica-1', seats: 3 }, ...PEOPLE);
    expect(await open.refusal('mary', { k: 'move', move })).toEqual({ code: 'table/not-running' });
    await table.does('mary', { k: 'leave' });
    expect(await table.refusal('mary', { k: 'move', move })).toEqual({
      code: 'table/not-seated',
      params: { seat: 1 },
    });
  });

  it('can be changed twenty times per question', async () => {
    await picks(0, 0);
    for (let n = 1; n <= 19; n++) await picks(0, n % 2);
    await picks(1, 0);
    await picks(1, 1);
    await picks(0, 0);
    const move = table.moves(0)[1] ?? '';
    const tooOften = { code: 'table/too-often', params: { most: 20 } };
    expect(await table.refusal('anne', { k: 'move', move })).toEqual(tooOften);
    await picks(1, 0);
    await picks(2, 0);
    while (table.table.questions.some(({ isAwaited }) => !isAwaited)) await picks(table.turn, 0);
    await picks(0, 0);
    await picks(0, 1);
    expect(table.table.secretChanges.filter(({ seat }) => seat === 0)).toHaveLength(21);
  });

  it('leaves the questions of the others unchanged until everybody has answered', async () => {
    table.at = 5000;
    await picks(0, 0);
    expect(table.table.questions.map(({ version }) => version)).toEqual([asked, asked, asked]);
    expect(table.table.questions.map(({ at }) => at)).toEqual([0, 0, 0]);
    expect(table.table.questions.map(({ isAwaited }) => isAwaited)).toEqual([false, true, true]);
    await picks(1, 0);
    await picks(2, 0);
    const { version } = table.table;
    expect(table.table.questions.map((question) => question.version)).toEqual([version, version, version]);
    expect(table.table.questions.map(({ at }) => at)).toEqual([5000, 5000, 5000]);
  });

  it('changes the time of the table only when it is the first', async () => {
    table.at = 1000;
    await picks(0, 0);
    expect(table.table.at).toBe(1000);
    table.at = 2000;
    const text = table.moves(0)[1];
    await picks(0, 1);
    expect(table.table.at).toBe(1000);
    expect(table.table.secretChanges).toEqual([
      { version: asked + 2, seat: 0, move: { step: table.table.playedMoves.length - 1, text } },
    ]);
    expect(table.changes.map(({ onlySeat }) => onlySeat).slice(-2)).toEqual([undefined, 0]);
  });
});

describe('a table with five thousand entries', () => {
  const tooLong = { code: 'table/too-long', params: { most: 5000 } };

  beforeEach(() => {
    table.table = { ...table.table, version: 5000 };
  });

  it('accepts commands that bring the game to its end', async () => {
    await table.decides('anne', { k: 'move', move: table.moves(0)[0] ?? '' }).then(expectDone);
    table.table = { ...table.table, stage: 'open' };
    await table.decides('anne', { k: 'start' }).then(expectDone);
    table.table = { ...table.table, stage: 'over' };
    await table.decides('anne', { k: 'rematch' }).then(expectDone);
  });

  it.each([{ k: 'leave' }, { k: 'stand-in', seat: 1 }] as const)('accepts $k', async (command) => {
    await table.decides('anne', command).then(expectDone);
  });

  it('lets a person decline an undo', async () => {
    table.table = { ...table.table, undo: { seat: 1, steps: 0, agreed: [] } };
    await table.decides('anne', { k: 'decline' }).then(expectDone);
  });

  it('lets a person return', async () => {
    const [first, second, third] = table.table.seats;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no seats');
    table.table = { ...table.table, seats: [{ ...first, standIn: 'mate' }, second, third] };
    await table.decides('anne', { k: 'return' }).then(expectDone);
  });

  it.each([{ k: 'undo' }, { k: 'agree' }, { k: 'mute', person: 'mary', muted: true }] as const)(
    'refuses $k',
    async (command) => {
      expect(await table.refusal('anne', command)).toEqual(tooLong);
    },
  );

  it('refuses a changed answer', async () => {
    table.table = { ...table.table, version: 4999 };
    const { version } = table.table;
    await picks(0, 0, version);
    expect(await table.refusal('anne', { k: 'move', move: table.moves(0)[1] ?? '' })).toEqual(tooLong);
  });

  function expectDone(answer: { readonly ok: boolean }): void {
    expect(answer.ok).toBe(true);
  }
});
