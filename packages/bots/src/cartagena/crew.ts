import { cartagena } from '@topsail/games';
import { randomBot } from '../baselines/random.ts';
import type { Crew } from '../crew.ts';

const random = randomBot(cartagena);

export const cartagenaCrew: Crew = {
  random,
  thumb: random,
  greedy: random,
  'tree-random': random,
  'cabin-boy': random,
  sailor: random,
  mate: random,
  captain: random,
};
