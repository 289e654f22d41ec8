import type { GameEvent, Setup } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Face, Line } from '../games/contract/face.ts';
import { signOf } from '../games/contract/signs.ts';

/** What was heard at one moment, in words and each with its sign. */
export function linesOf(face: Face, setup: Setup, heard: readonly GameEvent[]): readonly Line[] {
  const game = gameOf(setup.ruleset);
  return heard.flatMap((event) => {
    const line = face.tell(setup, event);
    return line === undefined ? [] : [{ ...line, sign: signOf(event, line), rule: game?.ruleOf(event) }];
  });
}
