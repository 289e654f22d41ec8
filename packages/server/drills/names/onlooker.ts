import { randomUUID } from 'node:crypto';
import { sealOf } from '@topsail/engine';
import type { ChatLine, Command, PlanRequest, ToClient } from '@topsail/protocol';
import type { Guest } from '../kit/guest.ts';
import { Failure, within } from '../kit/verdict.ts';
import { RawClient } from '../leak/raw-client.ts';

type Frame<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

const SECONDS = 60;

/** A guest with a socket, who keeps every frame. */
export class Onlooker {
  readonly guest: Guest;
  readonly frames: ToClient[] = [];
  #socket: RawClient | undefined;
  #wake: (() => void)[] = [];
  #pings = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  static async connect(at: string, guest: Guest): Promise<Onlooker> {
    const onlooker = new Onlooker(guest);
    onlooker.#socket = await RawClient.connect(at, guest, {
      onSent: () => undefined,
      onReceived: (text) => onlooker.#receive(JSON.parse(text) as ToClient),
    });
    return onlooker;
  }

  all<T extends ToClient['t']>(t: T): Frame<T>[] {
    return this.frames.filter((frame): frame is Frame<T> => frame.t === t);
  }

  get lines(): ChatLine[] {
    return this.all('chat').flatMap(({ lines }) => lines);
  }

  async creates(plan: PlanRequest): Promise<string> {
    const id = randomUUID();
    this.#socket?.send({ t: 'create', id, plan });
    return (await this.#done(id)).table;
  }

  async opens(table: string): Promise<void> {
    const before = this.all('table').length;
    this.#socket?.send({ t: 'open', table });
    await this.#until(() => this.all('table').length > before, 'the table is not opened');
  }

  watchesLobby(): void {
    this.#socket?.send({ t: 'lobby', watch: true });
  }

  async does(table: string, command: Command): Promise<void> {
    const id = randomUUID();
    const seen = this.all('table').at(-1)?.version ?? 0;
    this.#socket?.send({ t: 'command', id, table, seen, command });
    await this.#done(id);
  }

  async sits(table: string, seat: number): Promise<void> {
    await this.does(table, { k: 'sit', seat, seal: sealOf(table, this.guest.person, this.#nonce) });
  }

  async reveals(table: string): Promise<void> {
    await this.does(table, { k: 'reveal', nonce: this.#nonce });
  }

  /** Settles when the line is heard or refused. */
  async says(table: string, channel: 'seats' | 'spectators', text: string): Promise<void> {
    const answers = (): number =>
      this.lines.filter(({ person }) => person === this.guest.person).length + this.all('refused').length;
    const before = answers();
    this.#socket?.say(table, channel, text);
    await this.#until(() => answers() > before, 'a line is neither heard nor refused');
  }

  /** Settles when everything that was sent to this socket by now is received. */
  async isUpToDate(): Promise<void> {
    const n = (this.#pings += 1);
    this.#socket?.send({ t: 'ping', n });
    await this.#until(() => this.all('pong').some((pong) => pong.n === n), 'a ping is not answered');
  }

  async leaves(): Promise<void> {
    await this.#socket?.close();
  }

  get #nonce(): string {
    return `a-nonce-long-enough-of-${this.guest.person}`.slice(0, 60);
  }

  async #done(id: string): Promise<Frame<'done'>> {
    const answer = (): ToClient | undefined => this.frames.find((frame) => 'id' in frame && frame.id === id);
    await this.#until(() => answer() !== undefined, 'a command is not answered');
    const frame = answer();
    if (frame?.t !== 'done') throw new Failure(`a command was refused: ${JSON.stringify(frame)}`);
    return frame;
  }

  async #until(is: () => boolean, what: string): Promise<void> {
    const met = async (): Promise<void> => {
      while (!is()) await new Promise<void>((wake) => this.#wake.push(wake));
    };
    await within(SECONDS, () => what, met());
  }

  #receive(frame: ToClient): void {
    this.frames.push(frame);
    for (const wake of this.#wake.splice(0)) wake();
  }
}
