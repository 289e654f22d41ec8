import { jamaica } from '@topsail/games';
import { greedyMind } from '../baselines/jamaica-greedy.ts';
import { randomBot } from '../baselines/random.ts';
import { instinctBot } from '../baselines/instinct.ts';
import type { Crew } from '../crew.ts';
import { lookAhead } from '../search/look-ahead.ts';

const random = randomBot(jamaica);
const greedy = lookAhead(greedyMind, { samples: 20, turns: 1, noise: 0 });

export const jamaicaCrew: Crew = {
  random,
  thumb: instinctBot(greedyMind),
  greedy,
  'tree-random': random,
  'cabin-boy': random,
  sailor: random,
  mate: random,
  captain: random,
};
