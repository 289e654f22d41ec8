import type { Game } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import { jamaica } from './jamaica/index.ts';
import { gameIdOf, offerOf, type GameId } from './offers.ts';
import { ring } from './ring/index.ts';

const REGISTRY: { readonly [Id in GameId]: Game & { readonly id: Id } } = { jamaica, cartagena, ring };

export type KnownGame = Game & { readonly id: GameId };

export const games: readonly KnownGame[] = Object.values(REGISTRY);

/** The game a ruleset belongs to. */
export function gameOf(ruleset: string): KnownGame | undefined {
  const offer = offerOf(ruleset);
  return offer && REGISTRY[offer.id];
}

/** The game of a ruleset that was checked before. Throws for any other. */
export function knownGameOf(ruleset: string): KnownGame {
  return REGISTRY[gameIdOf(ruleset)];
}
