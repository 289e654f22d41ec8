import type { Weights } from '../appraisal.ts';
import type { LoreOf } from '../lore.ts';
import { Judge } from './judge.ts';

/** A judge for every ruleset, made when it is first asked for. */
export function judges(loreOf: LoreOf, see = (weights: Weights): Weights => weights) {
  const made = new Map<string, Judge>();
  return (ruleset: string): Judge => {
    const judge = made.get(ruleset) ?? new Judge(see(loreOf(ruleset).value));
    made.set(ruleset, judge);
    return judge;
  };
}

/** Judges who know of some traits only. */
export function judgesWhoSee(names: readonly string[], loreOf: LoreOf): (ruleset: string) => Judge {
  return judges(loreOf, ({ from, traits }) => ({
    from,
    traits: Object.fromEntries(Object.entries(traits).filter(([name]) => names.includes(name))),
  }));
}
