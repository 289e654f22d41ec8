import { schoolOf, type Lore, type NetText, type School } from '@topsail/bots';
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
  /** Trains the Captain's net instead of the weights. */
  readonly net?: boolean;
  /** Games by instinct before the first generation of a net. */
  readonly warmUpGames: number;
  /** How often the net goes through its lessons. */
  readonly epochs: number;
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

/** `lastNet` is the net there is so far, where one is to be trained. */
export function knownBefore(plan: Plan, lastNet?: NetText): Known {
  const { ruleset, games, choiceGames, afresh, net } = plan;
  if (gameOf(ruleset) === undefined)
    throw badUsage(`there is no ruleset "${ruleset}"; known are ${rulesetIds().join(', ')}`);
  const found = schoolOf(ruleset);
  if (found === undefined)
    throw badUsage(`nothing can be learned about ${ruleset}: its game has no school yet`);
  if (net === true && found.school.net === undefined)
    throw badUsage(`no net can be trained for ${ruleset}: its bots have no inputs for one`);
  if (Math.min(games, choiceGames) < FOLDS)
    throw badUsage(
      `it takes at least ${FOLDS} games of each kind: one in ${FOLDS} is kept to judge what was learned`,
    );
  const { school, lore } = found;
  const present = net === true && lastNet !== undefined ? { ...lore, net: lastNet } : lore;
  if (afresh !== true) return { school, present, start: present };
  // A net begins afresh with the weights: without any value the pupil's games would teach it little.
  return { school, present, start: net === true ? lore : NOTHING };
}

/** Where a net came from: the command that makes it again, and what it began with. */
export function netOriginOf(plan: Plan, { start }: Known): string {
  const { ruleset, games, warmUpGames, generations, epochs, seed } = plan;
  const before =
    start.net === undefined ? '--afresh' : `beginning with net ${mark(JSON.stringify(start.net))}`;
  return (
    `topsail learn --net --ruleset ${ruleset} --games ${games} --warm-up-games ${warmUpGames} ` +
    `--generations ${generations} --epochs ${epochs} --seed ${seed}${start.net === undefined ? ' ' : ', '}${before}`
  );
}

function mark(text: string): string {
  return fingerprint(text).slice(0, 8);
}

/** Where lore came from: the command that makes it again, and the lore it began with. */
export function originOf(plan: Plan, { school, present }: Known): string {
  const { ruleset, games, choiceGames, generations, seed, afresh } = plan;
  const choices = school.choices === undefined ? '' : ` --choice-games ${choiceGames}`;
  const command =
    `topsail learn --ruleset ${ruleset} --games ${games}${choices} ` +
    `--generations ${generations} --seed ${seed}`;
  if (afresh === true) return `${command} --afresh`;
  return `${command}, beginning with lore ${mark(loreText(present))}`;
}
