import type { Estimate, Interval } from '@topsail/bots';

/** A part of a whole: `24.8 %`. */
export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** A rating, always with its sign. */
export function signed(rating: number): string {
  const rounded = Math.round(rating);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** `42.1 to 48.3`, with each bound as `write` does it; a dash where nothing is known. */
export function rangeOf({ interval }: Estimate, write: (bound: number) => string): string {
  return interval === null ? '–' : rangeWords(interval, write);
}

function rangeWords([from, to]: Interval, write: (bound: number) => string): string {
  return `${write(from)} to ${write(to)}`;
}

/** Milliseconds, with more digits the fewer there are. */
export function milliseconds(time: number): string {
  return time.toFixed(time < 1 ? 3 : time < 100 ? 1 : 0);
}
