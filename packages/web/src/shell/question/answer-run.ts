import type { ShownTable } from '../../table/shown.ts';

/** Answers to be given one after the other, each when its question is there. */
export class AnswerRun {
  #left: readonly string[];
  /** The question that was answered last. The next one may offer the very same answers. */
  #answered: ShownTable['prompt'] | undefined;

  constructor(moves: readonly string[]) {
    this.#left = moves;
  }

  /**
   * Gives the next answer if it is time. False when there is nothing more to do: all is given, an answer was refused, or
   * something else is asked, which the person must see.
   */
  goOn(table: Pick<ShownTable, 'prompt' | 'given' | 'why' | 'answer'>): boolean {
    const offered = table.prompt.moves.map(({ text }) => text);
    const [next, ...left] = this.#left;
    if (next === undefined || table.why !== undefined) return false;
    if (table.given !== undefined || table.prompt === this.#answered) return true;
    if (!offered.includes(next)) return false;
    this.#answered = table.prompt;
    this.#left = left;
    table.answer(next);
    return left.length > 0;
  }
}
