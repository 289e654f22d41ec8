import type { OfferedRulesetId } from '@topsail/games';

/** The games that share a page of rules, first steps and a story. */
export const FAMILIES = ['jamaica', 'yassa', 'cartagena'] as const;
export type Family = (typeof FAMILIES)[number];

/** Where a race is sailed: it has its own chart, goods, and words for them. */
export type World = 'bay' | 'island';

/** Whom a rule binds: everybody, Jamaica, one of its editions, the first edition with Yassa, Yassa, or some ways of Cartagena. */
export type Mark = 'all' | 'jamaica' | 'first' | 'second' | 'yassa' | 'row';

/** What the pages know of a ruleset, beside its words and its card on the start page. */
interface Known {
  readonly family: Family;
  /** The marks of the rules that are played. */
  readonly marks: readonly Mark[];
  /** Only of a race. */
  readonly world?: World;
}

/** Of each family the one to begin with comes first. One that is missing is a type error. */
const KNOWN: Readonly<Record<OfferedRulesetId, Known>> = {
  'jamaica-2': { family: 'jamaica', marks: ['all', 'jamaica', 'second'], world: 'island' },
  'jamaica-1': { family: 'jamaica', marks: ['all', 'jamaica', 'first'], world: 'island' },
  yassa: { family: 'yassa', marks: ['all', 'first', 'yassa'], world: 'bay' },
  'cartagena-jamaica': { family: 'cartagena', marks: ['all'] },
  'cartagena-tortuga': { family: 'cartagena', marks: ['all', 'row'] },
  'cartagena-hispaniola': { family: 'cartagena', marks: ['all', 'row'] },
};

function knownOf(ruleset: string): Known | undefined {
  const all: Readonly<Record<string, Known>> = KNOWN;
  return all[ruleset];
}

/** Of a ruleset, or of a family by its own name; undefined for what the pages do not know. */
export function familyOf(game: string): Family | undefined {
  return knownOf(game)?.family ?? FAMILIES.find((family) => family === game);
}

export function rulesetsOf(family: Family): readonly string[] {
  return Object.keys(KNOWN).filter((ruleset) => knownOf(ruleset)?.family === family);
}

export function worldOf(ruleset: string): World {
  return knownOf(ruleset)?.world ?? 'island';
}

/** Whether a rule with this mark is played by this ruleset. */
export function holdsIn(mark: Mark, ruleset: string): boolean {
  return knownOf(ruleset)?.marks.includes(mark) ?? true;
}
