import { accept, type Answer, type AnyRefusal } from '../refusals.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** The result of a command: the version it made, and its table (for `create` and `rematch` the new one). */
export interface Done {
  readonly table: string;
  readonly version: number;
}

export type CommandMessage = Extract<OutgoingMessage, { readonly id: string }>;

/** Commands that the server has not answered yet. Each promise settles once, however often the command is sent. */
export class PendingCommands {
  readonly #waiting = new Map<
    string,
    { readonly message: CommandMessage; readonly settle: (answer: Answer<Done>) => void }
  >();

  add(message: CommandMessage): Promise<Answer<Done>> {
    return new Promise((settle) => this.#waiting.set(message.id, { message, settle }));
  }

  /** The oldest first. Sent again with the same ids they are executed once. */
  unanswered(): readonly CommandMessage[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  done(id: string, done: Done): void {
    this.#settle(id, accept(done));
  }

  refused(id: string, refusal: AnyRefusal): void {
    this.#settle(id, { ok: false, refusal });
  }

  refuseAll(refusal: AnyRefusal): void {
    for (const id of [...this.#waiting.keys()]) this.refused(id, refusal);
  }

  #settle(id: string, answer: Answer<Done>): void {
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
  }
}
