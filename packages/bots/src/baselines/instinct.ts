import { fast } from '@topsail/engine';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { seatOf } from '../search/options.ts';

/** Does what its instinct says, without looking ahead. */
export function instinctBot(mind: Mind): Bot {
  return {
    choose(view, seed) {
      const chance = fast(seed);
      const state = mind.game.imagine(view, chance);
      const seat = seatOf(view);
      const moves: Parameters<Mind['instinct']>[2][number][] = [];
      const count = mind.game.legalMoves(state, seat, moves);
      return moves[count === 1 ? 0 : mind.instinct(state, seat, moves, count, chance)].text;
    },
  };
}
