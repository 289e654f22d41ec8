import type { Entrant } from '@topsail/engine';
import type { Numbered } from './numbered.ts';

/** What one captain did without another between, the newest first. */
export interface Turn {
  readonly key: number;
  readonly by: Entrant | undefined;
  readonly lines: readonly Numbered[];
}

/** A round or turn of the game under its head line; what comes before the first has none. */
export interface Chapter {
  readonly key: number;
  readonly head: Numbered | undefined;
  /** The newest first. */
  readonly turns: readonly Turn[];
}

/** Lines in their order as chapters and turns, the newest of all first. */
export function chaptersOf(lines: readonly Numbered[]): readonly Chapter[] {
  const starts = lines.flatMap(({ line }, i) => (line.head === true ? [i] : []));
  const bounds = [...new Set([0, ...starts, lines.length])];
  return bounds
    .slice(0, -1)
    .map((start, n) => chapterOf(lines.slice(start, bounds[n + 1])))
    .toReversed();
}

/** The newest turns that have so many lines together, or one turn more, each under the head of its chapter. */
export function newest(chapters: readonly Chapter[], lines: number): readonly Chapter[] {
  let left = lines;
  return chapters.flatMap((chapter) => {
    const turns = chapter.turns.filter((turn) => {
      const isNew = left > 0;
      left -= turn.lines.length;
      return isNew;
    });
    const isEmpty = turns.length === 0 && (left < 0 || chapter.turns.length > 0);
    return isEmpty ? [] : [{ ...chapter, turns }];
  });
}

function chapterOf(lines: readonly Numbered[]): Chapter {
  const [first, ...rest] = lines;
  const head = first?.line.head === true ? first : undefined;
  return { key: first?.n ?? 0, head, turns: turnsOf(head === undefined ? lines : rest) };
}

function turnsOf(lines: readonly Numbered[]): readonly Turn[] {
  const turns: { key: number; by: Entrant | undefined; lines: Numbered[] }[] = [];
  for (const one of lines) {
    const last = turns.at(-1);
    if (last !== undefined && last.by === one.line.by) last.lines.unshift(one);
    else turns.push({ key: one.n, by: one.line.by, lines: [one] });
  }
  return turns.toReversed();
}
