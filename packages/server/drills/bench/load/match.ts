import type { Semaphore } from './semaphore.ts';

/** Called by a match. */
export interface MatchListener {
  /** Limits how many tables set up their next game at the same time. */
  readonly setUps: Semaphore;
  /** The last of the other clients has the frame, so many milliseconds after the command was sent. */
  onShown(milliseconds: number): void;
  /** All clients have the frame and the mover has the answer: the next command may be sent. */
  onReady(match: Match): void;
  onFailed(problem: Error): void;
}

export const CLIENTS = 4;

/** A table with its four clients. One command is in progress at a time. */
export abstract class Match {
  listener: MatchListener | undefined;
  commands = 0;
  frames = 0;
  frameBytes = 0;
  commandBytes = 0;
  isReady = true;
  #sentAt = 0;
  #mover = 0;
  /** One bit for each client that has not received the frame, and one for the answer. */
  #missing = 0;

  /** Sends the next command. */
  move(): void {
    this.isReady = false;
    this.#sentAt = performance.now();
    this.#missing = (1 << (CLIENTS + (this.hasAnswers ? 1 : 0))) - 1;
    this.#mover = this.sendNext();
  }

  /** Whether the mover gets an answer besides the frame. */
  protected abstract readonly hasAnswers: boolean;

  /** Sends a command and returns which client sent it. */
  protected abstract sendNext(): number;

  /** Throws unless the last views are right; returns how many were checked. */
  abstract check(): number;

  /** Called between two commands; sets up the next game when one is over. */
  protected betweenCommands(): Promise<void> | undefined {
    return undefined;
  }

  protected countFrame(frame: Buffer): void {
    this.frames += 1;
    this.frameBytes += frame.length;
  }

  protected seenBy(client: number): void {
    const bit = 1 << client;
    if ((this.#missing & bit) === 0) throw new Error(`client ${client} received the frame twice`);
    const others = ((1 << CLIENTS) - 1) & ~(1 << this.#mover);
    const wasShown = (this.#missing & others) === 0;
    this.#missing &= ~bit;
    if (!wasShown && (this.#missing & others) === 0) this.listener?.onShown(performance.now() - this.#sentAt);
    if (this.#missing === 0) this.#settle();
  }

  protected answered(): void {
    this.seenBy(CLIENTS);
  }

  /** Runs a socket listener and reports its exceptions. */
  protected guard(handle: () => void): void {
    try {
      handle();
    } catch (problem) {
      this.fail(problem);
    }
  }

  protected fail(problem: unknown): void {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (this.listener === undefined) throw error;
    this.listener.onFailed(error);
  }

  #settle(): void {
    this.commands += 1;
    const pause = this.betweenCommands();
    if (pause === undefined) this.#continue();
    else
      pause.then(
        () => this.#continue(),
        (problem: unknown) => this.fail(problem),
      );
  }

  #continue(): void {
    this.isReady = true;
    this.listener?.onReady(this);
  }
}
