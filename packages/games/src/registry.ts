import type { Game } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import { jamaica } from './jamaica/index.ts';

/** Every game. A name added here makes every record of games that lacks it a type error, in all packages. */
export type GameId = 'jamaica' | 'cartagena';

const REGISTRY: { readonly [Id in GameId]: Game & { readonly id: Id } } = { jamaica, cartagena };

export type KnownGame = Game & { readonly id: GameId };

export const games: readonly KnownGame[] = Object.values(REGISTRY);

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
