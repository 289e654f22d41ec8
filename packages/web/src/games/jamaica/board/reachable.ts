import type { JamaicaMove, SpaceId, View } from '@topsail/games';
import { lettersOf } from '../words/letters.ts';
import { chart } from '../words/chart.ts';

/** An answer that is a place on the chart: the text of the move that goes there, and its letter. */
export interface Reachable {
  readonly move: string;
  readonly letter: string;
}

export function reachableOf({ setup }: View, moves: readonly JamaicaMove[]): ReadonlyMap<SpaceId, Reachable> {
  const spaces = chart(setup.ruleset);
  const letters = lettersOf(moves);
  return new Map(
    moves.flatMap(({ kind, n, text }): [SpaceId, Reachable][] => {
      const space = kind === 'sail' ? spaces[n] : undefined;
      return space === undefined ? [] : [[space.id, { move: text, letter: letters.get(text) ?? '' }]];
    }),
  );
}
