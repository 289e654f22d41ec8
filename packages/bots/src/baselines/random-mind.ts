import type { Game } from '@topsail/engine';
import type { Mind } from '../mind.ts';

/** A mind that plays at random to the very end, since it cannot judge any position. Frozen. */
export function randomMind(game: Game, fullLead: number): Mind {
  return {
    game,
    fullLead,
    age: () => 0,
    imagine: (view, chance) => game.imagine(view, chance),
    instinct: (_state, _seat, _moves, count, chance) => chance.roll(count, 'choice') - 1,
    appraise() {
      throw new Error('a game that is not over cannot be judged');
    },
  };
}
