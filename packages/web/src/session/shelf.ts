import { rulesetIn } from '../games/contract/ruleset-in.ts';
import { forget, keep, kept, keptKeys } from '../browser/storage.ts';

/** A game in this browser, as its shelf mark tells it without opening it. */
export interface ShelfMark {
  readonly id: string;
  readonly ruleset: string;
  readonly moves: number;
  readonly isOver: boolean;
  /** When it was last kept, in milliseconds. */
  readonly at: number;
}

const PREFIX = 'topsail.game.';

function keyOf(id: string): string {
  return PREFIX + id;
}

/** The game whose place in storage that is. */
export function shelfIdOf(key: string): string | undefined {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

/** The games of this browser, the latest first. */
export function shelved(): readonly ShelfMark[] {
  const ids = keptKeys().flatMap((key) => shelfIdOf(key) ?? []);
  return ids.map(markOf).toSorted((a, b) => b.at - a.at);
}

function markOf(id: string): ShelfMark {
  const text = kept(keyOf(id)) ?? '';
  const [, at = '0', moves = '0', stage] = /^# kept (\d+) (\d+) (on|over)$/m.exec(text) ?? [];
  return { id, ruleset: rulesetIn(text), moves: Number(moves), isOver: stage === 'over', at: Number(at) };
}

/** The record as it was shelved. */
export function takeDown(id: string): string | undefined {
  return kept(keyOf(id));
}

/** Whether the browser took it: it may forbid storage, or have no room. */
export function shelve(
  id: string,
  record: string,
  { moves, isOver, at }: Pick<ShelfMark, 'moves' | 'isOver' | 'at'>,
): boolean {
  return keep(keyOf(id), `# kept ${at} ${moves} ${isOver ? 'over' : 'on'}\n${record}`);
}

export function throwAway(id: string): void {
  forget(keyOf(id));
}
