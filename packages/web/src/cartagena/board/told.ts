import { words } from '../../words/index.ts';
import { positionName } from '../tunnel.ts';
import type { Choice } from './reachable.ts';

/** A choice in words, with all that is known to come of it. */
export function told(choice: Choice): string {
  return [labelOf(choice), ...choice.notes].join('. ');
}

function labelOf({ card, to }: Choice): string {
  const { answers, symbol } = words.cartagena;
  return card === undefined
    ? answers.retreat(positionName(to))
    : answers.advance(symbol(card), positionName(to));
}
