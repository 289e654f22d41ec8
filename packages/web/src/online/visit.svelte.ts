import { Client, type Answer, type AnyRefusal, type Me, type ConnectionStatus } from '@topsail/protocol';
import { keepKnown } from '../browser/known.ts';
import { becomeGuest, recover, rename, whoAmI } from './api.ts';
import { browserPorts } from './dial.ts';

/** `stranger`: the server does not know this browser yet. */
type Acquaintance = 'asking' | 'unreachable' | 'stranger' | 'known';

/** Somebody at the server: who they are, and the line to it. */
export class Visit {
  acquaintance: Acquaintance = $state('asking');
  me: Me | undefined = $state.raw();
  client: Client | undefined = $state.raw();
  status: ConnectionStatus = $state('connecting');
  /** Why the server wants no more of this page. */
  ended: AnyRefusal | undefined = $state.raw();
  refusal: AnyRefusal | undefined = $state.raw();

  async arrive(): Promise<void> {
    this.#meet(await whoAmI());
  }

  async introduce(name: string): Promise<void> {
    this.#meet(await becomeGuest(name));
  }

  /** Another name from now on; at a table where one sits one keeps the old one. */
  async rename(name: string): Promise<void> {
    this.#meet(await rename(name));
  }

  /** Becomes who made the code, on this device too. True when it worked. */
  async recover(code: string): Promise<boolean> {
    const answer = await recover(code);
    const isDone = answer?.ok === true;
    if (isDone) {
      this.client?.close();
      this.client = undefined;
    }
    this.#meet(answer);
    return isDone;
  }

  leave(): void {
    this.client?.close();
  }

  #meet(answer: Answer<Me> | undefined): void {
    this.refusal = undefined;
    if (answer === undefined) {
      if (this.me === undefined) this.acquaintance = 'unreachable';
    } else if (answer.ok) {
      this.me = answer.value;
      this.acquaintance = 'known';
      keepKnown();
      this.client ??= this.#connect();
    } else {
      this.acquaintance = this.me === undefined ? 'stranger' : 'known';
      if (answer.refusal.code !== 'person/unknown' || this.acquaintance === 'known')
        this.refusal = answer.refusal;
    }
  }

  #connect(): Client {
    return new Client(browserPorts, {
      onWelcome: (me) => (this.me = me),
      onStatus: (status, why) => {
        this.status = status;
        this.ended = why;
      },
    });
  }
}
