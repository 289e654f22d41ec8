import type { Seat } from '@topsail/engine';
import type { SeatInfo } from '@topsail/protocol';
import { CAPTAINS } from '../words/captains.ts';

/** Which seat and captain somebody will take: what they chose while it can be had, else what is free. */
export class PlaceChoice {
  seatChosen: Seat | undefined = $state();
  colourChosen: number | undefined = $state();
  readonly #seats: () => readonly SeatInfo[];
  readonly #own: () => Seat | undefined;

  readonly seats: readonly Seat[] = $derived.by(() =>
    [...this.#seats().keys()].filter((seat) => !this.#isTaken(seat)),
  );
  readonly colours: readonly number[] = $derived.by(() =>
    [...CAPTAINS.keys()].filter(
      (colour) => !this.#seats().some((shown, seat) => this.#isTaken(seat) && shown.colour === colour),
    ),
  );
  readonly seat: Seat | undefined = $derived.by(() => pick(this.seats, this.seatChosen, this.#own()));
  readonly colour: number | undefined = $derived.by(() =>
    pick(
      this.colours,
      this.colourChosen,
      this.seat === undefined ? undefined : this.#seats()[this.seat]?.colour,
    ),
  );

  constructor(seats: () => readonly SeatInfo[], own: () => Seat | undefined) {
    this.#seats = seats;
    this.#own = own;
  }

  forget(): void {
    this.seatChosen = undefined;
    this.colourChosen = undefined;
  }

  /** Whether somebody else has it. */
  #isTaken(seat: Seat): boolean {
    return seat !== this.#own() && this.#seats()[seat]?.occupant.kind !== 'nobody';
  }
}

function pick(
  from: readonly number[],
  chosen: number | undefined,
  usual: number | undefined,
): number | undefined {
  return [chosen, usual].find((n) => n !== undefined && from.includes(n)) ?? from[0];
}
