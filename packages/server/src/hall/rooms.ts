import type { Surroundings } from '../surroundings.ts';
import { Room } from '../table/room.ts';

/** How long nobody must have been at a table before it is forgotten. */
const IDLE_MILLISECONDS = 60_000;

/** The tables in memory. One that nobody touches is forgotten, and costs only its rows. */
export class Rooms {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #open = new Map<string, Room>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get live(): Iterable<Room> {
    return this.#open.values();
  }

  get size(): number {
    return this.#open.size;
  }

  /** The table, fetched from the store when it is not in memory; undefined when there is none. */
  async find(table: string): Promise<Room | undefined> {
    const fetched = this.#rooms.get(table) ?? this.#fetch(table);
    this.#rooms.set(table, fetched);
    const room = await fetched;
    // Whoever asked for it must find it still there a moment later.
    if (room !== undefined) room.touched = Date.now();
    return room;
  }

  async #fetch(table: string): Promise<Room | undefined> {
    try {
      const row = await this.#around.store.table(table);
      if (row === undefined) {
        this.#rooms.delete(table);
        return undefined;
      }
      const room = await Room.open(this.#around, row);
      this.#open.set(table, room);
      return room;
    } catch (problem) {
      this.#rooms.delete(table);
      throw problem;
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
