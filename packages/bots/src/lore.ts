import type { Weights } from './appraisal.ts';

/** What has been learned about one ruleset. */
export interface Lore {
  /** What positions are worth. */
  readonly value: Weights;
  /** How players choose: what each trait of a choice weighs with them. Empty where nothing was learned of it. */
  readonly choice: Readonly<Record<string, number>>;
}

/** Finds a ruleset's lore among files of `topsail learn`, whose shape the compiler cannot see. */
export function loreOf(files: Readonly<Record<string, unknown>>, ruleset: string): Lore {
  const lore = files[ruleset];
  if (lore === undefined) throw new Error(`nothing was learned about ${ruleset}`);
  return lore as Lore;
}
