import type { cartagenaRules } from '@topsail/games';
import type { Levels } from '../crew.ts';
import type { LoreOf } from '../lore.ts';
import type { Follow } from './foresight.ts';
import { judges, judgesWhoSee } from './judges.ts';
import { oneAction } from './one-action.ts';
import { planner, type Care } from './planner.ts';

type State = cartagenaRules.State;

const NOTHING: Follow = { breadth: { width: 0, ends: 0 }, branches: [] };
const ONE_TURN = { worlds: 2, breadth: { width: 10, ends: 40 }, actions: 0, plans: 0, follow: NOTHING };
const SAILOR: Care = { ...ONE_TURN, noise: 0, alike: 0.18 };
/** Who learns must see much of the game: quickly, and with a little noise. */
export const PUPIL: Care = { ...ONE_TURN, worlds: 1, breadth: { width: 6, ends: 20 }, noise: 0.04, alike: 0 };

/** What a cabin boy looks at: his pirates, and how many cards he has. */
const CABIN_BOY_SEES = ['progress', 'aboard', 'cards', 'cards3', 'cards7', 'cards12', 'wanting'];

/** Where several hands are hidden, one world tells little: many are looked at, and each with fewer plans. */
function isMurky({ setup, rules }: State): boolean {
  return !rules.open && setup.seats > 2;
}

/** All opponents answer once, each with the plan that looks best at first sight. */
function mateCare(state: State): Care {
  const { setup, rules } = state;
  const clear = { worlds: rules.open ? 2 : 3, actions: 4, plans: 2 };
  return {
    ...(isMurky(state) ? { worlds: 6, actions: 3, plans: 1 } : clear),
    breadth: { width: 10, ends: 40 },
    follow: { breadth: { width: 6, ends: 6 }, branches: new Array<number>(setup.seats - 1).fill(1) },
    ...{ noise: 0, alike: 0.1 },
  };
}

/** Who has learned plans as far as a mate does, and does not err. */
export function masterCare(state: State): Care {
  return { ...mateCare(state), alike: 0 };
}

/**
 * Then it is one's own turn again, unless too much is hidden to see that far. With two seats more than one answer is
 * worth a thought, the more if hands are open.
 */
export function captainCare(state: State): Care {
  const { setup, rules } = state;
  const isOpen = rules.open;
  const branches = new Array<number>(isMurky(state) ? setup.seats - 1 : setup.seats).fill(1);
  if (setup.seats === 2) branches[0] = isOpen ? 4 : 2;
  const clear = { worlds: isOpen ? 2 : 5, actions: 6, plans: 2 };
  return {
    ...(isMurky(state) ? { worlds: 20, actions: 3, plans: 1 } : clear),
    breadth: { width: 16, ends: 60 },
    follow: { breadth: { width: 8, ends: 8 }, branches },
    ...{ noise: 0, alike: 0 },
  };
}

export function cartagenaLevels(loreOf: LoreOf): Levels {
  const judgeOf = judges(loreOf);
  return {
    'cabin-boy': oneAction(judgesWhoSee(CABIN_BOY_SEES, loreOf), { worlds: 1, alike: 0.25 }),
    sailor: planner(judgeOf, () => SAILOR),
    mate: planner(judgeOf, mateCare),
    captain: planner(judgeOf, captainCare),
  };
}
