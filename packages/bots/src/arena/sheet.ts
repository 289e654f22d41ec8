import type { Cluster, GamePlayed } from './match.ts';
import { stagesOf } from './stages.ts';

/** What is added up for each name. */
const SUMS = ['wins', 'seats', 'finished', 'points', 'places', 'chosen'] as const;
export type Sum = (typeof SUMS)[number];

/**
 * How the sums of a match are laid out in one row of numbers, so that any clusters are put together by addition:
 * every sum for every name, then how often a choice was made among each set of names.
 */
export interface Sheet {
  readonly names: readonly string[];
  /** How many seats each name takes. */
  readonly copies: readonly number[];
  /** What one more seat of a name adds to the number of a set. */
  readonly strides: readonly number[];
  /** Where the sets begin. */
  readonly sets: number;
  readonly length: number;
}

export function sheetOf(lineUp: readonly string[]): Sheet {
  const names = [...new Set(lineUp)];
  const copies = names.map((name) => lineUp.filter((other) => other === name).length);
  const strides: number[] = [];
  let sets = 1;
  for (const count of copies) {
    strides.push(sets);
    sets *= count + 1;
  }
  const first = SUMS.length * names.length;
  return { names, copies, strides, sets: first, length: first + sets };
}

/** Where a sum of a name stands in the row. */
export function at(sheet: Sheet, sum: Sum, name: number): number {
  return SUMS.indexOf(sum) * sheet.names.length + name;
}

/** What one cluster adds. */
export function rowOf(sheet: Sheet, cluster: Cluster): Float64Array {
  const row = new Float64Array(sheet.length);
  for (const game of cluster) addGame(sheet, row, game);
  return row;
}

function addGame(sheet: Sheet, row: Float64Array, { seats }: GamePlayed): void {
  sheet.copies.forEach((copies, name) => (row[at(sheet, 'seats', name)] += copies));
  for (const { name, win, score, place } of seats) {
    const index = sheet.names.indexOf(name);
    row[at(sheet, 'wins', index)] += win;
    row[at(sheet, 'finished', index)] += 1;
    row[at(sheet, 'points', index)] += score;
    row[at(sheet, 'places', index)] += place;
  }
  for (const { counts, weight, chosen } of stagesOf(sheet.names, seats)) {
    row[sheet.sets + setOf(sheet, counts)] += weight;
    chosen.forEach((times, name) => (row[at(sheet, 'chosen', name)] += times));
  }
}

/** The number of the set that holds so many seats of each name. */
export function setOf({ strides }: Sheet, counts: readonly number[]): number {
  return strides.reduce((set, stride, name) => set + stride * counts[name], 0);
}

/** How many seats of a name a set holds. */
export function countIn({ strides, copies }: Sheet, set: number, name: number): number {
  return Math.floor(set / strides[name]) % (copies[name] + 1);
}
