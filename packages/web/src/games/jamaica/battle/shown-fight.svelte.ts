import type { Fight } from './fight.ts';
import { fightSeen, type Seen } from './fight-seen.ts';

/** The battle on screen, unless it is sent away while something is asked in it. */
export class ShownFight {
  readonly #seen: () => Seen;
  #sentAway: number | undefined = $state.raw();

  readonly #fight: Fight | undefined = $derived.by(() => fightSeen(this.#seen()));

  /** Undefined when there is none to be seen. */
  readonly now: Fight | undefined = $derived.by(() => {
    const isSentAway = this.#sentAway === this.#fight?.number && this.#seen().beat === undefined;
    return isSentAway ? undefined : this.#fight;
  });

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  /** Until more of it is shown. */
  sendAway(): void {
    this.#sentAway = this.#fight?.number;
  }
}
