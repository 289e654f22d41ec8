import { words } from '../../words/index.ts';
import { positionName } from '../tunnel.ts';
import type { Choice } from './reachable.ts';

/** A choice in words. */
export function told({ card, to }: Choice): string {
  const { answers, symbol } = words.cartagena;
  return card === undefined
    ? answers.retreat(positionName(to))
    : answers.advance(symbol(card), positionName(to));
}
