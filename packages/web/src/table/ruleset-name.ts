import { words } from '../words/index.ts';

export function rulesetName(ruleset: string): string {
  const names: Readonly<Record<string, { readonly name: string }>> = words.rulesets;
  return names[ruleset]?.name ?? ruleset;
}
