import type { GameEvent, Setup } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Moment } from '../game/moment.ts';
import type { Session } from '../game/session.ts';
import type { Face, Line } from './face.ts';
import { signOf } from './signs.ts';

/** What was heard at one moment, in words and each with its sign. */
export function linesOf(face: Face, setup: Setup, heard: readonly GameEvent[]): readonly Line[] {
  const game = gameOf(setup.ruleset);
  return heard.flatMap((event) => {
    const line = face.tell(setup, event);
    return line === undefined ? [] : [{ ...line, sign: signOf(event, line), rule: game?.ruleOf(event) }];
  });
}

const told = new WeakMap<Moment, readonly Line[]>();

/** A moment never changes, so it is put into words once. */
function toldLines(face: Face, setup: Setup, moment: Moment): readonly Line[] {
  const lines = told.get(moment) ?? linesOf(face, setup, moment.heard);
  told.set(moment, lines);
  return lines;
}

export function logOf(face: Face, { record, moments }: Session): readonly (readonly Line[])[] {
  return moments.map((moment) => toldLines(face, record.setup, moment));
}
