import { fast, type GameState } from '@topsail/engine';
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { optionsOf, seatOf } from '../search/options.ts';
import { tryAll, type Trials } from '../search/trials.ts';
import type { Adviser } from './advice.ts';
import type { Aspects } from './aspects.ts';
import { lookAgain } from './look-again.ts';
import { adviceOf, Tally } from './tally.ts';

/** How a game is thought about when advice is given on it. */
export interface Counsel extends Trials {
  /** How many worlds more a coach looks at, again and again, where moves are hard to tell apart. */
  readonly more: readonly number[];
}

/** Tries every move in many imagined worlds, and tells what came of it. */
export function adviser(mind: Mind, aspects: Aspects<GameState>, how: Counsel): Adviser {
  return (view, seed, budget = {}) => {
    const chance = fast(seed);
    const seat = seatOf(view);
    const moves = optionsOf(mind.game, view, chance);
    const tallies = moves.map(() => new Tally(aspects.names.length));
    const judgement = new Judgement(mind);
    const tryThese = (which: readonly number[], samples: number): void => {
      const some = which.map((i) => moves[i]);
      tryAll(mind, { ...how, samples }, { view, moves: some, chance, budget }, (move, end) => {
        judgement.judge(end);
        tallies[which[move]].add(judgement.prospect(seat), (out) => aspects.measure(end, seat, out));
      });
    };
    tryThese([...moves.keys()], how.samples);
    if (budget.purpose === 'coach') lookAgain(tallies, how.more, tryThese, budget);
    return adviceOf(
      moves.map(({ text }) => text),
      tallies,
      aspects,
    );
  };
}
