import { fast, type GameState } from '@topsail/engine';
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { optionsOf, seatOf } from '../search/options.ts';
import { tryAll, type Trials } from '../search/trials.ts';
import type { Adviser } from './advice.ts';
import type { Aspects } from './aspects.ts';
import { adviceOf, Tally } from './tally.ts';

/** Tries every move in many imagined worlds, and tells what came of it. */
export function adviser(mind: Mind, aspects: Aspects<GameState>, how: Trials): Adviser {
  return (view, seed, budget = {}) => {
    const chance = fast(seed);
    const seat = seatOf(view);
    const moves = optionsOf(mind.game, view, chance);
    const tallies = moves.map(() => new Tally(aspects.names.length));
    const judgement = new Judgement(mind);
    tryAll(mind, how, { view, moves, chance, budget }, (move, end) => {
      judgement.judge(end);
      tallies[move].add(judgement.prospect(seat), (out) => aspects.measure(end, seat, out));
    });
    return adviceOf(
      moves.map(({ text }) => text),
      tallies,
      aspects,
    );
  };
}
