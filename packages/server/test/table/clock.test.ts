import { planSchema, type Clock } from '@topsail/protocol';
import type { Entry, TableRow } from '@topsail/store';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../src/table/state/check-plan.ts';
import {
  clockInfos,
  deadlineOf,
  forgiveDowntime,
  nextDeadline,
  timeSpent,
} from '../../src/table/state/clock.ts';
import { moveOf } from '../../src/table/commands/play.ts';
import { beginUnopened } from '../../src/table/commands/start.ts';
import { applyEntry } from '../../src/table/state/apply-entry.ts';
import { EntryReplay } from '../../src/table/history/entry-replay.ts';
import type { NewEntry } from '../../src/table/commands/command-effect.ts';
import { newTableRow } from '../../src/table/state/new-table.ts';
import type { TableState } from '../../src/table/state/table-state.ts';
import { seededBytes } from '../seeded-bytes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 };
const SLOW: Clock = { kind: 'slow', hours: 1 };

/** A table of two people; the test sets the time. */
class TimedTable {
  readonly row: TableRow;
  table: TableState;
  readonly entries: { readonly entry: Entry; readonly at: number }[] = [];
  readonly #started: TableState['gameState'];
  #at = 0;

  constructor(clock: Clock, ruleset = 'cartagena-tortuga') {
    const plan = checkPlan(v.parse(planSchema, { ruleset, seats: 2, clock }));
    if (!plan.ok) throw new Error(plan.refusal.code);
    this.row = newTableRow(plan.value, 'anne', 'made', 0, seededBytes('clock'));
    this.table = EntryReplay.fromStart(this.row).table;
    for (const [seat, person] of ['anne', 'mary'].entries())
      this.#write({ k: 'sat', seat, person, name: person, program: false, colour: seat, seal: 'their-seal' });
    this.#write({ k: 'opening', until: 0 });
    const started = beginUnopened(this.table, 0);
    if (started?.ok !== true) throw new Error('the game does not begin');
    this.#make(started.value.entries[0]);
    this.#started = this.table.gameState;
  }

  /** The first seat that is waited for. */
  get turn(): number {
    return this.table.questions.findIndex(({ isAwaited }) => isAwaited);
  }

  left(seat: number): number {
    return (this.table.timeLeft[seat] ?? 0) - timeSpent(this.table, seat, this.#at);
  }

  passes(milliseconds: number): this {
    this.#at += milliseconds;
    return this;
  }

  is(entry: Entry): this {
    this.#write(entry);
    return this;
  }

  /** Undoes all moves. */
  undoes(seat: number): this {
    this.#write({ k: 'undone', seat, steps: 0 }, this.#started);
    return this;
  }

  moves(seat: number, which = 0): this {
    const text = this.table.questions[seat]?.moves.at(which) ?? '';
    const made = moveOf(this.table, seat, text, null, this.#at);
    if (!made.ok) throw new Error(made.refusal.code);
    this.#make(made.value.entries[0]);
    return this;
  }

  /** The same table, replayed from its entries. */
  replayed(): TableState {
    const history = EntryReplay.fromStart(this.row);
    for (const [i, { entry, at }] of this.entries.entries())
      history.apply({ table: 't', version: i + 1, at, person: null, command: null, entry });
    return history.table;
  }

  #make(made: NewEntry | undefined): void {
    if (made === undefined) throw new Error('there is no entry');
    this.#write(made.entry, made.gameState);
  }

  #write(entry: Entry, state = this.table.gameState): void {
    const { downtime } = this.table;
    const kept = downtime === 0 ? entry : { ...entry, down: downtime };
    this.entries.push({ entry: kept, at: this.#at });
    const row = { table: 't', version: this.table.version + 1, at: this.#at, entry: kept };
    this.table = applyEntry(this.table, { ...row, person: null, command: null }, state);
  }
}

const standIn = (seat: number, why: 'time' | 'left'): Entry => ({ k: 'stand-in', seat, level: 'mate', why });

describe('a live clock', () => {
  it('is not refilled by returning: a player who ran out of time gets a tenth of the bank after a bot has answered', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.passes(600 * SECOND).is(standIn(turn, 'time'));
    expect(table.left(turn)).toBe(0);
    const soon = table.table;
    table.is({ k: 'returned', seat: turn });
    expect(table.left(turn)).toBe(0);
    table.table = soon;
    table.moves(turn);
    while (table.turn === turn) table.moves(turn);
    table.is({ k: 'returned', seat: turn });
    expect(table.left(turn)).toBe(MINUTE);
  });

  it('continues for a player who leaves and returns at once', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.passes(5 * MINUTE).is(standIn(turn, 'left'));
    table.passes(500).is({ k: 'returned', seat: turn });
    table.passes(MINUTE);
    expect(table.left(turn)).toBe(4 * MINUTE);
  });

  it('gives no increment for undone moves, and runs on meanwhile', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.passes(MINUTE).moves(turn);
    expect(table.left(turn)).toBe(9 * MINUTE + 10 * SECOND);
    for (let n = 0; n < 3; n++) table.passes(MINUTE).undoes(turn).moves(turn);
    expect(table.left(turn)).toBe(6 * MINUTE + 10 * SECOND);
  });

  it('is charged for a question that an undo removes', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    while (table.turn === turn) table.moves(turn);
    const other = table.turn;
    table.passes(2 * MINUTE).undoes(turn);
    expect(table.left(other)).toBe(8 * MINUTE);
    expect(deadlineOf(table.table, other)).toBeUndefined();
  });

