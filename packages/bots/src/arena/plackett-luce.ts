import { at, countIn, setOf, type Sheet } from './sheet.ts';

/** Points of rating that make ten times the odds. */
const TENFOLD = 400;
const PRECISION = 1e-9;
const MOST_ROUNDS = 10_000;

/**
 * The Plackett–Luce strengths under which the finishing orders in the row are likeliest: of those who are left, each
 * comes next with a chance in proportion to his strength. By Hunter's MM algorithm, from `start` on; the natural
 * logarithms of the strengths, the mean of which is 0.
 */
export function strengths(
  sheet: Sheet,
  row: Float64Array,
  start: readonly number[] = sheet.names.map(() => 0),
): number[] {
  const sets = setsChosenFrom(sheet, row);
  if (sets.length === 0) return [...start];
  let now = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = improved(sheet, row, sets, now);
    const change = Math.max(...next.map((value, name) => Math.abs(value - now[name])));
    now = next;
    if (!(change > PRECISION)) break;
  }
  return [...now];
}

/** The sets of which somebody was chosen, with how often, and how many seats of each name they hold. */
interface SetChosenFrom {
  readonly weight: number;
  readonly counts: readonly number[];
}

function setsChosenFrom(sheet: Sheet, row: Float64Array): SetChosenFrom[] {
  return Array.from(row.subarray(sheet.sets), (weight, set) => ({
    weight,
    counts: sheet.names.map((_, name) => countIn(sheet, set, name)),
  })).filter(({ weight }) => weight > 0);
}

function improved(
  sheet: Sheet,
  row: Float64Array,
  sets: readonly SetChosenFrom[],
  logs: readonly number[],
): number[] {
  const powers = logs.map(Math.exp);
  const chances = powers.map(() => 0);
  for (const { weight, counts } of sets) {
    let sum = 0;
    for (let name = 0; name < counts.length; name++) sum += counts[name] * powers[name];
    for (let name = 0; name < counts.length; name++) chances[name] += (weight * counts[name]) / sum;
  }
  const next = chances.map((chance, name) => Math.log(row[at(sheet, 'chosen', name)] / chance));
  const mean = next.reduce((sum, value) => sum + value, 0) / next.length;
  return next.map((value) => value - mean);
}

/**
 * The row with one drawn game more between any two names. It keeps the strength of one who always or never comes first
 * finite, and the odds between two names less biased than without (half a win to each side).
 */
export function withDraws(sheet: Sheet, row: Float64Array): Float64Array {
  const more = row.slice();
  for (let a = 0; a < sheet.names.length; a++) {
    for (let b = 0; b < a; b++) {
      more[
        sheet.sets +
          setOf(
            sheet,
            sheet.names.map((_, name) => (name === a || name === b ? 1 : 0)),
          )
      ] += 1;
      more[at(sheet, 'chosen', a)] += 0.5;
      more[at(sheet, 'chosen', b)] += 0.5;
    }
  }
  return more;
}

/** Strengths as ratings: 400 points make ten times the odds, and the anchor stands at 0. */
export function ratings(sheet: Sheet, logs: readonly number[]): number[] {
  const zero = logs[Math.max(0, sheet.names.indexOf('random'))];
  return logs.map((value) => ((value - zero) * TENFOLD) / Math.LN10);
}
