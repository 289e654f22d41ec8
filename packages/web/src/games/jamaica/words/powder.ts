import type { PowderOdds, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Answer, AnswerGroup } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { areAlike } from './odds.ts';

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
