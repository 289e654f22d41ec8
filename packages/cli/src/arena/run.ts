import { clusterSeed, rotations, seedsFor, type Cluster, type Match } from '@topsail/bots';
import { playJobs, type PoolOptions } from './pool.ts';

/** A match, and how much of it. */
export interface Fixture {
  readonly match: Match;
  /** At least so many: every seed is played in all rotations. */
  readonly games: number;
  readonly seed: string;
}

/** A match that was played. */
export interface Played {
  readonly fixture: Fixture;
  /** The seeds that were played in all rotations, in order, whatever thread played them. */
  readonly clusters: readonly Cluster[];
  /** Games of seeds that were stopped before all rotations were played: not counted. */
  readonly leftOver: number;
  readonly isComplete: boolean;
}

/** How many games a fixture comes to. */
export function gamesOf({ match, games }: Fixture): number {
  return seedsFor(games, match.lineUp) * rotations(match.lineUp).length;
}

/** Plays matches one after the other on the same threads, none of which waits at the end of a match. */
export async function runMatches(fixtures: readonly Fixture[], options: PoolOptions): Promise<Played[]> {
  const jobs = fixtures.map(({ match, games, seed }) =>
    Array.from({ length: seedsFor(games, match.lineUp) }, (_, i) => ({ match, seed: clusterSeed(seed, i) })),
  );
  const games = await playJobs(jobs.flat(), options);
  return fixtures.map((fixture, i) => playedOf(fixture, games.splice(0, jobs[i]?.length)));
}

function playedOf(fixture: Fixture, games: readonly Cluster[]): Played {
  const whole = rotations(fixture.match.lineUp).length;
  const clusters = games.filter((cluster) => cluster.length === whole);
  return {
    fixture,
    clusters,
    leftOver: games.flat().length - clusters.flat().length,
    isComplete: clusters.length === games.length,
  };
}
