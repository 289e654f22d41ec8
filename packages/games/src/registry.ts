import type { Game, Setup } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import { traceCartagena } from './cartagena/trace.ts';
import { jamaica } from './jamaica/index.ts';
import { traceJamaica } from './jamaica/trace.ts';
import type { Tracer, WriteTrace } from './trace.ts';

/** Every game. A name added here makes every record of games that lacks it a type error, in all packages. */
export type GameId = 'jamaica' | 'cartagena';

interface Registered<Id extends GameId> {
  readonly game: Game & { readonly id: Id };
  readonly trace: (setup: Setup, write: WriteTrace) => Tracer;
}

const REGISTRY: { readonly [Id in GameId]: Registered<Id> } = {
  jamaica: { game: jamaica, trace: traceJamaica },
  cartagena: { game: cartagena, trace: traceCartagena },
};

export type KnownGame = Game & { readonly id: GameId };

export const games: readonly KnownGame[] = Object.values(REGISTRY).map(({ game }) => game);

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

/** Writes the trace of one game with this set-up, event by event. */
export function tracerOf({ id }: KnownGame, setup: Setup, write: WriteTrace): Tracer {
  return REGISTRY[id].trace(setup, write);
}
