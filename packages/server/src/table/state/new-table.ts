import { revisionOf } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TablePlan } from '@topsail/protocol';
import type { TableRow } from '@topsail/store';
import type { RandomBytes } from '../../random.ts';
import { emptyListing } from './listing.ts';

/** The row of a new table with empty seats and a new secret for its dice. */
export function newTableRow(
  plan: TablePlan,
  host: string,
  command: string,
  at: number,
  random: RandomBytes,
): TableRow {
  const { ruleset } = plan.setup;
  const game = gameOf(ruleset);
  if (game === undefined) throw new Error(`no game has a ruleset ${ruleset}`);
  const table = random(9, `table of ${command}`).toString('base64url');
  return {
    table,
    plan,
    originalPlan: null,
    host,
    command,
    revision: revisionOf(game, ruleset),
    secret: random(32, `dice of ${command}`).toString('hex'),
    created: at,
    stage: 'open',
    touched: at,
    wake: null,
    listing: emptyListing(table, at, plan),
  };
}
