import { words } from '../../../words/index.ts';
import { advanceLabel } from '../words/answers.ts';
import { toPosition } from '../words/tunnel.ts';
import type { Choice } from './reachable.ts';

/** A choice in words, with all that is known to come of it. */
export function told(choice: Choice): string {
  return [labelOf(choice), ...choice.notes].join('. ');
}

function labelOf({ card, to }: Choice): string {
  return card === undefined
    ? words.cartagena.answers.retreat({ to: toPosition(to) })
    : advanceLabel(card, to);
}
