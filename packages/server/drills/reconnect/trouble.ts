import type { Chance } from '@topsail/engine';
import type { Fleet } from '../kit/fleet.ts';
import { oneIn, pick } from '../kit/luck.ts';
import type { Sailor } from '../kit/sailor.ts';

const STRIKE_EVERY_MILLISECONDS = 25;
/** How long the server believes that somebody is still there, at the most. */
const HALF_OPEN_MILLISECONDS = 3000;
const NOT_READING_MILLISECONDS = 500;

type Fault = 'cut' | 'half-open' | 'not reading' | 'sent again';

const FAULTS: readonly Fault[] = ['cut', 'cut', 'half-open', 'not reading', 'sent again', 'sent again'];

/** Everything that can befall the lines of a fleet, by luck and without end. */
export class Trouble {
  readonly #fleet: Fleet;
  readonly #luck: Chance;
  readonly #timer: NodeJS.Timeout;
  readonly counts: Record<Fault, number> = { cut: 0, 'half-open': 0, 'not reading': 0, 'sent again': 0 };

  constructor(fleet: Fleet, luck: Chance) {
    this.#fleet = fleet;
    this.#luck = luck;
    this.#timer = setInterval(() => this.#strike(), STRIKE_EVERY_MILLISECONDS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #strike(): void {
    const fault = pick(this.#luck, FAULTS);
    this.counts[fault]++;
    this.#inflict(fault, pick(this.#luck, this.#fleet.sailors));
  }

  #inflict(fault: Fault, sailor: Sailor): void {
    switch (fault) {
      case 'cut':
        return sailor.line.cut();
      case 'half-open':
        sailor.line.hangOpen(this.#luck.roll(HALF_OPEN_MILLISECONDS, 'milliseconds'));
        return sailor.client.dropConnection();
      case 'not reading':
        setTimeout(sailor.line.stall(), this.#luck.roll(NOT_READING_MILLISECONDS, 'milliseconds'));
        return;
      case 'sent again':
        return this.#sendAgain(sailor);
    }
  }

  /** An old command of somebody comes once more, perhaps from another of their windows. */
  #sendAgain(sailor: Sailor): void {
    const windows = this.#fleet.sailors.filter(({ guest }) => guest === sailor.guest);
    const { commands } = sailor.line;
    if (commands.length === 0) return;
    const window = oneIn(this.#luck, 2) ? sailor : pick(this.#luck, windows);
    window.line.slip(pick(this.#luck, commands));
  }
}
