import { readSqliteStore } from '@topsail/store';
import { loadTable } from '../../src/table/history/load-table.ts';
import { isRunning } from '../../src/table/state/clock.ts';
import { seatOf } from '../../src/table/state/table-state.ts';
import type { PushService, Received } from '../kit/push-service.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { must } from '../kit/verdict.ts';

/** What the browsers of all people received. Every browser is named after its person. */
export class Inbox {
  /** How often a notice came that was there already. */
  repeated = 0;
  readonly #server: ServerProcess;
  /** The ids that were shown, by person and tag. */
  readonly #shown = new Map<string, Set<string>>();

  constructor(server: ServerProcess, push: PushService) {
    this.#server = server;
    push.onMessage = (received) => this.#receive(received);
  }

  /** How many turns of this person at a table were shown: the same notice counts once. */
  turns(person: string, table: string): number {
    return this.#shown.get(`${person} turn-${table}`)?.size ?? 0;
  }

  get total(): number {
    return [...this.#shown.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  async #receive({ browser: person, message: { t, tag = '', id = '' } }: Received): Promise<void> {
    const key = `${person} ${tag}`;
    const ids = this.#shown.get(key) ?? new Set();
    if (t === 'close') {
      must(ids.has(id), () => `${tag} was taken back from ${person}, who never got it`);
      return;
    }
    if (ids.has(id)) {
      this.repeated++;
      return;
    }
    await this.#checkStored(person, tag.slice('turn-'.length));
    this.#shown.set(key, ids.add(id));
  }

  /** The person answers only when the notice is there: until then the table on disk waits for them. */
  async #checkStored(person: string, table: string): Promise<void> {
    const store = readSqliteStore(this.#server.database);
    try {
      const row = await store.table(table);
      const state = row && (await loadTable(store, row));
      const seat = state && seatOf(state, person);
      must(
        state !== undefined && seat !== undefined && isRunning(state, seat),
        () => `${person} got a notice of ${table}, which does not wait for them on disk`,
      );
    } finally {
      await store.close();
    }
  }
}
