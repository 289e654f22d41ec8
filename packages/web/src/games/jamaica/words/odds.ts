import type { PowderOdds, View } from '@topsail/games';
import type { Chances } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { championOf } from './ships.ts';
import { powderName } from './terms.ts';

/** The odds in the worst case and in the best, or once where both are the same. */
export function oddsSpan(view: View, table: readonly PowderOdds[]): readonly Chances[] {
  const rows = [...rowsFor(view, table)].sort((a, b) => a.win - a.loss - (b.win - b.loss));
  const [worst, best] = [rows[0], rows.at(-1)];
  if (worst === undefined || best === undefined) return [];
  return worst.win === best.win && worst.loss === best.loss ? [worst] : [worst, best];
}

/** Whether every answer has the same chances, whatever the other side does. Unknown chances are never the same. */
export function areAlike(tables: readonly (readonly PowderOdds[] | undefined)[]): boolean {
  const [first, ...others] = tables.map((table) =>
    table?.map(({ win, tie, loss }) => [win, tie, loss].join()).join(';'),
  );
  return first !== undefined && others.length > 0 && others.every((other) => other === first);
}

function rowsFor(view: View, table: readonly PowderOdds[]): readonly PowderOdds[] {
  return isAttacking(view) ? table : table.map(turned);
}

/** The odds from the side of the one who is asked: of a whole table its corners only. */
export function oddsNotes(view: View, table: readonly PowderOdds[]): readonly string[] {
  const rows = rowsFor(view, table);
  const said = words.jamaica.facts;
  if (rows.length === 1) return rows.map((row) => words.capital(oddsOf(row)));
  return corners(rows).map((row) =>
    said.oddsAt({
      powder: powderName(view.setup.ruleset, row.powder),
      against: row.against,
      odds: oddsOf(row),
    }),
  );
}

function oddsOf({ win, tie, loss }: PowderOdds): string {
  const { percent } = words;
  return words.jamaica.facts.odds({ win: percent(win), tie: percent(tie), loss: percent(loss) });
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
