import { adviser } from '../advice/adviser.ts';
import type { Aspects } from '../advice/aspects.ts';
import { instinctBot } from '../baselines/instinct.ts';
import { randomMind } from '../baselines/random-mind.ts';
import { randomBot } from '../baselines/random.ts';
import { evaluator, stateValue } from '../coach/evaluate.ts';
import { reviewGame } from '../coach/review.ts';
import type { GameBots } from '../game-bots.ts';
import { person } from '../levels/person.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { treeBot } from '../search/tree-bot.ts';
import { ring, type RingState } from '@topsail/games';
import { ringMind } from './mind.ts';

const aspects: Aspects<RingState> = {
  names: ['spaces ahead'],
  notable: [0.5],
  measure: ({ gone }, seat, out) => {
    out[0] = gone[seat] - gone[1 - seat];
  },
};

const thinksAbout = (): boolean => true;

export const ringBots: GameBots = {
  crew: {
    random: randomBot(ring),
    thumb: instinctBot(ringMind),
    greedy: lookAhead(ringMind, { samples: 20, turns: 1, ...CLEAR_SIGHT }),
    'tree-random': treeBot(randomMind(ring, ringMind.fullLead), {
      ...{ perMove: 100, most: 100, turns: Infinity, patience: 0 },
      ...CLEAR_SIGHT,
    }),
    'captain-2026': lookAhead(ringMind, { samples: 100, turns: 2, ...CLEAR_SIGHT }),
    'cabin-boy': person(ringMind, { samples: 1, turns: 1, alike: 0.5, thinksAbout }),
    sailor: person(ringMind, { samples: 4, turns: 1, alike: 0.3, thinksAbout }),
    mate: person(ringMind, { samples: 30, turns: 1, alike: 0.1, thinksAbout }),
    captain: lookAhead(ringMind, { samples: 100, turns: 2, ...CLEAR_SIGHT }),
  },
  coach: {
    advise: adviser(ringMind, aspects, { samples: 100, turns: 2, more: [] }),
    evaluate: evaluator(ringMind, { samples: 100, turns: 2 }),
    review: (record, seed) => reviewGame(ring, record, stateValue(ringMind, 2), seed),
  },
  lessons: null,
};
