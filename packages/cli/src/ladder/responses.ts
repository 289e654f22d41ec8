import { LADDER } from './bouts.ts';
import type { Measured } from './figures.ts';
import type { Verdict } from './verdict.ts';

/** How a bot that was taught against the Captain then fared against him, as it is kept. */
export interface ResponseFigures {
  /** As `responseName` has it. */
  readonly name: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly revision: number;
  /** The command it came from. */
  readonly from: string;
  readonly training: { readonly games: number; readonly generations: number };
  /** Of the match after the training. */
  readonly games: number;
  readonly seeds: number;
  readonly cut: number;
  readonly won: Measured;
  /** The part of the games that the ghost ship won, and those that were cut. */
  readonly nobodys: number;
  readonly played: string;
  readonly machine: string;
}

export interface ResponseTable {
  readonly ruleset: string;
  readonly seats: number;
}

/** `yassa 2`: there are figures for one training at each kind of table. */
export function responseName({ ruleset, seats }: ResponseTable): string {
  return `${ruleset} ${seats}`;
}

/** All of the ladder's rulesets, with two seats. */
export const RESPONSE_TABLES: readonly ResponseTable[] = [
  ...new Set(LADDER.map(({ ruleset }) => ruleset)),
].map((ruleset) => ({ ruleset, seats: 2 }));

/** In the order of the ladder's rulesets, and small tables first. */
export function byRuleset(a: ResponseTable, b: ResponseTable): number {
  return place(a) - place(b) || a.seats - b.seats;
}

function place({ ruleset }: ResponseTable): number {
  return RESPONSE_TABLES.findIndex((table) => table.ruleset === ruleset);
}

/** What a bot taught against the Captain may win of him with two seats. With more, nothing is asked. */
export function responseLine({ seats }: ResponseTable): number | undefined {
  return seats === 2 ? 0.6 : undefined;
}

/** Here the upper end of the interval must keep to the line. Without an interval nothing is proved. */
export function responseVerdict(table: ResponseTable, won: Measured | undefined): Verdict {
  const line = responseLine(table);
  if (won === undefined) return 'not played';
  if (line === undefined) return 'not asked';
  return won.to !== null && won.to <= line ? 'cleared' : 'missed';
}
