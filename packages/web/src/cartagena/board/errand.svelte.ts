import type { Point } from '../../board/geometry.ts';
import type { Choice, Reachable } from './reachable.ts';

/** A pirate being sent somewhere: chosen, weighed with this card or that, or carried there by hand. */
export class Errand {
  readonly #reachable: () => Reachable;
  readonly #send: (move: string) => void;
  #chosen: { readonly position: number; readonly of: string } | undefined = $state.raw();
  /** The one landing left, where he was put down and several cards lead. */
  #landing: number | undefined = $state.raw();
  looked: Choice | undefined = $state.raw();
  /** Where on the sheet the hand is that carries him. */
  hand: Point | undefined = $state.raw();

  /** The question on the table: an errand that was begun ends with it. */
  readonly #asked = $derived.by(() =>
    [...this.#reachable().values()].flatMap((ways) => ways.map(({ move }) => move)).join(),
  );
  readonly position = $derived.by(() =>
    this.#chosen?.of === this.#asked ? this.#chosen.position : undefined,
  );
  readonly choices: readonly Choice[] = $derived.by(() => {
    const all = this.position === undefined ? [] : (this.#reachable().get(this.position) ?? []);
    return this.#landing === undefined ? all : all.filter(({ to }) => to === this.#landing);
  });

  constructor(reachable: () => Reachable, send: (move: string) => void) {
    this.#reachable = reachable;
    this.#send = send;
  }

  choose(position: number): void {
    const isSame = this.position === position;
    this.end();
    if (!isSame) this.#chosen = { position, of: this.#asked };
  }

  look(choice: Choice | undefined): void {
    this.looked = choice;
  }

  take({ move }: Choice): void {
    this.end();
    this.#send(move);
  }

  end(): void {
    this.#chosen = undefined;
    this.#landing = undefined;
    this.looked = undefined;
    this.hand = undefined;
  }

  /** Carries the pirate of a position to where the hand is, over a landing or none. */
  carry(position: number, hand: Point, landing: number | undefined): void {
    if (this.hand === undefined) this.end();
    this.#chosen = { position, of: this.#asked };
    this.hand = hand;
    this.looked = this.choices.find(({ to }) => to === landing);
  }

  /** Puts him down: one way there is taken, several are asked about, and without one he stays. */
  drop(landing: number | undefined): void {
    const there = this.choices.filter(({ to }) => to === landing);
    const [only, ...others] = there;
    this.hand = undefined;
    if (only === undefined) this.end();
    else if (others.length === 0) this.take(only);
    else this.#landing = landing;
  }
}
