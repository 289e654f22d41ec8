import { CLIENTS, Match } from '../match.ts';
import type { MinimalSocket } from './minimal-socket.ts';

/** A match whose moves only increase a counter. The clients move in turn; every frame contains the counter. */
export abstract class CountingMatch extends Match {
  protected readonly hasAnswers = false;
  readonly #sockets: readonly MinimalSocket[];
  readonly #counts: number[] = new Array<number>(CLIENTS).fill(0);

  constructor(sockets: readonly MinimalSocket[]) {
    super();
    this.#sockets = sockets;
    sockets.forEach((socket, client) =>
      socket.onFrame((frame) => this.guard(() => this.#onFrame(client, socket, frame))),
    );
  }

  protected abstract commandOf(mover: number): string | Buffer;

  /** The counter in a frame; undefined when it is another kind of frame. */
  protected abstract countIn(frame: Buffer, socket: MinimalSocket): number | undefined;

  protected sendNext(): number {
    const mover = this.commands % CLIENTS;
    const command = this.commandOf(mover);
    this.#sockets[mover]?.send(command);
    this.commandBytes += command.length;
    return mover;
  }

  check(): number {
    if (!this.#counts.every((count) => count === this.commands))
      throw new Error(`frames ${this.#counts.join(', ')} after ${this.commands} commands`);
    return CLIENTS;
  }

  #onFrame(client: number, socket: MinimalSocket, frame: Buffer): void {
    const count = this.countIn(frame, socket);
    if (count === undefined) return;
    if (count !== this.commands + 1) throw new Error(`frame ${count} after ${this.commands} commands`);
    this.countFrame(frame);
    this.#counts[client] = count;
    this.seenBy(client);
  }
}
