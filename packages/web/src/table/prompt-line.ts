import type { Seat } from '@topsail/engine';
import type { Prompt } from '../game/prompt.ts';
import { words } from '../words/index.ts';
import { nameOf, type Asked } from './face.ts';

/** Who is waited for, and for what. */
export function promptLine(asked: Asked, { waiting }: Prompt, seat: Seat | undefined): string {
  if (seat !== undefined && waiting.includes(seat)) return words.table.yourTurn(asked.you);
  return words.table.waiting(words.listed(waiting.map(nameOf)), asked.others);
}
