import type { GameOffer, RulesetInfo } from '@topsail/engine';
import { cartagenaOffer, type RulesetId as CartagenaRulesetId } from './cartagena/offer.ts';
import { jamaicaOffer, type RulesetId as JamaicaRulesetId } from './jamaica/offer.ts';
import { ringOffer } from './ring/offer.ts';

/** Every game. A name added here makes every record of games that lacks it a type error, in all packages. */
export type GameId = 'jamaica' | 'cartagena' | 'ring';

/** Every ruleset that people may be offered: a record of what is said of rulesets that lacks one is a type error. */
export type OfferedRulesetId = JamaicaRulesetId | CartagenaRulesetId;

export type KnownOffer = GameOffer & { readonly id: GameId };

const OFFERS: { readonly [Id in GameId]: GameOffer & { readonly id: Id } } = {
  jamaica: jamaicaOffer,
  cartagena: cartagenaOffer,
  ring: ringOffer,
};

/** What every game offers, without its rules: a page fetches those of the game that is played. */
export const offers: readonly KnownOffer[] = Object.values(OFFERS);

/** What people may choose from, wherever they choose. */
export const offeredRulesets: readonly RulesetInfo[] = offers
  .flatMap(({ rulesets }) => rulesets)
  .filter(({ offered }) => offered);

/** The offer that a ruleset belongs to. */
export function offerOf(ruleset: string): KnownOffer | undefined {
  return offers.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
}

/** The game of a ruleset that was checked before. Throws for any other. */
export function gameIdOf(ruleset: string): GameId {
  const offer = offerOf(ruleset);
  if (offer === undefined) throw new Error(`no game has a ruleset ${ruleset}`);
  return offer.id;
}
