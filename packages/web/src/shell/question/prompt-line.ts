import type { Seat } from '@topsail/engine';
import { isAsked, type Prompt } from '../../table/prompt.ts';
import { words } from '../../words/index.ts';
import { nameOf } from '../../words/captains.ts';
import type { Asked } from '../../games/contract/face.ts';

/** Who is waited for, and for what. */
export function promptLine(asked: Asked, prompt: Prompt, seat: Seat | undefined): string {
  if (isAsked(prompt, seat) && asked.saysTurn === true) return asked.title;
  if (isAsked(prompt, seat)) return words.table.yourTurn({ question: words.capital(asked.title) });
  return words.table.waiting({ names: words.listed(prompt.waiting.map(nameOf)), deed: asked.others });
}
