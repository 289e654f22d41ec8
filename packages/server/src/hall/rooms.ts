import { deny, grant, type Answer } from '@topsail/protocol';
import { gameOfRow, type TableRow } from '@topsail/store';
import type { Surroundings } from '../surroundings.ts';
import { Room } from '../table/room.ts';

/** How long nobody must have been at a table before it is forgotten. */
const IDLE_MILLISECONDS = 60_000;

/** The tables in memory. One that nobody touches is forgotten, and costs only its rows. */
export class Rooms {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Promise<Answer<Room>>>();
  readonly #open = new Map<string, Room>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get live(): Iterable<Room> {
    return this.#open.values();
  }

  isLive(table: string): boolean {
    return this.#open.has(table);
  }

  /** The table, fetched from the store when it is not in memory. */
  async find(table: string): Promise<Answer<Room>> {
    const fetched = this.#rooms.get(table) ?? this.#fetch(table);
    this.#rooms.set(table, fetched);
    const room = await fetched;
    // Whoever asked for it must find it still there a moment later.
    if (room.ok) room.value.touched = Date.now();
    return room;
  }

  async #fetch(table: string): Promise<Answer<Room>> {
    let isOpen = false;
    try {
      const row = playable(await this.#around.store.table(table));
      if (!row.ok) return row;
      const room = await Room.open(this.#around, row.value);
      this.#open.set(table, room);
      isOpen = true;
      return grant(room);
    } finally {
      if (!isOpen) this.#rooms.delete(table);
    }
  }

  /** Forgets the tables at which nobody has been for a while. */
  sweep(now: number, idle = IDLE_MILLISECONDS): void {
    for (const [table, room] of this.#open) {
      if (!room.isDeserted || now - room.touched < idle) continue;
      room.stop();
      this.#open.delete(table);
      this.#rooms.delete(table);
    }
  }

  stop(): void {
    for (const room of this.#open.values()) room.stop();
  }
}

/** A table that is there, and whose rules this server has. */
export function playable(row: TableRow | undefined): Answer<TableRow> {
  if (row === undefined) return deny('table/unknown');
  if (gameOfRow(row) !== undefined) return grant(row);
  return deny('table/revision', { params: { ruleset: row.plan.setup.ruleset, revision: row.revision } });
}
