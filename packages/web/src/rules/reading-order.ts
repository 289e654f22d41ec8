import { FAMILIES, familyOf, type Family } from '../games/catalogue/rulesets.ts';

/** The games in the order of reading: the one on the table first. */
export function readingOrder(ruleset: string | undefined): readonly Family[] {
  const first = ruleset === undefined ? undefined : familyOf(ruleset);
  return FAMILIES.toSorted((a, b) => Number(b === first) - Number(a === first));
}
