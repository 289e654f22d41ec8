import type { Setup } from '@topsail/engine';
import type { Moment } from '../game/moment.ts';
import type { Session } from '../game/session.ts';
import type { Face, Line } from './face.ts';

const told = new WeakMap<Moment, readonly Line[]>();

/** What the person heard of one moment, in words; a moment never changes, so it is put into words once. */
function linesOf(face: Face, setup: Setup, moment: Moment): readonly Line[] {
  const lines = told.get(moment) ?? moment.heard.flatMap((event) => face.tell(setup, event) ?? []);
  told.set(moment, lines);
  return lines;
}

export function logOf(face: Face, { record, moments }: Session): readonly (readonly Line[])[] {
  return moments.map((moment) => linesOf(face, record.setup, moment));
}
