import { verifyRecord, type Verified } from '@topsail/engine';
import { games, type KnownGame } from '@topsail/games';
import { readText } from './files.ts';
import { failed } from './problem.ts';
import { lineAndSentence } from './words.ts';

/** Reads a record and proves it, or says on which line it is wrong. */
export function readRecord(path: string): Verified<KnownGame> {
  const verified = verifyRecord(games, readText(path));
  if (!verified.ok) throw failed(`${path}: ${lineAndSentence(verified.refusal)}`);
  return verified.value;
}
