import { schoolOf, type Lore, type School } from '@topsail/bots';
import type { Setup } from '@topsail/engine';
import { badUsage } from '../problem.ts';
import { readTable } from '../table-setup.ts';

/** How long a bot is taught against the Captain, and how long it then plays him. */
export interface ResponsePlan {
  readonly ruleset: string;
  readonly seats: number;
  /** One of the two. */
  readonly games?: number;
  readonly minutes?: number;
  readonly generations: number;
  readonly matchGames: number;
  readonly seed: string;
  readonly threads: number;
}

/** A plan that can be carried out: where, and from what on. */
export interface Challenge {
  readonly plan: ResponsePlan;
  readonly setup: Setup;
  readonly school: School;
  readonly lore: Lore;
}

export function challengeOf(plan: ResponsePlan): Challenge {
  const { ruleset, seats } = plan;
  const { setup } = readTable({ ruleset, seats, option: {} });
  const found = schoolOf(ruleset);
  if (found === undefined) throw badUsage(`no bot can be taught ${ruleset}: its game has no school yet`);
  return { plan, setup, ...found };
}

/** An amount of play. */
export type Budget = { readonly games: number } | { readonly minutes: number };

const USUAL_GAMES = 1000;

export function budgetOf({ games, minutes }: ResponsePlan): Budget {
  return minutes === undefined ? { games: games ?? USUAL_GAMES } : { minutes };
}

/** The budget in equal parts, as whole games. Never more parts than games. */
export function partsOf(budget: Budget, parts: number): Budget[] {
  if ('minutes' in budget) return Array.from({ length: parts }, () => ({ minutes: budget.minutes / parts }));
  const whole = Math.min(parts, budget.games);
  const upTo = (part: number): number => Math.floor((budget.games * part) / whole);
  return Array.from({ length: whole }, (_, i) => ({ games: upTo(i + 1) - upTo(i) }));
}

/** The command that does it again; just the same only if its budget is one of games. */
export function commandOf(plan: ResponsePlan): string {
  const budget = budgetOf(plan);
  return (
    `topsail best-response --ruleset ${plan.ruleset} --seats ${plan.seats} ` +
    ('games' in budget ? `--games ${budget.games}` : `--minutes ${budget.minutes}`) +
    ` --generations ${plan.generations} --match-games ${plan.matchGames} --seed ${plan.seed}`
  );
}
