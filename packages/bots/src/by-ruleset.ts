import type { Bot } from './bot.ts';

/** A bot for every ruleset, made when it is first asked. */
export function byRuleset(make: (ruleset: string) => Bot): Bot {
  const made = new Map<string, Bot>();
  return {
    choose(view, seed, budget) {
      const { ruleset } = view.setup;
      const bot = made.get(ruleset) ?? make(ruleset);
      made.set(ruleset, bot);
      return bot.choose(view, seed, budget);
    },
  };
}
