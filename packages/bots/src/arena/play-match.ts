import { botFor } from '../roster.ts';
import type { BotName } from '../bot.ts';
import type { GamePlayed, Match } from './match.ts';
import { playGame, type Clock } from './play-game.ts';
import { rotations, seedsFor } from './rotations.ts';

/** Plays one game of a match, with the line-up in the order of the seats. */
export function playMatch({ setup, lineUp, efforts = {} }: Match, seed: string, clock?: Clock): GamePlayed {
  const sitters = lineUp.map((name: BotName) => {
    const effort = efforts[name];
    return { name, bot: botFor(name, setup.ruleset), budget: effort === undefined ? {} : { effort } };
  });
  return playGame(setup, sitters, seed, clock);
}

/** Plays one seed of a match in all rotations, each game when it is asked for: all have the same luck at the table. */
export function* playCluster(match: Match, seed: string, clock?: Clock): Generator<GamePlayed> {
  for (const lineUp of rotations(match.lineUp)) yield playMatch({ ...match, lineUp }, seed, clock);
}

/** The seeds of a match of so many games, one for each cluster. */
export function clusterSeeds(seed: string, games: number, lineUp: readonly string[]): string[] {
  return Array.from({ length: seedsFor(games, lineUp) }, (_, i) => `${seed} game ${i + 1}`);
}
