import { beforeEach, describe, expect, it } from 'vitest';
import { undoRight } from '../../../src/table/commands/undo.ts';
import { InMemoryTable } from '../in-memory-table.ts';

const PEOPLE = ['anne', 'mary', 'john'];
const NONE_ASKED = { code: 'table/no-undo-asked' };

/** All three seats are asked for a card. */
let table: InMemoryTable;
/** The number of moves until then. */
let steps: number;

beforeEach(async () => {
  table = new InMemoryTable({ ruleset: 'jamaica-1', seats: 3 }, ...PEOPLE);
  await table.starts();
  while (table.table.questions.some(({ isAwaited }) => !isAwaited)) await picks(table.turn, 0);
  steps = table.table.playedMoves.length;
});

const picks = (seat: number, nth: number) =>
  table.does(PEOPLE[seat] ?? '', { k: 'move', move: table.moves(seat)[nth] ?? '' });

const waiting = (): number[] => [0, 1, 2].filter((seat) => table.table.questions[seat]?.isAwaited);

/** Anne and Mary have picked, and Anne asks for an undo. */
async function anneAsksForUndo(): Promise<void> {
  await picks(0, 0);
  await picks(1, 0);
  await table.does('anne', { k: 'undo' });
}

describe('an undo', () => {
  it('of the own last move is free while nobody else has moved', async () => {
    await picks(0, 0);
    expect(undoRight(table.table, 0)).toEqual({ may: 'free', steps });
    expect(await table.does('anne', { k: 'undo' })).toEqual([{ k: 'undone', seat: 0, steps }]);
    expect(waiting()).toEqual([0, 1, 2]);
    expect(table.table.playedMoves.length).toBe(steps);
  });

  it('is refused without an own move, without a seat, before the start and after the end', async () => {
    await picks(1, 0);
    expect(await table.refusal('john', { k: 'undo' })).toEqual({ code: 'table/no-undo' });
    expect(await table.refusal('stranger', { k: 'undo' })).toEqual({ code: 'table/not-seated' });
    table.table = { ...table.table, stage: 'over' };
    expect(await table.refusal('mary', { k: 'undo' })).toEqual({ code: 'table/not-running' });
    expect(undoRight(table.table, 1)).toEqual({ may: 'no' });
    const open = new InMemoryTable({ ruleset: 'jamaica-1', seats: 3 }, ...PEOPLE);
    expect(await open.refusal('mary', { k: 'undo' })).toEqual({ code: 'table/not-running' });
  });

  it('needs consent after somebody else has moved', async () => {
    await picks(0, 0);
    await picks(1, 0);
    expect(undoRight(table.table, 0)).toEqual({ may: 'ask', steps });
    expect(undoRight(table.table, 1)).toEqual({ may: 'free', steps: steps + 1 });
    expect(await table.does('anne', { k: 'undo' })).toEqual([{ k: 'undo-asked', seat: 0, steps }]);
    expect(table.table.undo).toEqual({ seat: 0, steps, agreed: [] });
    expect(waiting()).toEqual([2]);
  });

  it('needs consent after something was revealed, even if nobody else has moved', async () => {
    for (const seat of [0, 1, 2]) await picks(seat, 0);
    expect(undoRight(table.table, 2)).toEqual({ may: 'ask', steps: steps + 2 });
  });

  it('is free when bots play for all the others', async () => {
    await picks(0, 0);
    await picks(1, 0);
    await table.does('mary', { k: 'leave' });
    expect(undoRight(table.table, 0).may).toBe('ask');
    await table.does('john', { k: 'leave' });
    expect(undoRight(table.table, 0)).toEqual({ may: 'free', steps });
  });
});

