import { addressOf, fitChoice, readAddress, type Choice } from './choice.ts';
import { keep, kept } from '../browser/storage.ts';

const CHOICE = 'topsail.choice';
const PASSED = 'topsail.passed';

/** What was played last, to begin with; luck is never repeated. */
export function keptChoice(): Choice {
  return readAddress(kept(CHOICE) ?? '');
}

export function keepChoice(choice: Choice): void {
  keep(CHOICE, addressOf({ ...choice, seed: '' }));
}

/** Two people on one device, or those of last time, at the game that is chosen. */
export function sharedChoice({ ruleset, options }: Choice): Choice {
  const last = kept(PASSED);
  if (last === undefined) return fitChoice({ ruleset, options, seats: 2, opponents: ['friend'] });
  return fitChoice({ ...readAddress(last), ruleset, options });
}

export function keepShared(choice: Choice): void {
  keep(PASSED, addressOf({ ...choice, seed: '' }));
}

export function isShared({ opponents }: Choice): boolean {
  return opponents.includes('friend');
}
