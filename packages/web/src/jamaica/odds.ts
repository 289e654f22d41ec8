import type { PowderOdds, View } from '@topsail/games';
import { words } from '../words/index.ts';
import { championOf } from './ships.ts';

/** The odds from the side of the one who is asked: of a whole table its corners only. */
export function oddsNotes(view: View, table: readonly PowderOdds[]): readonly string[] {
  const rows = isAttacking(view) ? table : table.map(turned);
  const said = words.jamaica.facts;
  const { cargo } = words.jamaica.terms.of(view.setup.ruleset);
  const oddsOf = ({ win, tie, loss }: PowderOdds): string => said.odds(win, tie, loss);
  if (rows.length === 1) return rows.map((row) => words.capital(oddsOf(row)));
  return corners(rows).map((row) =>
    said.oddsAt(cargo('powder', row.powder), String(row.against), oddsOf(row)),
  );
}

/** The table speaks of the attacker. */
function isAttacking(view: View): boolean {
  const { battle } = view.table;
  return battle === null || battle.attacker === championOf(view);
}

function turned({ powder, against, win, tie, loss }: PowderOdds): PowderOdds {
  return { powder: against, against: powder, win: loss, tie, loss: win };
}

/** Nothing against nothing, all against nothing, all against all. */
function corners(table: readonly PowderOdds[]): readonly PowderOdds[] {
  const last = table.at(-1);
  const wanted = [table[0], table.find(({ powder }) => powder === last?.powder), last];
  return [...new Set(wanted)].filter((row) => row !== undefined);
}
