import type { Seat } from '@topsail/engine';
import { isAsked, type Prompt } from '../game/prompt.ts';
import { words } from '../words/index.ts';
import { nameOf, type Asked } from './face.ts';

/** Who is waited for, and for what. */
export function promptLine(asked: Asked, prompt: Prompt, seat: Seat | undefined): string {
  if (isAsked(prompt, seat)) return words.table.yourTurn(asked.you);
  return words.table.waiting(words.listed(prompt.waiting.map(nameOf)), asked.others);
}
