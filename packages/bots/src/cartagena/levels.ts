import type { Weights } from '../appraisal.ts';
import type { Bot, Level } from '../bot.ts';
import { Judge } from './judge.ts';
import type { Follow } from './foresight.ts';
import { planner, type Care } from './planner.ts';
import { cartagenaWeights } from './weights.ts';

const NOTHING: Follow = { breadth: { width: 0, ends: 0 }, branches: [] };

const CABIN_BOY: Care = {
  worlds: 1,
  breadth: { width: 6, ends: 40 },
  actions: 0,
  plans: 0,
  follow: NOTHING,
  noise: 0.06,
};

const SAILOR: Care = {
  worlds: 2,
  breadth: { width: 10, ends: 40 },
  actions: 0,
  plans: 0,
  follow: NOTHING,
  noise: 0.02,
};

/** What a cabin boy looks at: his pirates, and how many cards he has. */
const CABIN_BOY_SEES = ['progress', 'aboard', 'cards', 'cards3', 'cards7', 'cards12', 'wanting'];

/** All opponents answer once, each with the plan that looks best at first sight. */
function mateCare(seats: number): Care {
  const branches = new Array<number>(seats - 1).fill(1);
  return {
    worlds: 2,
    breadth: { width: 10, ends: 40 },
    actions: 4,
    plans: 2,
    follow: { breadth: { width: 6, ends: 6 }, branches },
    noise: 0,
  };
}

/** Then it is one's own turn again. */
function captainCare(seats: number): Care {
  const branches = new Array<number>(seats).fill(1);
  if (seats === 2) branches[0] = 3;
  return {
    worlds: 2,
    breadth: { width: 16, ends: 60 },
    actions: 6,
    plans: 2,
    follow: { breadth: { width: 8, ends: 8 }, branches },
    noise: 0,
  };
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
