import type { PowderOdds, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Answer, AnswerGroup, Forgone } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { areAlike, oddsSpan } from './odds.ts';

/** How much powder, side by side. Where it changes nothing, none is offered first, and the rest lies folded. */
export function powderGroups(
  view: View,
  answers: readonly Answer[],
  tables: readonly (readonly PowderOdds[] | undefined)[],
): readonly AnswerGroup[] {
  const [none, ...some] = answers;
  if (none === undefined || !areAlike(tables)) return [{ tiles: true, answers }];
  const { facts } = words.jamaica;
  const isHopeless = none.odds?.every(({ win }) => win === 0) ?? false;
  const why = isHopeless ? facts.hopeless({ world: worldOf(view.setup.ruleset) }) : facts.noMatter;
  return [
    { answers: [{ ...none, notes: [why, ...none.notes], grave: false, usual: true }] },
    { tiles: true, folded: facts.allTheSame, answers: some },
  ];
}

type Tables = readonly (readonly PowderOdds[] | undefined)[];

/** None, where the battle is won or lost for certain whatever is put in; undefined where it is worth a question. */
export function powderForgone(view: View, none: string, tables: Tables): Forgone | undefined {
  const [table] = tables;
  if (table === undefined || !areAlike(tables)) return undefined;
  const { certainWin, certainLoss } = words.jamaica.facts;
  const world = worldOf(view.setup.ruleset);
  const chances = oddsSpan(view, table);
  if (chances.every(({ win }) => win === 1)) return { move: none, why: certainWin({ world }) };
  if (chances.every(({ loss }) => loss === 1)) return { move: none, why: certainLoss({ world }) };
  return undefined;
}
