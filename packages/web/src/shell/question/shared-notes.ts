import type { AnswerGroup } from '../../games/contract/face.ts';

/** Notes that every one of several answers has: said once, they need not be said again. */
export function sharedNotes(groups: readonly AnswerGroup[]): readonly string[] {
  const answers = groups.flatMap((group) => group.answers);
  if (answers.length < 2) return [];
  return answers[0]?.notes.filter((note) => answers.every(({ notes }) => notes.includes(note))) ?? [];
}
