import type { GameOffer, OptionInfo, RulesetInfo } from '@topsail/engine';

const SEATS = 2;

export const RULESET: RulesetInfo = {
  id: 'ring',
  revision: 1,
  seats: { from: SEATS, to: SEATS },
  open: false,
  offered: false,
};

export const LAPS: OptionInfo = { id: 'laps', values: ['1', '2'], fallback: '1', rule: 'RING-1' };

export const ringOffer: GameOffer & { readonly id: 'ring' } = {
  id: 'ring',
  rulesets: [RULESET],
  optionsOf: () => [LAPS],
};
