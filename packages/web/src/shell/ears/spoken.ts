import type { Seat } from '@topsail/engine';
import { grouped } from '../../games/shared/grouped.ts';
import type { Line } from '../../games/contract/face.ts';

/**
 * What is said of a stretch to who listens: first what concerns them, all of it and in its order, then one sentence of
 * everybody else, the most telling one.
 */
export function spokenOf(lines: readonly Line[], seat: Seat | undefined): readonly string[] {
  const own = lines.filter((line) => concerns(line, seat));
  const others = grouped(
    lines.filter((line) => !own.includes(line)),
    ({ by }) => String(by),
  );
  return [...own, ...others.flatMap((told) => told.findLast(({ gist }) => gist) ?? told.at(-1) ?? [])].map(
    ({ text }) => text,
  );
}

/** What happens beside the game concerns everybody. */
function concerns({ touches = 'all', by }: Line, seat: Seat | undefined): boolean {
  if (touches === 'all') return true;
  return seat !== undefined && (by === seat || touches.includes(seat));
}

/** Sentences one after the other, each with an end that is heard. */
export function inOneBreath(sentences: readonly string[]): string {
  return sentences.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
