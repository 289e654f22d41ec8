/** Lets one answer through for each version of a table, until another version is shown or the answer is refused. */
export class AnswerGuard {
  #answered: number | undefined;

  /** Whether this version may be answered. If so, it may not be answered again. */
  admits(version: number): boolean {
    if (version === this.#answered) return false;
    this.#answered = version;
    return true;
  }

  /** The answer was refused: the same version may be answered again. */
  reopen(): void {
    this.#answered = undefined;
  }
}
