import { untrack } from 'svelte';
import type { ShownTable } from '../../table/shown.ts';
import { AnswerRun } from './answer-run.ts';

/** Gives one answer after the other, no matter who looks at the table meanwhile. */
export function answerAll(table: ShownTable, moves: readonly string[]): void {
  const run = new AnswerRun(moves);
  table.dismiss();
  if (!run.goOn(table)) return;
  const stop = $effect.root(() => {
    $effect(() => {
      // What is waited for: another question, or a refusal.
      const { prompt, given, why } = table;
      if (!untrack(() => run.goOn({ prompt, given, why, answer: (move) => table.answer(move) }))) stop();
    });
  });
}
