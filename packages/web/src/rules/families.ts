export const FAMILIES = ['jamaica', 'yassa', 'cartagena'] as const;

/** The games that share a page of rules. */
export type Family = (typeof FAMILIES)[number];

export function familyOf(ruleset: string): Family | undefined {
  return FAMILIES.find((family) => ruleset.startsWith(family));
}

/** The games in the order of reading: the one on the table first, and what it shares with another next. */
export function readingOrder(ruleset: string | undefined): readonly Family[] {
  const first = FAMILIES.filter((family) => ruleset?.startsWith(family));
  return [...first, ...FAMILIES.filter((family) => !first.includes(family))];
}
