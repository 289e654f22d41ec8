import { clusterSeeds, rotations, summary, type GamePlayed, type Lore, type Summary } from '@topsail/bots';
import { say } from '../learn/say.ts';
import { startProgress } from '../progress.ts';
import type { Hands } from './hands.ts';
import { sidesOf, type DuelJob } from './jobs.ts';
import type { Challenge } from './plan.ts';

/** The taught bot against the Captain: every seed with that bot in every seat. */
export async function duel({ plan, setup }: Challenge, lore: Lore, hands: Hands): Promise<Summary> {
  const sides = sidesOf(setup.seats);
  const seeds = clusterSeeds(`${plan.seed} match`, plan.matchGames, sides);
  const games = seeds.length * rotations(sides).length;
  const jobs = seeds.map((seed): DuelJob => ({ kind: 'duel', setup, lore, seed }));
  say(`a match of ${games} games against the Captain`);
  const progress = startProgress(games, 'games of the match');
  try {
    const clusters = await hands.play<GamePlayed>(jobs, () => progress.step());
    return summary(sides, clusters, plan.seed);
  } finally {
    progress.stop();
  }
}
