import type { Game, GameEvent, GameState } from '../game.ts';
import { viewersOf } from './check-position.ts';
import { demand } from './demand.ts';

/** Whatever is told, in full or as somebody hears it, has a name and a rule. */
export function checkEvents(game: Game, state: GameState, events: readonly GameEvent[]): void {
  for (const event of events) {
    checkEvent(game, event);
    for (const viewer of viewersOf(state)) {
      const heard = game.hear(event, viewer);
      if (heard !== undefined) checkEvent(game, heard);
    }
  }
}

function checkEvent(game: Game, event: GameEvent): void {
  demand(event.e !== '', 'an event has no name', event);
  demand(/^[A-Z]+(-[A-Z0-9]+)+$/.test(game.ruleOf(event)), 'an event has no rule', event);
}
