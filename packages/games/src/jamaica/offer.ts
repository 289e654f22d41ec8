import type { GameOffer, OptionInfo, RulesetInfo } from '@topsail/engine';

export type RulesetId = 'jamaica-1' | 'jamaica-2' | 'yassa';

/** What people choose a table by. The rules themselves are in `rulesets.ts`. */
export interface Offer extends RulesetInfo {
  readonly id: RulesetId;
  /** GHO-1: with how many seats the ghost ship must sail, and with how many it may. */
  readonly ghostCompulsory: readonly number[];
  readonly ghostOptional: readonly number[];
}

export const firstEdition: Offer = {
  id: 'jamaica-1',
  revision: 1,
  seats: { from: 2, to: 6 },
  open: false,
  offered: true,
  ghostCompulsory: [2],
  ghostOptional: [],
};

export const secondEdition: Offer = { ...firstEdition, id: 'jamaica-2', ghostOptional: [3, 4, 5] };

export const yassa: Offer = {
  ...firstEdition,
  id: 'yassa',
  seats: { from: 2, to: 4 },
  ghostCompulsory: [],
};

const OFFERS: readonly Offer[] = [firstEdition, secondEdition, yassa];

/** GHO-1: whether the ghost sails is settled by the number of seats, or left to the table. */
function optionsOf(ruleset: string, seats: number): readonly OptionInfo[] {
  const offer = OFFERS.find(({ id }) => id === ruleset);
  if (offer === undefined) throw new Error(`no ruleset ${ruleset} in the Jamaica family`);
  if (offer.ghostCompulsory.includes(seats))
    return [{ id: 'ghost', values: ['yes'], fallback: 'yes', rule: 'GHO-1' }];
  if (offer.ghostOptional.includes(seats))
    return [{ id: 'ghost', values: ['no', 'yes'], fallback: 'no', rule: 'GHO-1' }];
  return [{ id: 'ghost', values: ['no'], fallback: 'no', rule: 'GHO-1' }];
}

export const jamaicaOffer: GameOffer & { readonly id: 'jamaica' } = {
  id: 'jamaica',
  rulesets: OFFERS.map(({ id, revision, seats, open, offered }) => ({ id, revision, seats, open, offered })),
  optionsOf,
};
