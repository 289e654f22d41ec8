import type { Lore } from '../lore.ts';
import jamaica1 from './lore/jamaica-1.json';
import jamaica2 from './lore/jamaica-2.json';
import yassa from './lore/yassa.json';

/** What `topsail learn` has found out, by ruleset. */
const LORE: Readonly<Record<string, unknown>> = { 'jamaica-1': jamaica1, 'jamaica-2': jamaica2, yassa };

export function jamaicaLore(ruleset: string): Lore {
  const lore = LORE[ruleset];
  if (lore === undefined) throw new Error(`nothing was learned about ${ruleset}`);
  return lore as Lore;
}
