import type { Carrying } from '../../shared/board/carry.ts';
import type { Point } from '../../shared/board/geometry.ts';
import { choicesOf, putDown, type Errand } from './errand.ts';
import type { Choice, Reachable } from './reachable.ts';

/** What a pirate is sent by: the question that is asked, and where on the sheet things lie. */
interface Command {
  readonly reachable: () => Reachable;
  readonly onmove: (move: string) => void;
  /** A point of the page as one of the sheet. */
  readonly onSheet: (x: number, y: number) => Point;
  /** Which of these positions lies there. */
  readonly positionAt: (positions: readonly number[], point: Point) => number | undefined;
}

/** The sending of a pirate: he is chosen or carried, and then one of his ways is. */
export class Sending {
  readonly #command: Command;
  /** The question on the table: an errand that was begun ends with it. */
  readonly #asked = $derived.by(() => movesIn(this.#command.reachable()));
  #begun: { readonly errand: Errand; readonly of: string } | undefined = $state.raw();
  /** The way that is pointed at. */
  looked: Choice | undefined = $state.raw();

  readonly errand = $derived(this.#begun?.of === this.#asked ? this.#begun.errand : undefined);
  readonly choices = $derived.by(() => choicesOf(this.#command.reachable(), this.errand));

  constructor(command: Command) {
    this.#command = command;
  }

  send(errand: Errand | undefined): void {
    this.#begun = errand === undefined ? undefined : { errand, of: this.#asked };
    this.looked = undefined;
  }

  take({ move }: Choice): void {
    this.send(undefined);
    this.#command.onmove(move);
  }

  carryingOf(position: number): Carrying {
    return {
      onmove: (x, y) => this.#carry(position, this.#command.onSheet(x, y)),
      ondrop: (x, y) => this.#drop(position, this.#command.onSheet(x, y)),
      oncancel: () => this.send(undefined),
    };
  }

  #carry(position: number, hand: Point): void {
    this.send({ position, hand });
    const landing = this.#landingAt(position, hand);
    this.looked = this.#waysFrom(position).find(({ to }) => to === landing);
  }

  #drop(position: number, hand: Point): void {
    const put = putDown(this.#command.reachable(), { position }, this.#landingAt(position, hand));
    if (put.taken === undefined) this.send(put.errand);
    else this.take(put.taken);
  }

  #landingAt(position: number, point: Point): number | undefined {
    const landings = this.#waysFrom(position).map(({ to }) => to);
    return this.#command.positionAt(landings, point);
  }

  #waysFrom(position: number): readonly Choice[] {
    return this.#command.reachable().get(position) ?? [];
  }
}

function movesIn(reachable: Reachable): string {
  return [...reachable.values()].flatMap((ways) => ways.map(({ move }) => move)).join();
}
