import type { Entrant } from '@topsail/engine';
import type { Line } from '../../games/contract/face.ts';
import type { Sign } from '../../games/contract/signs.ts';

const KINDS = {
  battles: ['battle', 'star', 'loot', 'curse'],
  treasures: ['chest', 'curse'],
} as const satisfies Readonly<Record<string, readonly Sign[]>>;

type Kind = keyof typeof KINDS;

/** What may be shown of a log: what somebody did, and what happened of some kind. */
export interface Choices {
  readonly captains: readonly Entrant[];
  readonly kinds: readonly Kind[];
}

export function choicesIn(lines: readonly Line[]): Choices {
  const captains = [...new Set(lines.flatMap(({ by }) => by ?? []))];
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => lines.some((line) => isShown(line, kind)));
  return { captains, kinds };
}

/** Whether a line is of the kind, or of the captain, that is wanted. */
export function isShown(line: Line, wanted: string): boolean {
  const signs: Readonly<Record<string, readonly Sign[]>> = KINDS;
  return signs[wanted]?.includes(line.sign ?? 'note') ?? (wanted === 'all' || String(line.by) === wanted);
}
