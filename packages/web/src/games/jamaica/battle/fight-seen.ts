import type { JamaicaEvent, View } from '@topsail/games';
import type { ShownBeat } from '../../contract/beat.ts';
import type { Heard } from '../../shared/news.ts';
import { stagedOf } from '../stage/stages.ts';
import { fightOf, type Fight } from './fight.ts';

/** What the board shows. */
export interface Seen {
  readonly view: View;
  readonly heard: Heard<JamaicaEvent>;
  readonly beat: ShownBeat<View, JamaicaEvent> | undefined;
}

/** The battle that is fought: while its events are shown and while something is asked in it, and no longer. */
export function fightSeen({ view, heard, beat }: Seen): Fight | undefined {
  const { battle } = view.table;
  return battle === null || !isFought({ view, beat }) ? undefined : fightOf(battle, heard);
}

export function isFought({ view, beat }: Pick<Seen, 'view' | 'beat'>): boolean {
  return view.table.battle !== null && (beat === undefined || stagedOf(beat).large?.large === 'battle');
}
