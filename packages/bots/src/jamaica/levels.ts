import type { Bot, Level } from '../bot.ts';
import type { Lore } from '../lore.ts';
import { CLEAR_SIGHT } from '../search/estimate.ts';
import { lookAhead } from '../search/look-ahead.ts';
import { treeBot } from '../search/tree-bot.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaMind } from './mind.ts';

/** What a cabin boy has no eye for: battles, and what he could meet. */
const UNSEEN_BY_CABIN_BOY = [
  'first powder',
  'more powder',
  'powder beyond all others',
  'edge over ships in reach',
  'edge of ships that reach it',
  'dice that can be paid for',
  'treasures in reach',
];

/** Looks one round ahead, sees little and judges badly. */
const cabinBoy = (lore: Lore): Bot =>
  lookAhead(jamaicaMind(without(lore, UNSEEN_BY_CABIN_BOY)), {
    samples: 4,
    turns: 1,
    noise: 0.14,
    mostGivenAway: Infinity,
  });

/** Looks one round ahead and misjudges. */
const sailor = (lore: Lore): Bot =>
  lookAhead(jamaicaMind(lore), { samples: 16, turns: 1, noise: 0.085, mostGivenAway: 0.1 });

/** Searches two rounds deep and misjudges a little. */
const mate = (lore: Lore): Bot =>
  treeBot(jamaicaMind(lore), {
    ...{ perMove: 40, most: 400, turns: 2, patience: 20 },
    ...{ noise: 0.026, mostGivenAway: 0.06 },
  });

/** Searches three rounds deep. */
const captain = (lore: Lore): Bot =>
  treeBot(jamaicaMind(lore), { perMove: 400, most: 4000, turns: 3, patience: 40, ...CLEAR_SIGHT });

export const jamaicaLevels: Readonly<Record<Level, Bot>> = {
  'cabin-boy': byRuleset(cabinBoy),
  sailor: byRuleset(sailor),
  mate: byRuleset(mate),
  captain: byRuleset(captain),
};

function without({ value, choice }: Lore, unseen: readonly string[]): Lore {
  const traits = Object.entries(value.traits).filter(([name]) => !unseen.includes(name));
  return { value: { from: value.from, traits: Object.fromEntries(traits) }, choice };
}

/** A bot that has read what is known of the ruleset at hand. */
function byRuleset(make: (lore: Lore) => Bot): Bot {
  const made = new Map<string, Bot>();
  return {
    choose(view, seed, budget) {
      const { ruleset } = view.setup;
      const bot = made.get(ruleset) ?? make(jamaicaLore(ruleset));
      made.set(ruleset, bot);
      return bot.choose(view, seed, budget);
    },
  };
}
