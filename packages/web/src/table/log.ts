import type { Moment } from '../game/moment.ts';
import type { Session } from '../game/session.ts';
import type { Face, Line } from './face.ts';

const told = new WeakMap<Moment, readonly Line[]>();

/** What the person heard of one moment, in words; a moment never changes, so it is put into words once. */
export function linesOf(face: Face, session: Session, moment: Moment): readonly Line[] {
  const lines =
    told.get(moment) ?? moment.heard.flatMap((event) => face.tell(session.record.setup, event) ?? []);
  told.set(moment, lines);
  return lines;
}

export function logOf(face: Face, session: Session): readonly Line[] {
  return session.moments.flatMap((moment) => linesOf(face, session, moment));
}
