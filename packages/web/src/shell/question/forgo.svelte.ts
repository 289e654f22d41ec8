import { untrack } from 'svelte';
import { isAsked } from '../../table/prompt.ts';
import type { ShownTable } from '../../table/shown.ts';

/** Answers in the person's place what cannot matter, once all before it has been shown. */
export class Forgoing {
  #why: string | undefined = $state();
  /** So much had been heard. What was refused, or taken back, is not answered again. */
  #answered = $state(-1);

  constructor(table: () => ShownTable, isSettled: () => boolean) {
    $effect(() => {
      if (isSettled()) this.#forgo(table());
    });
  }

  /** Why a question was not asked, while that is shown which came of it. */
  why({ heard }: ShownTable): string | undefined {
    return heard.length === this.#answered + 1 ? this.#why : undefined;
  }

  #forgo(table: ShownTable): void {
    const { client, view, prompt, seat, given, heard } = table;
    if (given !== undefined || !isAsked(prompt, seat)) return;
    const forgone = client.face.forgone?.(view, prompt.moves, (move) => untrack(() => table.foresee(move)));
    if (forgone === undefined || heard.length === untrack(() => this.#answered)) return;
    this.#why = forgone.why;
    this.#answered = heard.length;
    untrack(() => table.answer(forgone.move));
  }
}
