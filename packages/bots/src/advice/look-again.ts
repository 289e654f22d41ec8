import type { Budget } from '../bot.ts';
import { behind, ranking, type Tally } from './tally.ts';

/** So many standard errors settle a question. */
const SURE = 2;
/** A difference that is surely smaller than this part of a win is none. */
const NEGLIGIBLE = 0.005;

/** Tries moves again that may be the best as far as can be told, until it can be told, or there are no worlds left. */
export function lookAgain(
  tallies: readonly Tally[],
  more: readonly number[],
  tryThese: (which: readonly number[], samples: number) => void,
  { stop }: Budget,
): void {
  for (const samples of more) {
    const close = inQuestion(tallies);
    if (close.length < 2 || stop?.() === true) return;
    tryThese(close, samples);
  }
}

/** The best so far and what may be as good or better; less than two where the best is known, or nothing hangs on it. */
export function inQuestion(tallies: readonly Tally[]): number[] {
  const ranked = ranking(tallies);
  const best = tallies[ranked[0]];
  const tried = ranked.filter((i) => tallies[i].tries === best.tries);
  const close = tried.filter((i) => isOpen(best, tallies[i]));
  return close.length === 0 ? [] : tried.filter((i) => tallies[i] === best || close.includes(i));
}

function isOpen(best: Tally, other: Tally): boolean {
  if (best === other) return false;
  const { mean, error } = behind(best, other);
  return mean < SURE * error && mean + SURE * error > NEGLIGIBLE;
}
