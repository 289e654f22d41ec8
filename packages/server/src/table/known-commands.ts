import type { Answer, Done } from '@topsail/protocol';
import type { Store } from '@topsail/store';

/** The commands of people at one table, so that each is executed once, however often it is sent. */
export class KnownCommands {
  readonly #store: Store;
  readonly #table: string;
  /** Commands whose write is not finished, by person and command id. */
  readonly #inProgress = new Map<string, Promise<Answer<Done>>>();
  /** The version each stored command made, by the same key. Loaded before the first command. */
  #versions: Map<string, number> | undefined;

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  get isIdle(): boolean {
    return this.#inProgress.size === 0;
  }

  /** Whether the stored commands are in memory. */
  get isLoaded(): boolean {
    return this.#versions !== undefined;
  }

  /** The version that this command made; undefined when it is not stored. */
  versionOf(person: string, id: string): number | undefined {
    return this.#versions?.get(keyOf(person, id));
  }

  stored(person: string, id: string, version: number): void {
    this.#versions?.set(keyOf(person, id), version);
  }

  /** Loads the stored commands; discards them when the table has changed meanwhile. */
  async load(isStillThis: () => boolean): Promise<void> {
    const rows = await this.#store.commands(this.#table);
    if (!isStillThis()) return;
    this.#versions ??= new Map(rows.map((row) => [keyOf(row.person, row.command), row.version]));
  }

  /** Called when another process has written commands: they are loaded again. */
  forget(): void {
    this.#versions = undefined;
  }

  /** Executes a command, or gives the answer of the same command that is still being executed. */
  once(person: string, id: string, execute: () => Promise<Answer<Done>>): Promise<Answer<Done>> {
    const key = keyOf(person, id);
    const known = this.#inProgress.get(key);
    if (known !== undefined) return known;
    const done = execute().finally(() => this.#inProgress.delete(key));
    this.#inProgress.set(key, done);
    return done;
  }
}

function keyOf(person: string, id: string): string {
  return `${person} ${id}`;
}
