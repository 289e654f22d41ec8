import { createHash } from 'node:crypto';
import { fast, sealOf, type Chance } from '@topsail/engine';
import type { PlanInput } from '@topsail/protocol';
import { inBatches } from '../batches.ts';
import type { LoadJob } from '../job.ts';
import { CLIENTS, Match } from '../match.ts';
import { isOver, movesIn, publicIn, waitingIn } from './frame-text.ts';
import { GuestConnection } from './guest-connection.ts';

/** Tables and games use these in turn. */
const RULESETS = ['jamaica-1', 'cartagena-jamaica'] as const;
const SEATS = Array.from({ length: CLIENTS }, (_, seat) => seat);

/** The last view of all clients of a table, to be compared with the store. */
export interface LastSeen {
  readonly table: string;
  readonly version: number;
  readonly publicHash: string;
}

/** A match at our own server: real games, one after the other. */
export class TopsailMatch extends Match {
  protected readonly hasAnswers = true;
  readonly #guests: readonly GuestConnection[];
  readonly #chance: Chance;
  readonly #frames: Buffer[] = [];
  readonly #versions: number[] = [];
  readonly over: LastSeen[] = [];
  #table = '';
  #version = 0;
  #isPlaying = false;
  #game: number;
  #arrived: () => void = () => undefined;

  constructor(guests: readonly GuestConnection[], no: number) {
    super();
    this.#guests = guests;
    this.#game = no;
    this.#chance = fast(no + 1);
    for (const guest of guests) guest.onProblem = (problem) => this.fail(problem);
  }

  /** Creates a table, seats all clients and starts the game. */
  async begin(): Promise<void> {
    const [host] = this.#guests;
    if (host === undefined) throw new Error('a table needs a host');
    const { table } = await host.create(planOf(this.#game++));
    this.#versions.fill(-1, 0, CLIENTS);
    this.#table = table;
    this.#guests.forEach((guest, client) => {
      guest.open(table, (version, frame) => this.#onFrame(client, version, frame));
    });
    await this.#allAt(0);
    const nonce = `nonce-of-bench-${table}`;
    const seal = (person: string): string => sealOf(table, person, nonce);
    await Promise.all(
      this.#guests.map((guest, seat) =>
        guest.execute(table, 0, { k: 'sit', seat, seal: seal(guest.person) }),
      ),
    );
    await host.execute(table, CLIENTS, { k: 'start' });
    await Promise.all(this.#guests.map((guest) => guest.execute(table, CLIENTS + 1, { k: 'reveal', nonce })));
    // Every reveal makes a version, and the last one begins the game.
    const version = 2 * CLIENTS + 2;
    await this.#allAt(version);
    this.#version = version;
    this.#isPlaying = true;
  }

  /** Closes the table in all clients. */
  async leave(): Promise<void> {
    this.#isPlaying = false;
    for (const guest of this.#guests) guest.close(this.#table);
    await Promise.all(this.#guests.map((guest) => guest.flushed()));
  }

  protected sendNext(): number {
    const [any] = this.#frames;
    if (any === undefined) throw new Error('no client has a frame of the table');
    const mover = waitingIn(any);
    const guest = this.#guests[mover];
    const moves = movesIn(this.#frames[mover] ?? any);
    const move = moves[moves.length > 1 ? this.#chance.roll(moves.length, 'choice') - 1 : 0];
    if (guest === undefined || move === undefined) throw new Error(`seat ${mover} has no move`);
    guest.executeThen(this.#table, this.#version, { k: 'move', move }, ({ version }) => {
      if (version !== this.#version + 1) throw new Error(`version ${version} after ${this.#version}`);
      this.answered();
    });
    this.commandBytes += guest.sent;
    return mover;
  }

  protected override betweenCommands(): Promise<void> | undefined {
    this.#version += 1;
    const [any] = this.#frames;
    if (any === undefined || !isOver(any)) return undefined;
    this.over.push(this.#lastSeen());
    const setUp = (): Promise<void> => this.leave().then(() => this.begin());
    return this.listener === undefined ? setUp() : this.listener.setUps.run(setUp);
  }

  /** Checks that all four clients see the same; `replay` compares it with the store. */
  check(): number {
    this.over.push(this.#lastSeen());
    return CLIENTS * this.over.length;
  }

  /** The public part of the table now, as JSON. */
  get shared(): string {
    return publicIn(this.#frames[0] ?? Buffer.alloc(0));
  }

  #lastSeen(): LastSeen {
    const [seen, ...others] = this.#frames.map(publicIn);
    if (seen === undefined || !others.every((other) => other === seen))
      throw new Error(`clients see different things at ${this.#table}`);
    return { table: this.#table, version: this.#version, publicHash: hashOf(seen) };
  }

  #onFrame(client: number, version: number, frame: Buffer): void {
    this.#frames[client] = frame;
    this.#versions[client] = version;
    if (!this.#isPlaying) {
      this.#arrived();
      return;
    }
    this.countFrame(frame);
    if (version !== this.#version + 1) throw new Error(`frame ${version} after ${this.#version}`);
    this.seenBy(client);
  }

  #allAt(version: number): Promise<void> {
    return new Promise((done) => {
      this.#arrived = () => {
        if (SEATS.every((client) => (this.#versions[client] ?? -1) >= version)) done();
      };
      this.#arrived();
    });
  }
}

export function openTopsail({ at, tables }: LoadJob): Promise<TopsailMatch[]> {
  return inBatches(tables, async (no) => {
    const match = new TopsailMatch(
      await Promise.all(SEATS.map((seat) => GuestConnection.connect(at, `Guest ${no}-${seat}`))),
      no,
    );
    await match.begin();
    return match;
  });
}

function planOf(game: number): PlanInput {
  return { ruleset: RULESETS[game % RULESETS.length] ?? RULESETS[0], seats: CLIENTS };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
