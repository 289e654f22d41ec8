/** The answer being weighed, wherever it is pointed at: in the list, in the hand or on the board. */
export class Look {
  move: string | undefined = $state.raw();

  at(move: string): void {
    this.move = move;
  }

  away(move: string): void {
    if (this.move === move) this.move = undefined;
  }
}
