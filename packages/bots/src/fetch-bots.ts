import { gameIdOf, type GameId } from '@topsail/games';
import type { GameBots } from './game-bots.ts';

/** The bots of every game, each in a file of its own: a page fetches those of the game that is played. */
const FETCH: Readonly<Record<GameId, () => Promise<GameBots>>> = {
  jamaica: async () => (await import('./jamaica/bots.ts')).jamaicaBots,
  cartagena: async () => (await import('./cartagena/bots.ts')).cartagenaBots,
  ring: async () => (await import('./ring/bots.ts')).ringBots,
};

export function fetchBots(ruleset: string): Promise<GameBots> {
  return FETCH[gameIdOf(ruleset)]();
}
