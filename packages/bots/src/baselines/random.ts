import { fast, type Game } from '@topsail/engine';
import type { Bot } from '../bot.ts';
import { optionsOf } from '../search/options.ts';

/** Any legal move, each as likely as the other. */
export function randomBot(game: Game): Bot {
  return {
    choose(view, seed) {
      const chance = fast(seed);
      const moves = optionsOf(game, view, chance);
      return moves[chance.roll(moves.length) - 1].text;
    },
  };
}
