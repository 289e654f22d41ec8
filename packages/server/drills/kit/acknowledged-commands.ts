import type { ToClient, ToServer } from '@topsail/protocol';
import type { EntryRow, Store } from '@topsail/store';
import { visibleRows, seatOfPerson } from './visible-rows.ts';
import type { TrafficListener } from './faulty-connection.ts';
import { Failure, must } from './verdict.ts';

type Request = Extract<ToServer, { readonly id: string }>;
type Done = Extract<ToClient, { readonly t: 'done' }>;

interface Acknowledgement {
  readonly person: string;
  readonly request: Request;
  readonly done: Done;
}

/** All commands that the server has acknowledged, on any connection. */
export class AcknowledgedCommands {
  readonly #requests = new Map<string, { readonly person: string; readonly request: Request }>();
  readonly #acknowledgements = new Map<string, Acknowledgement>();
  /** How many commands were sent again. */
  resent = 0;

  get count(): number {
    return this.#acknowledgements.size;
  }

  listenFor(person: string): TrafficListener {
    return {
      onSent: (text) => this.#onSent(person, text),
      onReceived: (text) => this.#onReceived(text),
    };
  }

  /** Checks that every acknowledged command is stored at the version that the client received. */
  async check(store: Store): Promise<void> {
    const histories = new VisibleHistories(store);
    for (const acknowledgement of this.#acknowledgements.values()) {
      const problem = await problemWith(store, histories, acknowledgement);
      if (problem !== undefined) throw new Failure(`${problem}: ${JSON.stringify(acknowledgement)}`);
    }
  }

  #onSent(person: string, text: string): void {
    if (!text.startsWith('{"t":"command"') && !text.startsWith('{"t":"create"')) return;
    const request = JSON.parse(text) as Request;
    if (this.#requests.has(request.id)) this.resent++;
    this.#requests.set(request.id, { person, request });
  }

  #onReceived(text: string): void {
    if (!text.startsWith('{"t":"done"')) return;
    const done = JSON.parse(text) as Done;
    const sent = this.#requests.get(done.id);
    must(sent !== undefined, () => `nobody asked for ${text}`);
    const before = this.#acknowledgements.get(done.id)?.done ?? done;
    must(
      before.version === done.version && before.table === done.table,
      () => `a command was acknowledged with two results: ${JSON.stringify(before)} ${text}`,
    );
    this.#acknowledgements.set(done.id, { ...sent, done });
  }
}

/** The entries of every table as each person may know them, read once. */
class VisibleHistories {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<readonly EntryRow[]>>();

  constructor(store: Store) {
    this.#store = store;
  }

  of(table: string, person: string): Promise<readonly EntryRow[]> {
    const key = `${table} ${person}`;
    const known = this.#known.get(key) ?? this.#read(table, person);
    this.#known.set(key, known);
    return known;
  }

  async #read(table: string, person: string): Promise<readonly EntryRow[]> {
    const row = await this.#store.table(table);
    must(row !== undefined, () => `a command was acknowledged at ${table}, which is not stored`);
    const rows = await this.#store.entries(table, 0);
    return visibleRows(row, rows, seatOfPerson(row, rows, person));
  }
}

/** What is wrong; undefined when the command is stored as acknowledged. */
async function problemWith(
  store: Store,
  histories: VisibleHistories,
  { person, request, done }: Acknowledgement,
): Promise<string | undefined> {
  if (request.t === 'create') {
    const made = await store.madeBy(person, request.id);
    return made === done.table ? undefined : `a table was acknowledged but is not stored (${made})`;
  }
  const rows = await histories.of(request.table, person);
  const { version } = rows.find((row) => row.person === person && row.command === request.id) ?? {};
  if (version === done.version) return undefined;
  // A request for a rematch that exists already makes no entry.
  if (request.command.k === 'rematch' && version === undefined)
    return isRematch(rows, done.table) ? undefined : 'there is no such rematch';
  return `a command was acknowledged but is not stored (${version})`;
}

function isRematch(rows: readonly EntryRow[], next: string): boolean {
  return rows.some(({ entry }) => entry.k === 'rematch' && entry.table === next);
}
