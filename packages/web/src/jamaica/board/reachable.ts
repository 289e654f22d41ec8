import type { Move } from '@topsail/engine';
import { jamaica, type SpaceId, type View } from '@topsail/games';
import { chart } from '../ships.ts';

/** The answers that are places on the chart: each space with the text of the move that goes there. */
export function reachableOf({ setup }: View, moves: readonly Move[]): ReadonlyMap<SpaceId, string> {
  const spaces = chart(setup.ruleset);
  return new Map(
    moves.flatMap(({ text }): [SpaceId, string][] => {
      const move = jamaica.parseMove(text);
      const space = move?.kind === 'sail' ? spaces[move.n] : undefined;
      return space === undefined ? [] : [[space.id, text]];
    }),
  );
}
