/** The ruleset that a record names, before it is read. */
export function rulesetIn(record: string): string {
  return /^ruleset ([\w-]+)/m.exec(record)?.[1] ?? '';
}
