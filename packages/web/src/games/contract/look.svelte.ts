/** What was picked up to be played, and the answers that are left with it. */
interface PickedUp {
  readonly from: 'board' | 'own';
  readonly moves: readonly string[];
}

/** The answer being weighed, wherever it is pointed at: in the list, in the hand or on the board. */
export class Look {
  #pointed: string | undefined = $state.raw();
  /** Chosen, but not given yet. */
  picked: string | undefined = $state.raw();

  up: PickedUp | undefined = $state.raw();

  get move(): string | undefined {
    return this.#pointed ?? this.picked;
  }

  at(move: string): void {
    this.#pointed = move;
  }

  away(move: string): void {
    if (this.#pointed === move) this.#pointed = undefined;
  }

  pick(move: string): void {
    this.picked = move;
  }

  pickUp(from: PickedUp['from'], moves: readonly string[]): void {
    this.up = { from, moves };
  }

  putBack(): void {
    this.up = undefined;
  }

  /** Whether it is no answer of what was picked up. */
  isAside(move: string): boolean {
    return this.up !== undefined && !this.up.moves.includes(move);
  }

  /** The question is no more. */
  forget(): void {
    this.up = undefined;
    this.#pointed = undefined;
    this.picked = undefined;
  }
}
