import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import { linesOf, type Told } from '../table/log.ts';
import type { Moment } from './moment.ts';
import type { Session } from './session.ts';

const told = new WeakMap<Moment, readonly Line[]>();

/** A moment is heard by one viewer and never changes, so it is put into words once. */
function toldLines(client: GameClient, to: Told, moment: Moment): readonly Line[] {
  const lines = told.get(moment) ?? linesOf(client, to, moment.heard);
  told.set(moment, lines);
  return lines;
}

export function logOf(
  client: GameClient,
  { record, viewer, moments }: Session,
): readonly (readonly Line[])[] {
  return moments.map((moment) => toldLines(client, { setup: record.setup, viewer }, moment));
}
