import { planSchema, type Clock } from '@topsail/protocol';
import type { Entry } from '@topsail/store';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../src/table-service/check-plan.ts';
import { deadlineOf, forgiveDowntime, timeSpent } from '../../src/table/state/clock.ts';
import { moveOf, start } from '../../src/table/commands/play.ts';
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

/** Two people at a table whose time is told by the test. */
class Timed {
  table: TableState;
  readonly entries: { readonly entry: Entry; readonly at: number }[] = [];
  readonly #begun: TableState['gameState'];
  #at = 0;

  constructor(clock: Clock, ruleset = 'cartagena-tortuga') {
    const plan = checkPlan(v.parse(planSchema, { ruleset, seats: 2, clock }));
    if (!plan.ok) throw new Error(plan.refusal.code);
    this.table = EntryReplay.fromStart(
      newTableRow(plan.value, 'anne', 'made', 0, seededBytes('clock')),
    ).table;
    for (const [seat, person] of ['anne', 'mary'].entries())
      this.#write({ k: 'sat', seat, person, name: person, program: false, colour: seat, nonce: 'a-nonce' });
    const begun = start({ ...this.#context(), person: { ...ANNE } });
    if (!begun.ok) throw new Error(begun.refusal.code);
    this.#make(begun.value.entries[0]);
    this.#begun = this.table.gameState;
  }

  /** The seat that is waited for, or the first of them. */
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

  /** All moves are taken back. */
  undoes(seat: number): this {
    this.#write({ k: 'undone', seat, steps: 0 }, this.#begun);
    return this;
  }

  moves(seat: number, which = 0): this {
    const text = this.table.questions[seat]?.moves.at(which) ?? '';
    const made = moveOf(this.table, seat, text, null, this.#at);
    if (!made.ok) throw new Error(made.refusal.code);
    this.#make(made.value.entries[0]);
    return this;
  }

  /** The same table, told again from what was written. */
  retold(): TableState {
    const history = EntryReplay.fromStart(this.table.row);
    for (const [i, { entry, at }] of this.entries.entries())
      history.apply({ table: 't', version: i + 1, at, person: null, command: null, entry });
    return history.table;
  }

  #context() {
    const gameStateAt = () => Promise.reject(new Error('not here'));
    return {
      table: this.table,
      seenVersion: this.table.version,
      at: this.#at,
      gameStateAt,
      random: seededBytes('clock'),
    };
  }

  #make(made: NewEntry | undefined): void {
    if (made === undefined) throw new Error('nothing was made');
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

const ANNE = { person: 'anne', name: 'Anne', program: false, owner: null, created: 0 };
const standIn = (seat: number, why: 'time' | 'left'): Entry => ({ k: 'stand-in', seat, level: 'mate', why });

describe('a live clock', () => {
  it('is not filled up by coming back: who ran out of time gets a tenth of the bank once a bot has answered', () => {
    const table = new Timed(LIVE);
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

  it('goes on where it was for who goes away and comes back at once', () => {
    const table = new Timed(LIVE);
    const { turn } = table;
    table.passes(5 * MINUTE).is(standIn(turn, 'left'));
    table.passes(500).is({ k: 'returned', seat: turn });
    table.passes(MINUTE);
    expect(table.left(turn)).toBe(4 * MINUTE);
  });

  it('pays nothing for moves that are taken back, and runs on meanwhile', () => {
    const table = new Timed(LIVE);
    const { turn } = table;
    table.passes(MINUTE).moves(turn);
    expect(table.left(turn)).toBe(9 * MINUTE + 10 * SECOND);
    for (let n = 0; n < 3; n++) table.passes(MINUTE).undoes(turn).moves(turn);
    expect(table.left(turn)).toBe(6 * MINUTE + 10 * SECOND);
  });

  it('is charged for a question that a taken-back move takes away', () => {
    const table = new Timed(LIVE);
    const { turn } = table;
    while (table.turn === turn) table.moves(turn);
    const other = table.turn;
    table.passes(2 * MINUTE).undoes(turn);
    expect(table.left(other)).toBe(8 * MINUTE);
    expect(deadlineOf(table.table, other)).toBeUndefined();
  });

  it('pays for a card once, however often it is changed', () => {
    const table = new Timed(LIVE, 'jamaica-1');
    while (table.table.questions.filter(({ isAwaited }) => isAwaited).length < 2) table.moves(table.turn);
    const { turn } = table;
    const before = table.left(turn);
    table.moves(turn, 0).moves(turn, 1).moves(turn, 0);
    expect(table.left(turn)).toBe(before + 10 * SECOND);
  });

  it('does not run while the server is down, and that is remembered', () => {
    const table = new Timed(LIVE);
    const { turn } = table;
    table.table = forgiveDowntime(table.table, 5 * MINUTE);
    table.passes(6 * MINUTE);
    expect(table.left(turn)).toBe(9 * MINUTE);
    table.is({ k: 'undo-declined', seat: turn });
    expect(table.left(turn)).toBe(9 * MINUTE);
    expect(deadlineOf(table.retold(), turn)).toBe(deadlineOf(table.table, turn));
    table.is(standIn(turn, 'left'));
    expect(table.retold().timeLeft).toEqual(table.table.timeLeft);
    expect(table.left(turn)).toBe(9 * MINUTE);
  });

  it('runs on while nobody is at the table', () => {
    const table = new Timed(LIVE);
    const { turn } = table;
    const up = -1;
    expect(deadlineOf(forgiveDowntime(table.table, up), turn)).toBe(10 * MINUTE);
  });
});

it('a slow game has the deadline it had for who goes away and comes back at once', () => {
  const table = new Timed(SLOW);
  const { turn } = table;
  const deadline = deadlineOf(table.table, turn);
  table.passes(50 * MINUTE).is(standIn(turn, 'left'));
  table.passes(500).is({ k: 'returned', seat: turn });
  expect(deadlineOf(table.table, turn)).toBe(deadline);
});
