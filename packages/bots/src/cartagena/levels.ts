import type { Weights } from '../appraisal.ts';
import type { Bot, Level } from '../bot.ts';
import { Judge } from './judge.ts';
import { planner, type Care } from './planner.ts';
import { cartagenaWeights } from './weights.ts';

const NOTHING = { width: 0, branches: [] };

const CABIN_BOY: Care = { worlds: 1, width: 6, actions: 0, plans: 0, follow: NOTHING, noise: 0.1 };
const SAILOR: Care = { worlds: 2, width: 10, actions: 0, plans: 0, follow: NOTHING, noise: 0.02 };

/** What a cabin boy looks at: his pirates, and how many cards he has. */
const CABIN_BOY_SEES = ['progress', 'aboard', 'cards', 'cards3', 'cards7', 'cards12', 'wanting'];

/** All opponents answer once, each with the first plan that looks best. */
function mateCare(seats: number): Care {
  const follow = { width: 6, branches: new Array<number>(seats - 1).fill(1) };
  return { worlds: 2, width: 10, actions: 4, plans: 2, follow, noise: 0 };
}

/** Then it is one's own turn again. */
function captainCare(seats: number): Care {
  if (seats === 2) {
    return { worlds: 2, width: 16, actions: 6, plans: 2, follow: { width: 8, branches: [3, 1] }, noise: 0 };
  }
  const follow = { width: 6, branches: new Array<number>(seats).fill(1) };
  return { worlds: 2, width: 12, actions: 5, plans: 2, follow, noise: 0 };
}

const judgeOf = judges((weights) => weights);
const simpleJudgeOf = judges(({ from, traits }) => ({
  from,
  traits: Object.fromEntries(Object.entries(traits).filter(([name]) => CABIN_BOY_SEES.includes(name))),
}));

function judges(see: (weights: Weights) => Weights): (ruleset: string) => Judge {
  const made = new Map<string, Judge>();
  return (ruleset) => {
    const judge = made.get(ruleset) ?? new Judge(see(cartagenaWeights[ruleset]));
    made.set(ruleset, judge);
    return judge;
  };
}

export const cartagenaLevels: Readonly<Record<Level, Bot>> = {
  'cabin-boy': planner(simpleJudgeOf, () => CABIN_BOY),
  sailor: planner(judgeOf, () => SAILOR),
  mate: planner(judgeOf, mateCare),
  captain: planner(judgeOf, captainCare),
};
