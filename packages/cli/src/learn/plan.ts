import { schoolOf, type Lore, type School } from '@topsail/bots';
import { fingerprint } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import { badUsage } from '../problem.ts';
import { rulesetIds } from '../table-setup.ts';
import { loreText } from './lore-text.ts';

/** How much is to be learned about what. */
export interface Plan {
  readonly ruleset: string;
  /** Games of the pupil and of the master, in each generation. */
  readonly games: number;
  readonly choiceGames: number;
  readonly generations: number;
  readonly matchGames: number;
  readonly seed: string;
  readonly threads: number;
  /** Begins with no lore at all, instead of what is known so far. */
  readonly afresh?: boolean;
}

/** What is known before anything is learned. */
export interface Known {
  readonly school: School;
  /** What the repository holds. */
  readonly present: Lore;
  /** What learning begins with. */
  readonly start: Lore;
}

/** One game in so many is kept out of the fit. */
export const FOLDS = 10;

const NOTHING: Lore = { value: { from: 'nothing', traits: {} }, choice: {} };

export function knownBefore({ ruleset, games, choiceGames, afresh }: Plan): Known {
  if (gameOf(ruleset) === undefined)
    throw badUsage(`there is no ruleset "${ruleset}"; known are ${rulesetIds().join(', ')}`);
  const found = schoolOf(ruleset);
  if (found === undefined)
    throw badUsage(`nothing can be learned about ${ruleset}: its game has no school yet`);
  if (Math.min(games, choiceGames) < FOLDS)
    throw badUsage(
      `it takes at least ${FOLDS} games of each kind: one in ${FOLDS} is kept to judge what was learned`,
    );
  return { school: found.school, present: found.lore, start: afresh === true ? NOTHING : found.lore };
}

/** Where lore came from: the command that makes it again, and the lore it began with. */
export function originOf(plan: Plan, { school, present }: Known): string {
  const { ruleset, games, choiceGames, generations, seed, afresh } = plan;
  const choices = school.choices === undefined ? '' : ` --choice-games ${choiceGames}`;
  const command =
    `topsail learn --ruleset ${ruleset} --games ${games}${choices} ` +
    `--generations ${generations} --seed ${seed}`;
  if (afresh === true) return `${command} --afresh`;
  return `${command}, beginning with lore ${fingerprint(loreText(present)).slice(0, 8)}`;
}
