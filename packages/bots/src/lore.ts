import type { Weights } from './appraisal.ts';
import type { NetText } from './net/net.ts';

/** What has been learned about a ruleset. */
export type LoreOf = (ruleset: string) => Lore;

/** What has been learned about one ruleset. */
export interface Lore {
  /** What positions are worth. */
  readonly value: Weights;
  /** How players choose: what each trait of a choice weighs with them. Empty where nothing was learned of it. */
  readonly choice: Readonly<Record<string, number>>;
  /** What positions are worth to one who sees more of them: used in place of `value` by a mind that knows nets. */
  readonly net?: NetText;
}
