import type { Decision, Signal, Thought } from '@topsail/bots';
import type { Seat } from '@topsail/engine';
import { botsToAct, decisionFor } from './decision.ts';
import type { Session } from './session.ts';

export type Think = (decision: Decision, signal: Signal) => Promise<Thought | undefined>;

/** Has the bots think about what they are asked; those who choose at the same time think at the same time. */
export class Turns {
  readonly #think: Think;
  readonly #answered: (seat: Seat, move: string) => void;
  readonly #asked = new Set<Seat>();
  #abort = new AbortController();

  constructor(think: Think, answered: (seat: Seat, move: string) => void) {
    this.#think = think;
    this.#answered = answered;
  }

  /** Asks every bot that owes an answer and is not thinking about it yet. */
  ask(session: Session): void {
    for (const seat of botsToAct(session)) if (!this.#asked.has(seat)) void this.#ask(session, seat);
  }

  /** The answer of that seat has been given, and the next question to it is a new one. */
  done(seat: Seat): void {
    this.#asked.delete(seat);
  }

  /** Nobody wants to hear what is being thought about any more. */
  cancel(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#asked.clear();
  }

  async #ask(session: Session, seat: Seat): Promise<void> {
    const { signal } = this.#abort;
    this.#asked.add(seat);
    const thought = await this.#think(decisionFor(session, seat), signal);
    if (thought === undefined || signal.aborted) return;
    if (thought.fallback !== undefined) console.warn(`Seat ${seat + 1} had to hurry: ${thought.fallback}`);
    this.#answered(seat, thought.move);
  }
}
