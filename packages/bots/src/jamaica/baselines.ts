import { jamaica } from '@topsail/games';
import { jamaicaCaptain2026 } from '../baselines/captain-2026/jamaica.ts';
import { instinctBot } from '../baselines/instinct.ts';
import { greedyMind } from '../baselines/jamaica-greedy.ts';
import { randomMind } from '../baselines/random-mind.ts';
import { randomBot } from '../baselines/random.ts';
import type { Baselines } from '../crew.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { treeBot } from '../search/tree-bot.ts';
import { FULL_LEAD } from './mind.ts';

/** By which strength is measured; nobody sits down with them. */
export const jamaicaBaselines: Baselines = {
  random: randomBot(jamaica),
  thumb: instinctBot(greedyMind),
  greedy: lookAhead(greedyMind, { samples: 20, turns: 1, ...CLEAR_SIGHT }),
  'tree-random': treeBot(randomMind(jamaica, FULL_LEAD), {
    ...{ perMove: 1000, most: 1000, turns: Infinity, patience: 0 },
    ...CLEAR_SIGHT,
  }),
  'captain-2026': jamaicaCaptain2026,
};
