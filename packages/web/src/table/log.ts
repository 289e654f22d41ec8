import type { GameEvent, GameView } from '@topsail/engine';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';

/** The table that is told of, and the viewer it is told to. */
export type Told = Pick<GameView, 'setup' | 'viewer'>;

/** What was heard at one moment, in words and each with its sign. */
export function linesOf(
  { game, face, events, concerns }: GameClient,
  { setup, viewer }: Told,
  heard: readonly GameEvent[],
): readonly Line[] {
  return heard.flatMap((event) => {
    const line = face.tell(setup, event, viewer);
    if (line === undefined) return [];
    const sign = events[event.e]?.sign ?? 'note';
    const told = concerns[event.e];
    const about = { touches: told?.touches(event), gist: told?.gist === true };
    return [{ ...line, ...about, sign, rule: game.ruleOf(event) }];
  });
}
