import { cartagena, cartagenaRules } from '@topsail/games';
import { cartagenaCaptain2026 } from '../baselines/captain-2026/cartagena.ts';
import { cartagenaGreedy } from '../baselines/cartagena-greedy.ts';
import { cartagenaThumb } from '../baselines/cartagena-thumb.ts';
import { randomMind } from '../baselines/random-mind.ts';
import { randomBot } from '../baselines/random.ts';
import type { Baselines } from '../crew.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { treeBot } from '../search/tree-bot.ts';

const { PIRATES } = cartagenaRules;

/** By which strength is measured; nobody sits down with them. */
export const cartagenaBaselines: Baselines = {
  random: randomBot(cartagena),
  thumb: cartagenaThumb,
  greedy: cartagenaGreedy,
  'tree-random': treeBot(randomMind(cartagena, PIRATES), {
    ...{ perMove: 1000, most: 1000, turns: Infinity, patience: 0 },
    ...CLEAR_SIGHT,
  }),
  'captain-2026': cartagenaCaptain2026,
};
