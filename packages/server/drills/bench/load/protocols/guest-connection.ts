import { PROTOCOL, type Command, type ToClient, type ToServer, type PlanInput } from '@topsail/protocol';
import { newGuest } from '../../../kit/guest.ts';
import { MinimalSocket } from './minimal-socket.ts';

/** The position of the message type in a frame. Its first letter distinguishes the types that are needed. */
const KIND_AT = '{"t":"'.length;
const [TABLE, DONE, PRESENT_OR_PONG] = Buffer.from('tdp');
const PONG = '{"t":"pong"';
const VERSION_AFTER = '","version":'.length;
const TABLE_AT = '{"t":"table","table":"'.length;
/** Longer than any version, shorter than the rest of any frame. */
const DIGITS = 12;

/** Called for every frame of a table. */
type FrameListener = (version: number, frame: Buffer) => void;

type Done = Extract<ToClient, { readonly t: 'done' }>;

/** A guest with a connection to our own server. Reads only the needed parts of a frame. */
export class GuestConnection {
  readonly person: string;
  readonly #socket: MinimalSocket;
  readonly #answers = new Map<string, (done: Done) => void>();
  readonly #tables = new Map<string, FrameListener>();
  readonly #pongs: (() => void)[] = [];
  #commands = 0;
  /** Bytes of the last command. */
  sent = 0;
  onProblem: (problem: Error) => void = (problem) => {
    throw problem;
  };

  private constructor(socket: MinimalSocket, person: string) {
    this.person = person;
    this.#socket = socket;
    socket.onFrame((frame) => this.#onFrame(frame));
  }

  /** Creates a guest by HTTP and connects by WebSocket. */
  static async connect(at: string, name: string): Promise<GuestConnection> {
    const { cookie, person } = await newGuest({ at }, name);
    const socket = await MinimalSocket.open(`${at.replace('http', 'ws')}/ws`, { origin: at, cookie });
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies ToServer));
    await socket.next((frame) => frame.includes('"t":"welcome"'));
    return new GuestConnection(socket, person);
  }

  create(plan: PlanInput): Promise<Done> {
    return new Promise((done) => this.#command((id) => ({ t: 'create', id, plan }), done));
  }

  execute(table: string, seen: number, command: Command): Promise<Done> {
    return new Promise((done) => this.executeThen(table, seen, command, done));
  }

  executeThen(table: string, seen: number, command: Command, done: (done: Done) => void): void {
    this.#command((id) => ({ t: 'command', id, table, seen, command }), done);
  }

  open(table: string, listener: FrameListener): void {
    this.#tables.set(table, listener);
    this.#socket.send(JSON.stringify({ t: 'open', table } satisfies ToServer));
  }

  close(table: string): void {
    this.#tables.delete(table);
    this.#socket.send(JSON.stringify({ t: 'close', table } satisfies ToServer));
  }

  /** Settles when the server has handled all earlier messages. */
  flushed(): Promise<void> {
    this.#socket.send(JSON.stringify({ t: 'ping', n: 0 } satisfies ToServer));
    return new Promise((done) => this.#pongs.push(done));
  }

  #command(make: (id: string) => object, done: (done: Done) => void): void {
    const command = `c${(this.#commands += 1)}`;
    this.#answers.set(command, done);
    const frame = JSON.stringify(make(command));
    this.sent = frame.length;
    this.#socket.send(frame);
  }

  #onFrame(frame: Buffer): void {
    const kind = frame[KIND_AT];
    try {
      if (kind === TABLE) this.#onTable(frame);
      else if (kind === DONE) this.#onDone(JSON.parse(frame.toString()) as Done);
      else if (kind === PRESENT_OR_PONG) this.#onPong(frame);
      else throw new Error(frame.toString());
    } catch (problem) {
      this.onProblem(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  #onTable(frame: Buffer): void {
    const end = frame.indexOf(0x22, TABLE_AT);
    const at = end + VERSION_AFTER;
    const version = parseInt(frame.toString('latin1', at, at + DIGITS), 10);
    this.#tables.get(frame.toString('latin1', TABLE_AT, end))?.(version, frame);
  }

  #onPong(frame: Buffer): void {
    if (frame.toString('latin1', 0, PONG.length) === PONG) this.#pongs.shift()?.();
  }

  #onDone(done: Done): void {
    const answer = this.#answers.get(done.id);
    if (answer === undefined) throw new Error(`unexpected answer to ${done.id}`);
    this.#answers.delete(done.id);
    answer(done);
  }
}
