import type { TablePlan } from '@topsail/protocol';
import type { Entry, EntryRow } from '../entry.ts';
import type { ChatRow, PersonRow, TableRow, TokenRow } from '../rows.ts';
import type { Write } from '../store.ts';

export const PLAN: TablePlan = {
  setup: { ruleset: 'jamaica-1', seats: 3, options: { ghost: 'no' } },
  clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  visibility: 'public',
  spectators: true,
  delaySeconds: 0,
  odds: true,
  standIn: 'mate',
};

export function personRow(person: string, changes: Partial<PersonRow> = {}): PersonRow {
  return { person, name: `The ${person}`, program: false, owner: null, created: 1000, ...changes };
}

export function tokenRow(hash: string, changes: Partial<TokenRow> = {}): TokenRow {
  return { hash, person: 'anne', kind: 'session', created: 2000, expires: 4_000_000_000_000, ...changes };
}

export function tableRow(table: string, changes: Partial<TableRow> = {}): TableRow {
  const { setup, clock, spectators } = PLAN;
  const { ruleset, seats } = setup;
  return {
    table,
    plan: PLAN,
    originalPlan: null,
    host: 'anne',
    command: `creates ${table}`,
    revision: 1,
    secret: 'ab'.repeat(32),
    created: 3000,
    stage: 'open',
    listing: { table, ruleset, seats, taken: 0, names: [], stage: 'open', clock, spectators, created: 3000 },
    touched: 3000,
    wake: null,
    ...changes,
  };
}

export function entryRow(table: string, version: number, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    table,
    version,
    at: 4000 + version,
    person: null,
    command: null,
    entry: moved(version),
    ...changes,
  };
}

function moved(version: number): Entry {
  return {
    k: 'moved',
    seat: 0,
    move: `card ${version}`,
    rolls: [version],
    crossed: true,
    spent: 5,
    bot: null,
  };
}

export function chatRow(table: string, n: number, changes: Partial<ChatRow> = {}): ChatRow {
  const line = { person: 'anne', name: 'The anne', channel: 'seats', text: `line ${n}` } as const;
  return { table, n, at: 5000 + n, ...line, ...changes };
}

export function entry(...row: Parameters<typeof entryRow>): Write {
  return { w: 'entry', row: entryRow(...row) };
}

export function table(...row: Parameters<typeof tableRow>): Write {
  return { w: 'table', row: tableRow(...row) };
}

/** A person named anne, who is the host of these tables. */
export function hosted(...tables: readonly string[]): readonly Write[] {
  return [{ w: 'person', row: personRow('anne') }, ...tables.map((id) => table(id))];
}
