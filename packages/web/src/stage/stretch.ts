import type { GameEvent } from '@topsail/engine';

type Heard = readonly (readonly GameEvent[])[];

/** What was heard since the last event of this kind, which opens a turn or a round. */
export function toldSince(heard: Heard, opens: string): readonly GameEvent[] {
  const moment = heard.findLastIndex((events) => events.some(({ e }) => e === opens));
  const told = heard.slice(Math.max(0, moment)).flat();
  const opening = told.findLastIndex(({ e }) => e === opens);
  return told.slice(Math.max(0, opening));
}

/**
 * The moment after which the last turn or round began, or the one before it when nothing has happened in it yet;
 * undefined when there was none but the set-up.
 */
export function beforeLastStretch(heard: Heard, opens: string): number | undefined {
  const openings = heard.flatMap((events, moment) => (events.some(({ e }) => e === opens) ? [moment] : []));
  const opening = openings.findLast((moment) => moment < heard.length - 1) ?? openings[0];
  if (opening === undefined || heard.length < 2) return undefined;
  return Math.max(0, opening - 1);
}
