import { botFor } from '../roster.ts';
import type { Decision } from './decision.ts';

/** A rule of thumb takes no time and no worker. */
export function thumbMove({ view, seed }: Decision): string {
  return botFor('thumb', view.setup.ruleset).choose(view, seed);
}
