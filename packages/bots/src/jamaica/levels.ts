import type { GameView } from '@topsail/engine';
import type { View } from '@topsail/games';
import type { Bot } from '../bot.ts';
import { byRuleset } from '../by-ruleset.ts';
import type { Levels } from '../crew.ts';
import { person } from '../levels/person.ts';
import type { Lore, LoreOf } from '../lore.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { treeBot } from '../search/tree-bot.ts';
import { seenBy, type Eye } from './eye.ts';
import { jamaicaMind } from './mind.ts';

/** What is thought about; the rest is done by habit: no person ponders over which hold to empty. */
const MATTERS: readonly string[] = ['dice', 'card', 'sail'];
const thinksAbout = (view: GameView): boolean => MATTERS.includes((view as View).table.question);

/** Counts the points that lie on the table, and has an eye for what will be needed. */
const SAILORS_EYE: Eye = {
  ...{ gold: 1, food: 0.6, enoughFood: 7, powder: 0.5, enoughPowder: 6 },
  ...{ emptyHold: 0.3, step: 0.45, power: 3 },
};
/** Loves gold, and forgets that there will be prices to pay and battles to fight. */
const CABIN_BOYS_EYE: Eye = {
  ...{ gold: 2.5, food: 0, enoughFood: 0, powder: 0, enoughPowder: 0 },
  ...{ emptyHold: 0, step: 0.4, power: 1 },
};

/** Looks at this round in two worlds, with the eyes of a beginner. */
const cabinBoy = (lore: Lore): Bot =>
  person(seenBy(CABIN_BOYS_EYE, jamaicaMind(lore)), { samples: 2, turns: 1, alike: 0.3, thinksAbout });

/** Looks at this round, and counts what he sees. */
const sailor = (lore: Lore): Bot =>
  person(seenBy(SAILORS_EYE, jamaicaMind(lore)), { samples: 8, turns: 1, alike: 0.2, thinksAbout });

/** Looks no further, but knows what positions are worth. */
const mate = (lore: Lore): Bot =>
  person(jamaicaMind(lore), { samples: 8, turns: 1, alike: 0.25, thinksAbout });

/** Searches three rounds deep. */
const captain = (lore: Lore): Bot =>
  treeBot(jamaicaMind(lore), { perMove: 400, most: 4000, turns: 3, patience: 40, ...CLEAR_SIGHT });

export function jamaicaLevels(loreOf: LoreOf): Levels {
  return {
    'cabin-boy': byRuleset((ruleset) => cabinBoy(loreOf(ruleset))),
    sailor: byRuleset((ruleset) => sailor(loreOf(ruleset))),
    mate: byRuleset((ruleset) => mate(loreOf(ruleset))),
    captain: byRuleset((ruleset) => captain(loreOf(ruleset))),
  };
}
