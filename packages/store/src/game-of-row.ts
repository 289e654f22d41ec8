import { revisionOf, type Game } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TableRow } from './rows.ts';

/** The game of a table; undefined when this program does not have the revision of the ruleset it was created with. */
export function gameOfRow({ plan, revision }: Pick<TableRow, 'plan' | 'revision'>): Game | undefined {
  const { ruleset } = plan.setup;
  const game = gameOf(ruleset);
  return game !== undefined && revisionOf(game, ruleset) === revision ? game : undefined;
}
