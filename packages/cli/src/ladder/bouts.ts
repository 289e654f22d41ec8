import type { BotName } from '@topsail/bots';

/** One bot against copies of another, and how well it is asked to do. */
export interface Bout {
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: BotName;
  readonly against: BotName;
  /** Rounded up to whole seeds. */
  readonly games: number;
  /** What the lower end of the interval of the bot's win share must clear, if anything is asked of it. */
  readonly line?: number;
}

/** Bouts at one kind of table. */
export interface Rung {
  readonly ruleset: string;
  readonly seats: number;
  readonly bouts: readonly Bout[];
}

type Pair = readonly [bot: BotName, against: BotName, games: number, line?: number];

// A bot that won all of n seeds has a lower end of n / (n + 3.84): lines near 100 % need many seeds.
const JAMAICA_PAIRS: readonly Pair[] = [
  ['captain', 'random', 400, 0.96],
  ['captain', 'greedy', 240, 0.47],
  ['captain', 'tree-random', 160, 0.38],
  ['captain', 'mate', 240, 0.34],
  ['mate', 'sailor', 400, 0.4],
  ['sailor', 'cabin-boy', 400, 0.4],
  ['greedy', 'random', 400, 0.85],
  ['sailor', 'random', 400],
  ['cabin-boy', 'random', 400],
];

const TORTUGA_PAIRS: readonly Pair[] = [
  ['captain', 'random', 800, 0.99],
  ['captain', 'greedy', 160, 0.75],
  ...levelPairs(2),
];

const HIDDEN_PAIRS: readonly Pair[] = [['captain', 'greedy', 160, 0.5], ...levelPairs(2)];

/** Every level against the one below it, to win more than an even share. */
function levelPairs(seats: number): Pair[] {
  return [
    ['captain', 'mate', 200, 1 / seats],
    ['mate', 'sailor', 400, 1 / seats],
    ['sailor', 'cabin-boy', 400, 1 / seats],
  ];
}

function rung(ruleset: string, seats: number, pairs: readonly Pair[] = levelPairs(seats)): Rung {
  const bouts = pairs.map(([bot, against, games, line]) => {
    const bout = { ruleset, seats, bot, against, games };
    return line === undefined ? bout : { ...bout, line };
  });
  return { ruleset, seats, bouts };
}

/** The whole ladder. */
export const LADDER: readonly Rung[] = [
  rung('jamaica-1', 4, JAMAICA_PAIRS),
  rung('jamaica-2', 4, JAMAICA_PAIRS),
  rung('jamaica-1', 2),
  rung('jamaica-2', 2),
  rung('jamaica-1', 6),
  rung('yassa', 2),
  rung('yassa', 3),
  rung('yassa', 4),
  rung('cartagena-tortuga', 2, TORTUGA_PAIRS),
  rung('cartagena-jamaica', 2, HIDDEN_PAIRS),
  rung('cartagena-hispaniola', 2, HIDDEN_PAIRS),
  rung('cartagena-jamaica', 4),
];

/** `jamaica-1 4 captain v mate`: by this a bout is asked for, and its figures are kept. */
export function boutName({ ruleset, seats, bot, against }: Bout): string {
  return `${ruleset} ${seats} ${bot} v ${against}`;
}
