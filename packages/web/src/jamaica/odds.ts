import type { PowderOdds, View } from '@topsail/games';
import { words } from '../words/index.ts';
import { championOf } from './ships.ts';

/** The odds from the side of the one who is asked: of a whole table its corners only. */
export function oddsNotes(view: View, table: readonly PowderOdds[]): readonly string[] {
  if (table.length === 1) return table.map((row) => words.capital(oddsOf(view, row)));
  return corners(table).map((row) => {
    const { cargo } = words.jamaica.terms.of(view.setup.ruleset);
    return words.jamaica.facts.oddsAt(cargo('powder', row.powder), String(row.against), oddsOf(view, row));
  });
}

/** Nothing against nothing, all against nothing, all against all. */
function corners(table: readonly PowderOdds[]): readonly PowderOdds[] {
  const last = table.at(-1);
  const wanted = [table[0], table.find(({ powder }) => powder === last?.powder), last];
  return [...new Set(wanted)].filter((row) => row !== undefined);
}

/** The table speaks of the attacker. */
function oddsOf(view: View, { win, tie, loss }: PowderOdds): string {
  const { battle } = view.table;
  const attacks = battle === null || battle.attacker === championOf(view);
  return attacks ? words.jamaica.facts.odds(win, tie, loss) : words.jamaica.facts.odds(loss, tie, win);
}
