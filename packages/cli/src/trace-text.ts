import type { Setup } from '@topsail/engine';
import { tracerOf, type KnownGame } from '@topsail/games';
import type { Listeners } from './random-game.ts';

/** Gathers the trace of one game; the header comes last, when it is known whether the game was played to its end. */
export interface Trace extends Required<Listeners> {
  events(): number;
  text(isPartial: boolean): string;
}

export function makeTrace(game: KnownGame, setup: Setup): Trace {
  const lines: string[] = [];
  const tracer = tracerOf(game, setup, (event) => lines.push(JSON.stringify(event)));
  return {
    tell: (event) => tracer.tell(event),
    follow: (state) => tracer.follow(state),
    events: () => lines.length,
    text(isPartial) {
      tracer.close();
      const header = JSON.stringify({ format: 1, game: game.id, partial: isPartial });
      return [header, ...lines].join('\n') + '\n';
    },
  };
}
