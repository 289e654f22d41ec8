import { clusterSeeds, rotations, seedsFor, type Cluster, type Match } from '@topsail/bots';
import { playJobs, type ClusterJob, type PoolOptions } from './pool.ts';

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

export interface RunOptions extends PoolOptions {
  /** Called as soon as a match has come to its end. */
  readonly onMatch?: (played: Played, index: number) => void;
}

/** How many games a fixture comes to. */
export function gamesOf({ match, games }: Fixture): number {
  return seedsFor(games, match.lineUp) * rotations(match.lineUp).length;
}

/** Plays matches one after the other on the same threads, none of which waits at the end of a match. */
export async function runMatches(fixtures: readonly Fixture[], options: RunOptions): Promise<Played[]> {
  const jobs = fixtures.map(jobsOf);
  const onCluster = matchesWatched(fixtures, jobs, options.onMatch);
  const games = await playJobs(jobs.flat(), { ...options, onCluster });
  return fixtures.map((fixture, i) => playedOf(fixture, games.splice(0, jobs[i]?.length)));
}

/** Puts the clusters of each match together, in whatever order threads bring them, until the match is whole. */
function matchesWatched(
  fixtures: readonly Fixture[],
  jobs: readonly (readonly ClusterJob[])[],
  onMatch: RunOptions['onMatch'],
): (job: number, cluster: Cluster) => void {
  const places = fixtures.flatMap((fixture, index) => {
    const mine = jobs[index] ?? [];
    const match = { fixture, index, clusters: new Array<Cluster>(mine.length), left: mine.length };
    return mine.map((_, at) => ({ match, at }));
  });
  return (job, cluster) => {
    const place = places[job];
    if (place === undefined) throw new Error('a seed nobody asked for');
    const { match, at } = place;
    match.clusters[at] = cluster;
    match.left--;
    if (match.left === 0) onMatch?.(playedOf(match.fixture, match.clusters), match.index);
  };
}

function jobsOf({ match, games, seed }: Fixture): ClusterJob[] {
  return clusterSeeds(seed, games, match.lineUp).map((cluster) => ({ match, seed: cluster }));
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
