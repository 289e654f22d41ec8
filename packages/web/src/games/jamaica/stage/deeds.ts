import type { Half, JamaicaEvent, View } from '@topsail/games';
import { tell } from '../words/tell.ts';

/** One line of a turn. */
export interface Step {
  readonly text: string;
  readonly state: 'done' | 'now' | 'later';
  /** The half of the day that it is; undefined for something that happened in it. */
  readonly half: Half | undefined;
}

/** The last things that happened, the newest being shown now. */
export function deedsOf(
  events: readonly JamaicaEvent[],
  { setup, viewer }: View,
  most: number,
): readonly Step[] {
  const lines = events.flatMap((event) => tell(setup, event, viewer)?.text ?? []);
  return lines.slice(-most).map((text, i, { length }) => ({
    text,
    state: i === length - 1 ? 'now' : 'done',
    half: undefined,
  }));
}
