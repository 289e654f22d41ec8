import { sealOf } from '@topsail/engine';
import { planSchema, type Answer, type Command, type PlanInput } from '@topsail/protocol';
import type { Entry, EntryRow, PersonRow, TableRow } from '@topsail/store';
import * as v from 'valibot';
import { checkPlan } from '../../src/table/state/check-plan.ts';
import type { CommandEffect } from '../../src/table/commands/command-effect.ts';
import { decide } from '../../src/table/commands/decide.ts';
import { EntryReplay } from '../../src/table/history/entry-replay.ts';
import { applyEntry } from '../../src/table/state/apply-entry.ts';
import { newTableRow } from '../../src/table/state/new-table.ts';
import type { TableState } from '../../src/table/state/table-state.ts';
import { changeOf, type Change } from '../../src/table/viewers/change.ts';
import { seededBytes } from '../seeded-bytes.ts';

/** A table without a store: commands are decided and applied at the time that the test sets. Anne is the host. */
export class InMemoryTable {
  readonly row: TableRow;
  table: TableState;
  at = 0;
  readonly changes: Change[] = [];
  readonly rows: EntryRow[] = [];

  constructor(plan: PlanInput, ...seated: readonly string[]) {
    const checked = checkPlan(v.parse(planSchema, plan));
    if (!checked.ok) throw new Error(checked.refusal.code);
    this.row = newTableRow(checked.value, 'anne', 'made', 0, seededBytes('paper'));
    this.table = EntryReplay.fromStart(this.row).table;
    for (const [seat, person] of seated.entries()) this.write(this.#satEntry(seat, person));
  }

  /** What the command would change. */
  async decides(person: string, command: Command, seen = this.table.version): Promise<Answer<CommandEffect>> {
    return decide(
      {
        table: this.table,
        person: personOf(person),
        seenVersion: seen,
        at: this.at,
        random: seededBytes('decided'),
        namesInChat: [],
        gameStateAt: (steps) => Promise.resolve(this.replayed().gameStateAt(steps)),
      },
      command,
    );
  }

  /** The refusal of a command that must be refused. */
  async refusal(person: string, command: Command, seen?: number): Promise<object> {
    const answer = await this.decides(person, command, seen);
    if (answer.ok) throw new Error(`${person} may ${command.k}`);
    return answer.refusal;
  }

  /** Starts the game, and everybody opens their nonce. */
  async starts(host = 'anne'): Promise<void> {
    await this.does(host, { k: 'start' });
    for (const { occupant } of this.table.seats)
      if (occupant.kind === 'person')
        await this.does(occupant.person, { k: 'reveal', nonce: nonceOf(occupant.person) });
  }

  /** The seal of this person's nonce. */
  seal(person: string): string {
    return sealOf(this.row.table, person, nonceOf(person));
  }

  /** Executes a command that must not be refused; returns its entries. */
  async does(person: string, command: Command, seen?: number): Promise<readonly Entry[]> {
    const answer = await this.decides(person, command, seen);
    if (!answer.ok) throw new Error(`${person} may not ${command.k}: ${answer.refusal.code}`);
    for (const { entry, gameState, events } of answer.value.entries) this.write(entry, gameState, events);
    return answer.value.entries.map(({ entry }) => entry);
  }

  write(entry: Entry, gameState = this.table.gameState, events: Change['events'] = []): void {
    const { row, version } = this.table;
    const stored = {
      table: row.table,
      version: version + 1,
      at: this.at,
      person: null,
      command: null,
      entry,
    };
    this.rows.push(stored);
    const before = this.table;
    this.table = applyEntry(before, stored, gameState);
    this.changes.push(changeOf(stored, before, this.table, events));
  }

  #satEntry(seat: number, person: string): Entry {
    const seal = this.seal(person);
    return { k: 'sat', seat, person, name: person, program: false, colour: seat, seal };
  }

  /** The answers this seat may give. */
  moves(seat: number): readonly string[] {
    return this.table.questions[seat]?.moves ?? [];
  }

  /** The first seat that is waited for. */
  get turn(): number {
    return this.table.questions.findIndex(({ isAwaited }) => isAwaited);
  }

  /** The same table, replayed from its entries. */
  replayed(): EntryReplay {
    const replay = EntryReplay.fromStart(this.row);
    for (const row of this.rows) replay.apply(row);
    return replay;
  }
}

function personOf(person: string): PersonRow {
  return { person, name: person, program: false, owner: null, created: 0 };
}

/** The nonce that this person seals. */
export function nonceOf(person: string): string {
  return `the-only-nonce-of-${person}`;
}
