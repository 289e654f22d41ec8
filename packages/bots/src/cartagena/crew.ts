import { cartagena } from '@topsail/games';
import { cartagenaGreedy } from '../baselines/cartagena-greedy.ts';
import { cartagenaThumb } from '../baselines/cartagena-thumb.ts';
import { randomBot } from '../baselines/random.ts';
import type { Crew } from '../crew.ts';
import { cartagenaLevels } from './levels.ts';

const random = randomBot(cartagena);

export const cartagenaCrew: Crew = {
  random,
  thumb: cartagenaThumb,
  greedy: cartagenaGreedy,
  'tree-random': random,
  ...cartagenaLevels,
};