describe('an undo request', () => {
  it('takes effect when every other person has agreed, not before', async () => {
    await anneAsksForUndo();
    expect(await table.does('mary', { k: 'agree' })).toEqual([{ k: 'undo-agreed', seat: 1 }]);
    expect(table.table.undo).toEqual({ seat: 0, steps, agreed: [1] });
    expect(await table.does('john', { k: 'agree' })).toEqual([
      { k: 'undo-agreed', seat: 2 },
      { k: 'undone', seat: 0, steps },
    ]);
    expect(table.table.undo).toBeUndefined();
    expect(waiting()).toEqual([0, 1, 2]);
  });

  it('needs no consent of a bot', async () => {
    await anneAsksForUndo();
    await table.does('john', { k: 'leave' });
    expect(await table.refusal('john', { k: 'agree' })).toEqual(NONE_ASKED);
    expect(await table.does('mary', { k: 'agree' })).toContainEqual({ k: 'undone', seat: 0, steps });
  });

  it('can be agreed to once by each person, but not by the sender', async () => {
    await anneAsksForUndo();
    await table.does('mary', { k: 'agree' });
    expect(await table.refusal('mary', { k: 'agree' })).toEqual(NONE_ASKED);
    expect(await table.refusal('mary', { k: 'decline' })).toEqual(NONE_ASKED);
    expect(await table.refusal('anne', { k: 'agree' })).toEqual(NONE_ASKED);
    expect(await table.refusal('stranger', { k: 'agree' })).toEqual({ code: 'table/not-seated' });
  });

  it('is refused while there is another', async () => {
    await anneAsksForUndo();
    expect(await table.refusal('mary', { k: 'undo' })).toEqual({
      code: 'table/undo-asked',
      params: { seat: 0 },
    });
  });

  it.each(['anne', 'john'])('ends when %s declines', async (person) => {
    await anneAsksForUndo();
    const seat = PEOPLE.indexOf(person);
    expect(await table.does(person, { k: 'decline' })).toEqual([{ k: 'undo-declined', seat }]);
    expect(table.table.undo).toBeUndefined();
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'undo-declined', seat });
  });

  it('ends when somebody moves', async () => {
    await anneAsksForUndo();
    await picks(2, 0);
    expect(table.table.undo).toBeUndefined();
  });

  it('cannot be answered when there is none, or without a seat', async () => {
    for (const k of ['agree', 'decline'] as const) {
      expect(await table.refusal('mary', { k })).toEqual(NONE_ASKED);
      expect(await table.refusal('stranger', { k })).toEqual({ code: 'table/not-seated' });
    }
    table.table = { ...table.table, stage: 'over' };
    for (const k of ['agree', 'decline'] as const)
      expect(await table.refusal('mary', { k })).toEqual({ code: 'table/not-running' });
  });
});

describe('a changed pick', () => {
  it('is picked again after an undo that leaves the first pick', async () => {
    await picks(0, 0);
    await picks(1, 0);
    await picks(0, 0);
    const [, other = ''] = table.moves(0);
    await picks(0, 1);
    const entries = await table.does('mary', { k: 'undo' });
    expect(entries).toMatchObject([
      { k: 'undone', seat: 1, steps: steps + 1 },
      { k: 'moved', seat: 0, move: other, bot: null, spent: 0 },
    ]);
    expect(waiting()).toEqual([1, 2]);
    const { secretChanges, version } = table.table;
    expect(secretChanges.map(({ version: one, move }) => [one, move?.text])).toEqual([
      [version - 3, undefined],
      [version - 2, undefined],
      [version, other],
    ]);
  });

  it('is picked again also when the cards were already revealed', async () => {
    await picks(0, 0);
    await picks(1, 0);
    const [other = ''] = table.moves(0);
    await picks(0, 0);
    await picks(2, 0);
    for (const person of ['anne', 'john']) await table.does(person, { k: 'leave' });
    expect(await table.does('mary', { k: 'undo' })).toMatchObject([
      { k: 'undone', seat: 1, steps: steps + 1 },
      { k: 'moved', seat: 0, move: other },
    ]);
  });

  it('stays when a later pick of another seat is undone', async () => {
    await picks(0, 0);
    await picks(0, 0);
    const { secretChanges } = table.table;
    await picks(1, 0);
    expect(await table.does('mary', { k: 'undo' })).toEqual([{ k: 'undone', seat: 1, steps: steps + 2 }]);
    expect(table.table.secretChanges).toEqual(secretChanges);
  });

  it('is undone with the pick that it replaced', async () => {
    await picks(0, 0);
    await picks(0, 1);
    expect(await table.does('anne', { k: 'undo' })).toEqual([{ k: 'undone', seat: 0, steps }]);
    expect(table.table.secretChanges).toEqual([{ version: table.table.version - 1, seat: 0 }]);
    expect(table.table.playedMoves).toMatchObject({ length: steps, visibleCount: steps });
  });
});

describe('an undo of a payment out of several holds', () => {
  /** Somebody has paid, hold by hold. */
  async function paid(): Promise<{ readonly seat: number; readonly first: number; readonly parts: number }> {
    for (let n = 0; n < 2000; n++) {
      const [seat, first] = [table.turn, table.table.playedMoves.length];
      const wholeOf = (): string | undefined => {
        const { game, gameState } = table.table;
        return gameState && game.question(gameState).whole;
      };
      const whole = wholeOf();
      do await picks(seat, (n * 7) % table.moves(seat).length);
      while (whole !== undefined && wholeOf() === whole);
      const parts = table.table.playedMoves.length - first;
      if (parts > 1) return { seat, first, parts };
    }
    throw new Error('nobody had to choose holds');
  }

  it('takes back all of it at once', async () => {
    const { seat, first, parts } = await paid();
    expect(undoRight(table.table, seat)).toMatchObject({ steps: first });
    for (const other of PEOPLE.filter((_, one) => one !== seat)) await table.does(other, { k: 'leave' });
    const [asked] = (await table.does(PEOPLE[seat] ?? '', { k: 'undo' })).slice(-1);
    expect(asked).toEqual({ k: 'undone', seat, steps: first });
    expect(table.table.playedMoves.length).toBe(first);
    expect(parts).toBeGreaterThan(1);
    const { game, gameState } = table.table;
    expect(gameState && game.question(gameState).kind).toBe('take');
  });
});
