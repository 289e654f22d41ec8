import { fast } from '@topsail/engine';
import type { Bot } from '../bot.ts';
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { pick, type Sight } from './estimate.ts';
import { optionsOf, seatOf } from './options.ts';
import { tryAll, type Trials } from './trials.ts';

/** Tries every move in a few imagined worlds, and takes the one that looks best on average. */
export function lookAhead(mind: Mind, how: Trials & Sight): Bot {
  return {
    choose(view, seed, budget = {}) {
      const chance = fast(seed);
      const moves = optionsOf(mind.game, view, chance);
      if (moves.length === 1) return moves[0].text;
      const judgement = new Judgement(mind);
      const totals = new Float64Array(moves.length);
      const worlds = tryAll(mind, how, { view, moves, chance, budget }, (move, end) => {
        judgement.judge(end);
        totals[move] += judgement.hope(seatOf(view));
      });
      const estimates = moves.map((move, i) => ({ move, mean: totals[i] / worlds }));
      return pick(estimates, how, chance).text;
    },
  };
}
