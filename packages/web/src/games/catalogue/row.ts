import type { OfferedRulesetId } from '@topsail/games';
import cartagena from './covers/cartagena.svg';
import jamaica1 from './covers/jamaica-1.svg';
import jamaica2 from './covers/jamaica-2.svg';
import yassa from './covers/yassa.svg';

/** A game as the start page shows it; one with several variants names the one to begin with first. */
export interface RowGame {
  readonly id: 'jamaica-1' | 'jamaica-2' | 'yassa' | 'cartagena';
  readonly rulesets: readonly [OfferedRulesetId, ...OfferedRulesetId[]];
  readonly picture: string;
  readonly minutes: number;
}

const JAMAICA: RowGame = { id: 'jamaica-1', rulesets: ['jamaica-1'], picture: jamaica1, minutes: 45 };

export const ROW: readonly RowGame[] = [
  JAMAICA,
  { id: 'jamaica-2', rulesets: ['jamaica-2'], picture: jamaica2, minutes: 45 },
  { id: 'yassa', rulesets: ['yassa'], picture: yassa, minutes: 30 },
  {
    id: 'cartagena',
    rulesets: ['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'],
    picture: cartagena,
    minutes: 30,
  },
];

/** The card under which a ruleset is found. */
export function gameOfRow(ruleset: string): RowGame {
  return ROW.find(({ rulesets }) => rulesets.some((id) => id === ruleset)) ?? JAMAICA;
}
