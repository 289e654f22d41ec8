import { revisionOf, type Game } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TableRow } from './rows.ts';

/** The game a table plays; undefined when this program does not have its ruleset in the revision it was made with. */
export function gameOfRow({ plan, revision }: Pick<TableRow, 'plan' | 'revision'>): Game | undefined {
  const { ruleset } = plan.setup;
  const game = gameOf(ruleset);
  return game !== undefined && revisionOf(game, ruleset) === revision ? game : undefined;
}
