import type { Turnstile } from './turnstile.ts';

/** Who listens to a table. */
export interface Ears {
  /** Where tables wait whose game is over, until they may set up the next. */
  readonly between: Turnstile;
  /** The last of the others has the frame, so many milliseconds after the command was sent. */
  shown(milliseconds: number): void;
  /** Everybody has the frame and the answer: the next command may be sent. */
  ready(match: Match): void;
  failed(problem: Error): void;
}

export const CLIENTS = 4;

/** A table and its four clients as the load sees them: one command is under way at a time. */
export abstract class Match {
  listener: Ears | undefined;
  commands = 0;
  frames = 0;
  frameBytes = 0;
  commandBytes = 0;
  isReady = true;
  #sentAt = 0;
  #mover = 0;
  /** A bit for every client whose frame has not come, and one for the answer. */
  #missing = 0;

  /** Sends the next command. */
  move(): void {
    this.isReady = false;
    this.#sentAt = performance.now();
    this.#missing = (1 << (CLIENTS + (this.hasAnswers ? 1 : 0))) - 1;
    this.#mover = this.sendNext();
  }

  /** Whether the mover gets an answer of its own besides the frame. */
  protected abstract readonly hasAnswers: boolean;

  /** Sends a command and returns which client sent it. */
  protected abstract sendNext(): number;

  /** Throws unless all that came is what should have come; returns how many views were looked at. */
  abstract check(): number;

  /** Called between two commands; a game that is over is followed by the next. */
  protected rest(): Promise<void> | undefined {
    return undefined;
  }

  protected weigh(frame: Buffer): void {
    this.frames += 1;
    this.frameBytes += frame.length;
  }

  protected seenBy(client: number): void {
    const bit = 1 << client;
    if ((this.#missing & bit) === 0) throw new Error(`client ${client} was told twice`);
    const others = ((1 << CLIENTS) - 1) & ~(1 << this.#mover);
    const wasShown = (this.#missing & others) === 0;
    this.#missing &= ~bit;
    if (!wasShown && (this.#missing & others) === 0) this.listener?.shown(performance.now() - this.#sentAt);
    if (this.#missing === 0) this.#settle();
  }

  protected answered(): void {
    this.seenBy(CLIENTS);
  }

  /** For listeners of sockets, whose exceptions nobody would catch. */
  protected guard(hear: () => void): void {
    try {
      hear();
    } catch (problem) {
      this.fail(problem);
    }
  }

  protected fail(problem: unknown): void {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (this.listener === undefined) throw error;
    this.listener.failed(error);
  }

  #settle(): void {
    this.commands += 1;
    const pause = this.rest();
    if (pause === undefined) this.#continue();
    else
      pause.then(
        () => this.#continue(),
        (problem: unknown) => this.fail(problem),
      );
  }

  #continue(): void {
    this.isReady = true;
    this.listener?.ready(this);
  }
}