  it('gives one increment for a pick, however often it is changed', () => {
    const table = new TimedTable(LIVE, 'jamaica-1');
    while (table.table.questions.filter(({ isAwaited }) => isAwaited).length < 2) table.moves(table.turn);
    const { turn } = table;
    const before = table.left(turn);
    table.moves(turn, 0).moves(turn, 1).moves(turn, 0);
    expect(table.left(turn)).toBe(before + 10 * SECOND);
  });

  it('does not run while the server is down, also after a replay', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.table = forgiveDowntime(table.table, 5 * MINUTE);
    table.passes(6 * MINUTE);
    expect(table.left(turn)).toBe(9 * MINUTE);
    table.is({ k: 'undo-declined', seat: turn });
    expect(table.left(turn)).toBe(9 * MINUTE);
    expect(deadlineOf(table.replayed(), turn)).toBe(deadlineOf(table.table, turn));
    table.is(standIn(turn, 'left'));
    expect(table.replayed().timeLeft).toEqual(table.table.timeLeft);
    expect(table.left(turn)).toBe(9 * MINUTE);
  });

  it('is not charged for the time before it started, even when clocks of machines differ', () => {
    const table = new TimedTable(LIVE).passes(-MINUTE);
    expect(timeSpent(table.table, table.turn, -MINUTE)).toBe(0);
    expect(table.left(table.turn)).toBe(10 * MINUTE);
  });

  it('gives the increment also to a player who moved with no time left', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.passes(11 * MINUTE).moves(turn);
    expect(table.table.timeLeft[turn]).toBe(10 * SECOND);
    table.passes(5 * SECOND).undoes(turn);
    expect(table.table.timeLeft[turn]).toBe(0);
    expect(table.table.timeLeft[1 - turn]).toBe(10 * MINUTE);
  });

  it.each([
    [5, 5],
    [60, 10],
    [600, 60],
  ])('of %d seconds gives %d to who comes back after a bot has answered', (bankSeconds, back) => {
    const table = new TimedTable({ kind: 'live', bankSeconds, incrementSeconds: 0 });
    const { turn } = table;
    table.passes(bankSeconds * SECOND).is(standIn(turn, 'time'));
    while (table.turn === turn) table.moves(turn);
    table.is({ k: 'returned', seat: turn });
    expect(table.table.timeLeft[turn]).toBe(back * SECOND);
    expect(table.table.timeLeft[1 - turn]).toBe(bankSeconds * SECOND);
  });

  it('runs for each seat that is asked; the earliest deadline is the next', () => {
    const table = new TimedTable(LIVE, 'jamaica-1');
    while (table.table.questions.some(({ isAwaited }) => !isAwaited)) table.moves(table.turn);
    const deadlines = [0, 1].map((seat) => deadlineOf(table.table, seat) ?? 0);
    expect(new Set(deadlines).size).toBe(2);
    expect(nextDeadline(table.table)).toBe(Math.min(...deadlines));
    table.passes(SECOND).moves(0);
    expect(deadlineOf(table.table, 0)).toBeUndefined();
    expect(nextDeadline(table.table)).toBe(deadlines[1]);
    table.passes(SECOND).is(standIn(1, 'left'));
    expect(nextDeadline(table.table)).toBeUndefined();
  });

  it('is shown as a deadline while it runs, and as the time left while it does not', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    table.passes(MINUTE).moves(turn);
    while (table.turn === turn) table.moves(turn);
    const infos = clockInfos(table.table) ?? [];
    expect(infos[1 - turn]).toEqual({ deadline: 11 * MINUTE, left: null });
    expect(infos[turn]).toEqual({ deadline: null, left: table.table.timeLeft[turn] });
    expect(clockInfos({ ...table.table, stage: 'open' })).toBeNull();
  });

  it('stops when the game is over', () => {
    const { table } = new TimedTable(LIVE);
    expect(nextDeadline({ ...table, stage: 'over' })).toBeUndefined();
    expect(clockInfos({ ...table, stage: 'over' })).toEqual(
      [0, 1].map(() => ({ deadline: null, left: 10 * MINUTE })),
    );
    expect(forgiveDowntime({ ...table, stage: 'over' }, MINUTE)).toMatchObject({ downtime: 0 });
  });

  it('runs on while nobody watches the table', () => {
    const table = new TimedTable(LIVE);
    const { turn } = table;
    const up = -1;
    expect(deadlineOf(forgiveDowntime(table.table, up), turn)).toBe(10 * MINUTE);
  });
});

