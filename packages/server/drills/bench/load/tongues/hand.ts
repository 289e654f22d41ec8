import { PROTOCOL, type Command, type ToClient, type ToServer, type PlanInput } from '@topsail/protocol';
import { newGuest } from '../../../kit/guest.ts';
import { Cable } from './cable.ts';

/** Where the kind of a message stands in its frame; its first letter is enough to tell those apart that matter. */
const KIND_AT = '{"t":"'.length;
const [TABLE, DONE, PRESENT_OR_PONG] = Buffer.from('tdp');
const PONG = '{"t":"pong"';
const VERSION_AFTER = '","version":'.length;
const TABLE_AT = '{"t":"table","table":"'.length;
/** Longer than any version and shorter than any rest of a frame. */
const DIGITS = 12;

/** Who is told of every frame of a table. */
type Heed = (version: number, frame: Buffer) => void;

type Done = Extract<ToClient, { readonly t: 'done' }>;

/** A guest of the real server, with a connection of their own. Reads of a frame only what is needed. */
export class Hand {
  readonly #cable: Cable;
  readonly #answers = new Map<string, (done: Done) => void>();
  readonly #tables = new Map<string, Heed>();
  readonly #pongs: (() => void)[] = [];
  #commands = 0;
  /** Bytes of the last command. */
  sent = 0;
  onProblem: (problem: Error) => void = (problem) => {
    throw problem;
  };

  private constructor(cable: Cable) {
    this.#cable = cable;
    cable.hear((frame) => this.#hear(frame));
  }

  /** Becomes a guest by HTTP and comes in by WebSocket. */
  static async come(at: string, name: string): Promise<Hand> {
    const { cookie } = await newGuest({ at }, name);
    const cable = await Cable.open(`${at.replace('http', 'ws')}/ws`, { origin: at, cookie });
    cable.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies ToServer));
    await cable.next((frame) => frame.includes('"t":"welcome"'));
    return new Hand(cable);
  }

  create(plan: PlanInput): Promise<Done> {
    return new Promise((done) => this.#command((id) => ({ t: 'create', id, plan }), done));
  }

  do(table: string, seen: number, command: Command): Promise<Done> {
    return new Promise((done) => this.act(table, seen, command, done));
  }

  act(table: string, seen: number, command: Command, done: (done: Done) => void): void {
    this.#command((id) => ({ t: 'command', id, table, seen, command }), done);
  }

  open(table: string, heed: Heed): void {
    this.#tables.set(table, heed);
    this.#cable.send(JSON.stringify({ t: 'open', table } satisfies ToServer));
  }

  close(table: string): void {
    this.#tables.delete(table);
    this.#cable.send(JSON.stringify({ t: 'close', table } satisfies ToServer));
  }

  /** Settles when the server has dealt with all that was sent before. */
  heard(): Promise<void> {
    this.#cable.send(JSON.stringify({ t: 'ping', n: 0 } satisfies ToServer));
    return new Promise((done) => this.#pongs.push(done));
  }

  #command(make: (id: string) => object, done: (done: Done) => void): void {
    const command = `c${(this.#commands += 1)}`;
    this.#answers.set(command, done);
    const frame = JSON.stringify(make(command));
    this.sent = frame.length;
    this.#cable.send(frame);
  }

  #hear(frame: Buffer): void {
    const kind = frame[KIND_AT];
    try {
      if (kind === TABLE) this.#hearTable(frame);
      else if (kind === DONE) this.#hearDone(JSON.parse(frame.toString()) as Done);
      else if (kind === PRESENT_OR_PONG) this.#hearPong(frame);
      else throw new Error(frame.toString());
    } catch (problem) {
      this.onProblem(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  #hearTable(frame: Buffer): void {
    const end = frame.indexOf(0x22, TABLE_AT);
    const at = end + VERSION_AFTER;
    const version = parseInt(frame.toString('latin1', at, at + DIGITS), 10);
    this.#tables.get(frame.toString('latin1', TABLE_AT, end))?.(version, frame);
  }

  #hearPong(frame: Buffer): void {
    if (frame.toString('latin1', 0, PONG.length) === PONG) this.#pongs.shift()?.();
  }

  #hearDone(done: Done): void {
    const answer = this.#answers.get(done.id);
    if (answer === undefined) throw new Error(`nobody asked for ${done.id}`);
    this.#answers.delete(done.id);
    answer(done);
  }
}
