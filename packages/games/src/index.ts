import type { Game } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import { jamaica } from './jamaica/index.ts';

/** Every game: the only place that knows them all. */
export const games: readonly Game[] = [jamaica, cartagena];

/** The game a ruleset belongs to. */
export function gameOf(ruleset: string): Game | undefined {
  return games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
}

export * from './cartagena/index.ts';
export * from './jamaica/index.ts';
