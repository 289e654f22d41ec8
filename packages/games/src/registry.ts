import type { Game, RulesetInfo } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import type { RulesetId as CartagenaRulesetId } from './cartagena/state.ts';
import { jamaica } from './jamaica/index.ts';
import type { RulesetId as JamaicaRulesetId } from './jamaica/rulesets.ts';
import { ring } from './ring/index.ts';

/** Every game. A name added here makes every record of games that lacks it a type error, in all packages. */
export type GameId = 'jamaica' | 'cartagena' | 'ring';

const REGISTRY: { readonly [Id in GameId]: Game & { readonly id: Id } } = { jamaica, cartagena, ring };

/** Every ruleset that people may be offered: a record of what is said of rulesets that lacks one is a type error. */
export type OfferedRulesetId = JamaicaRulesetId | CartagenaRulesetId;

export type KnownGame = Game & { readonly id: GameId };

export const games: readonly KnownGame[] = Object.values(REGISTRY);

/** What people may choose from, wherever they choose. */
export const offeredRulesets: readonly RulesetInfo[] = games
  .flatMap(({ rulesets }) => rulesets)
  .filter(({ offered }) => offered);

/** The game a ruleset belongs to. */
export function gameOf(ruleset: string): KnownGame | undefined {
  return games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
}

/** The game of a ruleset that was checked before. Throws for any other. */
export function knownGameOf(ruleset: string): KnownGame {
  const game = gameOf(ruleset);
  if (game === undefined) throw new Error(`no game has a ruleset ${ruleset}`);
  return game;
}
