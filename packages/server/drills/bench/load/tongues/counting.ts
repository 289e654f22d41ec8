import { CLIENTS, Match } from '../match.ts';
import type { Cable } from './cable.ts';

/** A table where a move only counts: each client takes its turn, and every frame tells how many moves there were. */
export abstract class CountingMatch extends Match {
  protected readonly hasAnswers = false;
  readonly #cables: readonly Cable[];
  readonly #counts: number[] = new Array<number>(CLIENTS).fill(0);

  constructor(cables: readonly Cable[]) {
    super();
    this.#cables = cables;
    cables.forEach((cable, client) =>
      cable.hear((frame) => this.guard(() => this.#hear(client, cable, frame))),
    );
  }

  protected abstract commandOf(mover: number): string | Buffer;

  /** How many moves a frame tells of; undefined when it is about something else. */
  protected abstract countIn(frame: Buffer, cable: Cable): number | undefined;

  protected sendNext(): number {
    const mover = this.commands % CLIENTS;
    const command = this.commandOf(mover);
    this.#cables[mover]?.send(command);
    this.commandBytes += command.length;
    return mover;
  }

  check(): number {
    if (!this.#counts.every((count) => count === this.commands))
      throw new Error(`frames ${this.#counts.join(', ')} after ${this.commands} commands`);
    return CLIENTS;
  }

  #hear(client: number, cable: Cable, frame: Buffer): void {
    const count = this.countIn(frame, cable);
    if (count === undefined) return;
    if (count !== this.commands + 1) throw new Error(`frame ${count} after ${this.commands} commands`);
    this.weigh(frame);
    this.#counts[client] = count;
    this.seenBy(client);
  }
}
