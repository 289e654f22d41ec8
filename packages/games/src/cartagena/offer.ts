import type { GameOffer, OptionInfo, RulesetInfo } from '@topsail/engine';

export type RulesetId = 'cartagena-jamaica' | 'cartagena-tortuga' | 'cartagena-hispaniola';

/** What people choose a table by. The rules themselves are in `rulesets.ts`. */
export interface Offer extends RulesetInfo {
  readonly id: RulesetId;
}

export const jamaica: Offer = {
  id: 'cartagena-jamaica',
  revision: 1,
  seats: { from: 2, to: 5 },
  open: false,
  offered: true,
};

export const tortuga: Offer = { ...jamaica, id: 'cartagena-tortuga', open: true };

export const hispaniola: Offer = { ...jamaica, id: 'cartagena-hispaniola' };

export const RANDOM = 'random';

export const BOAT_RETREAT: OptionInfo = {
  id: 'boat-retreat',
  values: ['yes', 'no'],
  fallback: 'yes',
  rule: 'C-BACK-3',
};

export const TUNNEL: OptionInfo = {
  id: 'tunnel',
  fallback: RANDOM,
  example: 'A+l B-l E+r C-r D-l F-r',
  rule: 'C-SET-1',
};

export const OPTIONS: readonly OptionInfo[] = [BOAT_RETREAT, TUNNEL];

export const cartagenaOffer: GameOffer & { readonly id: 'cartagena' } = {
  id: 'cartagena',
  rulesets: [jamaica, tortuga, hispaniola],
  optionsOf: () => OPTIONS,
};
