import { words } from './index.ts';

interface RulesetWords {
  readonly name: string;
  readonly promise: string;
}

interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly note?: string;
  /** What a value changes that is not to be expected. */
  readonly notes?: Readonly<Record<string, string>>;
}

interface OpponentWords {
  readonly name: string;
  /** At the table, where a captain is also the player who throws the dice. */
  readonly seated: string;
  readonly about: string;
}

export function rulesetWords(id: string): RulesetWords {
  const known: Readonly<Record<string, RulesetWords>> = words.rulesets;
  return known[id] ?? { name: id, promise: '' };
}

export function rulesetName(id: string): string {
  return rulesetWords(id).name;
}

export function optionWords(id: string): OptionWords {
  const known: Readonly<Record<string, OptionWords>> = words.options;
  return known[id] ?? { name: id, values: {} };
}

/** Who sits in a seat without a person. */
export function opponentWords(level: string): OpponentWords {
  const known: Readonly<Record<string, OpponentWords>> = words.opponents;
  return known[level] ?? { name: level, seated: level, about: '' };
}
