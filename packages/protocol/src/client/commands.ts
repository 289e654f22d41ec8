import { grant, type Answer, type Denial } from '../refusals.ts';
import type { Sent } from './sent.ts';

/** What a command came to: the version it made, and the table, which `create` and `rematch` have made. */
export interface Done {
  readonly table: string;
  readonly version: number;
}

export type CommandMessage = Extract<Sent, { readonly command: string }>;

/** Commands that the server has not answered yet. Each is answered once, however often it is sent. */
export class Commands {
  readonly #waiting = new Map<
    string,
    { readonly message: CommandMessage; readonly settle: (answer: Answer<Done>) => void }
  >();

  add(message: CommandMessage): Promise<Answer<Done>> {
    return new Promise((settle) => this.#waiting.set(message.command, { message, settle }));
  }

  /** As they were given, the oldest first: sent again they are the same commands. */
  unanswered(): readonly CommandMessage[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  done(command: string, done: Done): void {
    this.#settle(command, grant(done));
  }

  refused(command: string, refusal: Denial): void {
    this.#settle(command, { ok: false, refusal });
  }

  refuseAll(refusal: Denial): void {
    for (const command of [...this.#waiting.keys()]) this.refused(command, refusal);
  }

  #settle(command: string, answer: Answer<Done>): void {
    this.#waiting.get(command)?.settle(answer);
    this.#waiting.delete(command);
  }
}