describe('a slow clock', () => {
  it('gives each decision its hours, and runs on while the server is down', () => {
    const { table, turn } = new TimedTable(SLOW);
    expect(deadlineOf(table, turn)).toBe(60 * MINUTE);
    expect(forgiveDowntime(table, MINUTE)).toBe(table);
    expect(clockInfos(table)?.[turn]).toEqual({ deadline: 60 * MINUTE, left: null });
    expect(clockInfos(table)?.[1 - turn]).toEqual({ deadline: null, left: null });
  });

  it('starts again for the next decision, and for a player who returns after a bot has answered', () => {
    const table = new TimedTable(SLOW);
    const { turn } = table;
    table.passes(20 * MINUTE).moves(turn);
    expect(deadlineOf(table.table, table.turn)).toBe(80 * MINUTE);
    const next = table.turn;
    table
      .is(standIn(next, 'left'))
      .passes(10 * MINUTE)
      .moves(next);
    while (table.turn !== next) table.moves(table.turn);
    table.passes(10 * MINUTE).is({ k: 'returned', seat: next });
    expect(deadlineOf(table.table, next)).toBe(100 * MINUTE);
  });
});

it('a table without a clock has no deadlines and shows none', () => {
  const { table, turn } = new TimedTable({ kind: 'none' });
  expect([deadlineOf(table, turn), nextDeadline(table), clockInfos(table)]).toEqual([
    ...[undefined, undefined, null],
  ]);
  expect(forgiveDowntime(table, MINUTE)).toBe(table);
});

it('a slow game keeps the deadline of a player who leaves and returns at once', () => {
  const table = new TimedTable(SLOW);
  const { turn } = table;
  const deadline = deadlineOf(table.table, turn);
  table.passes(50 * MINUTE).is(standIn(turn, 'left'));
  table.passes(500).is({ k: 'returned', seat: turn });
  expect(deadlineOf(table.table, turn)).toBe(deadline);
});
