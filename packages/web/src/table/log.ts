import type { GameEvent, Setup } from '@topsail/engine';
import { knownGameOf } from '@topsail/games';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';

/** What was heard at one moment, in words and each with its sign. */
export function linesOf(
  { face, events }: GameClient,
  setup: Setup,
  heard: readonly GameEvent[],
): readonly Line[] {
  const game = knownGameOf(setup.ruleset);
  return heard.flatMap((event) => {
    const line = face.tell(setup, event);
    const sign = events[event.e]?.sign ?? 'note';
    return line === undefined ? [] : [{ ...line, sign, rule: game.ruleOf(event) }];
  });
}
