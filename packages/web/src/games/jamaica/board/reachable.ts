import type { JamaicaMove, SpaceId, View } from '@topsail/games';
import { chart } from '../words/ships.ts';

/** The answers that are places on the chart: each space with the text of the move that goes there. */
export function reachableOf({ setup }: View, moves: readonly JamaicaMove[]): ReadonlyMap<SpaceId, string> {
  const spaces = chart(setup.ruleset);
  return new Map(
    moves.flatMap(({ kind, n, text }): [SpaceId, string][] => {
      const space = kind === 'sail' ? spaces[n] : undefined;
      return space === undefined ? [] : [[space.id, text]];
    }),
  );
}
