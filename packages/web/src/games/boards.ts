import { gameOf } from '@topsail/games';
import { pictureOf } from './jamaica/board/pictures.ts';
import { once } from '../browser/once.ts';

/** The art comes when somebody sits down, not with the first page. */
export const jamaicaBoard = once(() => import('./jamaica/board/TableBoard.svelte'));
export const cartagenaBoard = once(() => import('./cartagena/board/TableBoard.svelte'));

/** Fetches a board before it is laid on the table, together with its picture. */
export function fetchBoard(ruleset: string): Promise<unknown> {
  if (gameOf(ruleset)?.id === 'cartagena') return cartagenaBoard();
  new Image().src = pictureOf(ruleset);
  return jamaicaBoard();
}
