import type { Setup } from '@topsail/engine';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import { linesOf } from '../table/log.ts';
import type { Moment } from './moment.ts';
import type { Session } from './session.ts';

const told = new WeakMap<Moment, readonly Line[]>();

/** A moment never changes, so it is put into words once. */
function toldLines(client: GameClient, setup: Setup, moment: Moment): readonly Line[] {
  const lines = told.get(moment) ?? linesOf(client, setup, moment.heard);
  told.set(moment, lines);
  return lines;
}

export function logOf(client: GameClient, { record, moments }: Session): readonly (readonly Line[])[] {
  return moments.map((moment) => toldLines(client, record.setup, moment));
}
