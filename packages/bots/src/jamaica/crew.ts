import { jamaica } from '@topsail/games';
import { randomBot } from '../baselines/random.ts';
import type { Crew } from '../crew.ts';

const random = randomBot(jamaica);

export const jamaicaCrew: Crew = {
  random,
  thumb: random,
  greedy: random,
  'tree-random': random,
  'cabin-boy': random,
  sailor: random,
  mate: random,
  captain: random,
};
