import { createHash } from 'node:crypto';
import { fast, type Chance } from '@topsail/engine';
import type { PlanInput } from '@topsail/protocol';
import { inBatches } from '../batches.ts';
import type { LoadJob } from '../job.ts';
import { CLIENTS, Match } from '../match.ts';
import { isOver, movesIn, publicIn, waitingIn } from './glimpse.ts';
import { Hand } from './hand.ts';

/** Games in turn, table by table and game by game. */
const RULESETS = ['jamaica-1', 'cartagena-jamaica'] as const;
const SEATS = Array.from({ length: CLIENTS }, (_, seat) => seat);

/** What everybody saw of a table at the end, to be compared with the store. */
export interface LastSeen {
  readonly table: string;
  readonly version: number;
  readonly publicHash: string;
}

/** At our own server: real games, one after the other. */
export class TopsailMatch extends Match {
  protected readonly hasAnswers = true;
  readonly #hands: readonly Hand[];
  readonly #chance: Chance;
  readonly #frames: Buffer[] = [];
  readonly #versions: number[] = [];
  readonly over: LastSeen[] = [];
  #table = '';
  #version = 0;
  #isPlaying = false;
  #game: number;
  #arrived: () => void = () => undefined;

  constructor(hands: readonly Hand[], no: number) {
    super();
    this.#hands = hands;
    this.#game = no;
    this.#chance = fast(no + 1);
    for (const hand of hands) hand.onProblem = (problem) => this.fail(problem);
  }

  /** Sits everybody down at a new table and starts the game. */
  async begin(): Promise<void> {
    const [host] = this.#hands;
    if (host === undefined) throw new Error('a table needs a host');
    const { table } = await host.create(planOf(this.#game++));
    this.#versions.fill(-1, 0, CLIENTS);
    this.#table = table;
    this.#hands.forEach((hand, client) => {
      hand.open(table, (version, frame) => this.#hear(client, version, frame));
    });
    await this.#allAt(0);
    const nonce = `bench-${table}`;
    await Promise.all(this.#hands.map((hand, seat) => hand.do(table, 0, { k: 'sit', seat, nonce })));
    const { version } = await host.do(table, CLIENTS, { k: 'start' });
    await this.#allAt(version);
    this.#version = version;
    this.#isPlaying = true;
  }

  /** Nobody looks at the table any longer. */
  async leave(): Promise<void> {
    this.#isPlaying = false;
    for (const hand of this.#hands) hand.close(this.#table);
    await Promise.all(this.#hands.map((hand) => hand.heard()));
  }

  protected sendNext(): number {
    const [any] = this.#frames;
    if (any === undefined) throw new Error('nobody has seen the table');
    const mover = waitingIn(any);
    const hand = this.#hands[mover];
    const moves = movesIn(this.#frames[mover] ?? any);
    const move = moves[moves.length > 1 ? this.#chance.roll(moves.length, 'choice') - 1 : 0];
    if (hand === undefined || move === undefined) throw new Error(`seat ${mover} has no move`);
    hand.act(this.#table, this.#version, { k: 'move', move }, ({ version }) => {
      if (version !== this.#version + 1) throw new Error(`version ${version} after ${this.#version}`);
      this.answered();
    });
    this.commandBytes += hand.sent;
    return mover;
  }

  protected override rest(): Promise<void> | undefined {
    this.#version += 1;
    const [any] = this.#frames;
    if (any === undefined || !isOver(any)) return undefined;
    this.over.push(this.#lastSeen());
    const setUp = (): Promise<void> => this.leave().then(() => this.begin());
    return this.listener === undefined ? setUp() : this.listener.between.pass(setUp);
  }

  /** All four see the same; whether it is right, the store knows. */
  check(): number {
    this.over.push(this.#lastSeen());
    return CLIENTS * this.over.length;
  }

  /** What all may see at the table now, as JSON. */
  get shared(): string {
    return publicIn(this.#frames[0] ?? Buffer.alloc(0));
  }

  #lastSeen(): LastSeen {
    const [seen, ...others] = this.#frames.map(publicIn);
    if (seen === undefined || !others.every((other) => other === seen))
      throw new Error(`not all see the same at ${this.#table}`);
    return { table: this.#table, version: this.#version, publicHash: hashOf(seen) };
  }

  #hear(client: number, version: number, frame: Buffer): void {
    this.#frames[client] = frame;
    this.#versions[client] = version;
    if (!this.#isPlaying) {
      this.#arrived();
      return;
    }
    this.weigh(frame);
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
      await Promise.all(SEATS.map((seat) => Hand.come(at, `Mate ${no}-${seat}`))),
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
