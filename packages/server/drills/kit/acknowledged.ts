import type { ToClient, ToServer } from '@topsail/protocol';
import type { EntryRow, Store } from '@topsail/store';
import { knownWorld, seatOfPerson } from './known-world.ts';
import type { Tap } from './line.ts';
import { Failure, must } from './verdict.ts';

type Asked = Extract<ToServer, { readonly id: string }>;
type Done = Extract<ToClient, { readonly t: 'done' }>;

interface Promised {
  readonly person: string;
  readonly asked: Asked;
  readonly done: Done;
}

/** Everything the server has ever said is done, by whatever line it was heard. */
export class Acknowledged {
  readonly #asked = new Map<string, { readonly person: string; readonly asked: Asked }>();
  readonly #promised = new Map<string, Promised>();
  /** How often a command was sent once more. */
  again = 0;

  get count(): number {
    return this.#promised.size;
  }

  tap(person: string): Tap {
    return {
      sent: (text) => this.#sent(person, text),
      heard: (text) => this.#heard(text),
    };
  }

  /** Every command that was acknowledged is stored, at the version that was told. */
  async check(store: Store): Promise<void> {
    const worlds = new Worlds(store);
    for (const promised of this.#promised.values()) {
      const problem = await lost(store, worlds, promised);
      if (problem !== undefined)
        throw new Failure(`${problem}: ${JSON.stringify(promised.asked)} ${JSON.stringify(promised.done)}`);
    }
  }

  #sent(person: string, text: string): void {
    if (!text.startsWith('{"t":"command"') && !text.startsWith('{"t":"create"')) return;
    const asked = JSON.parse(text) as Asked;
    if (this.#asked.has(asked.id)) this.again++;
    this.#asked.set(asked.id, { person, asked });
  }

  #heard(text: string): void {
    if (!text.startsWith('{"t":"done"')) return;
    const done = JSON.parse(text) as Done;
    const asked = this.#asked.get(done.id);
    must(asked !== undefined, () => `nobody asked for ${text}`);
    const before = this.#promised.get(done.id)?.done ?? done;
    must(
      before.version === done.version && before.table === done.table,
      () => `the same command was done twice: ${JSON.stringify(before)} ${text}`,
    );
    this.#promised.set(done.id, { ...asked, done });
  }
}

/** Every table as each person may know it, read once. */
class Worlds {
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
    must(row !== undefined, () => `something was acknowledged at ${table}, which is not there`);
    const rows = await this.#store.entries(table, 0);
    return knownWorld(row, rows, seatOfPerson(rows, person));
  }
}

async function lost(
  store: Store,
  worlds: Worlds,
  { person, asked, done }: Promised,
): Promise<string | undefined> {
  if (asked.t === 'create') {
    const made = await store.madeBy(person, asked.id);
    return made === done.table ? undefined : `a table was acknowledged and is not there (${made})`;
  }
  const rows = await worlds.of(asked.table, person);
  const { version } = rows.find((row) => row.person === person && row.command === asked.id) ?? {};
  if (version === done.version) return undefined;
  // Who asks for a rematch that is there already is only told where.
  if (asked.command.k === 'rematch' && version === undefined)
    return isRematch(rows, done.table) ? undefined : 'there is no such rematch';
  return `a command was acknowledged and is not there (${version})`;
}

function isRematch(rows: readonly EntryRow[], next: string): boolean {
  return rows.some(({ entry }) => entry.k === 'rematch' && entry.table === next);
}
