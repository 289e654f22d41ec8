import type { Chance } from '@topsail/engine';
import type { Simulation } from '../kit/simulation.ts';
import { oneIn, pick } from '../kit/random-choice.ts';
import type { VirtualUser } from '../kit/virtual-user.ts';

const INJECT_EVERY_MILLISECONDS = 25;
/** How long at most the server does not notice that a client is gone. */
const HALF_OPEN_MILLISECONDS = 3000;
const NOT_READING_MILLISECONDS = 500;

type Fault = 'cut' | 'half-open' | 'not reading' | 'sent again';

const FAULTS: readonly Fault[] = ['cut', 'cut', 'half-open', 'not reading', 'sent again', 'sent again'];

/** Injects random faults into the connections of a simulation until it is stopped. */
export class FaultInjector {
  readonly #simulation: Simulation;
  readonly #chance: Chance;
  readonly #timer: NodeJS.Timeout;
  readonly counts: Record<Fault, number> = { cut: 0, 'half-open': 0, 'not reading': 0, 'sent again': 0 };

  constructor(simulation: Simulation, chance: Chance) {
    this.#simulation = simulation;
    this.#chance = chance;
    this.#timer = setInterval(() => this.#injectOne(), INJECT_EVERY_MILLISECONDS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #injectOne(): void {
    const fault = pick(this.#chance, FAULTS);
    this.counts[fault]++;
    this.#inject(fault, pick(this.#chance, this.#simulation.users));
  }

  #inject(fault: Fault, user: VirtualUser): void {
    switch (fault) {
      case 'cut':
        return user.connection.cut();
      case 'half-open':
        user.connection.leaveHalfOpen(this.#chance.roll(HALF_OPEN_MILLISECONDS, 'milliseconds'));
        return user.client.dropConnection();
      case 'not reading':
        setTimeout(
          user.connection.pauseReading(),
          this.#chance.roll(NOT_READING_MILLISECONDS, 'milliseconds'),
        );
        return;
      case 'sent again':
        return this.#sendAgain(user);
    }
  }

  /** Sends an old command again, perhaps from another window of the same person. */
  #sendAgain(user: VirtualUser): void {
    const windows = this.#simulation.users.filter(({ guest }) => guest === user.guest);
    const { recentCommands } = user.connection;
    if (recentCommands.length === 0) return;
    const window = oneIn(this.#chance, 2) ? user : pick(this.#chance, windows);
    window.connection.sendRaw(pick(this.#chance, recentCommands));
  }
}
