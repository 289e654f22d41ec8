import { fast, type Chance, type GameView, type Move } from '@topsail/engine';
import type { Bot, Budget } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { playOn } from './play-on.ts';
import { optionsOf, seatOf } from './options.ts';

export interface LookAhead {
  /** How many imagined worlds every move is tried in. */
  readonly samples: number;
  /** How many rounds or turns are played on by instinct before the position is judged. */
  readonly turns: number;
  /** The standard deviation of the error in judging a move, in chances to win. */
  readonly noise: number;
}

/** Tries every move in the same few imagined worlds with the same luck, and takes the one that looks best on average. */
export function lookAhead(mind: Mind, how: LookAhead): Bot {
  return {
    choose(view, seed, budget) {
      const chance = fast(seed);
      const moves = optionsOf(mind.game, view, chance);
      if (moves.length === 1) return moves[0].text;
      const values = tryAll(mind, how, view, moves, chance, budget);
      for (let i = 0; i < moves.length; i++) values[i] += how.noise * bell(chance);
      return moves[indexOfMost(values)].text;
    },
  };
}

function tryAll(
  mind: Mind,
  { samples, turns }: LookAhead,
  view: GameView,
  moves: readonly Move[],
  chance: Chance,
  budget: Budget | undefined,
): Float64Array {
  const totals = new Float64Array(moves.length);
  const hopes = new Float64Array(MOST_ENTRANTS);
  const scratch: Move[] = [];
  const seat = seatOf(view);
  let done = 0;
  for (; done < samples && (done === 0 || budget?.stop?.() !== true); done++) {
    const world = mind.game.imagine(view, chance);
    const luck = chance.roll(LUCK, 'luck');
    for (let i = 0; i < moves.length; i++) {
      const state = mind.game.clone(world);
      const dice = fast(luck);
      mind.game.apply(state, seat, moves[i], dice);
      playOn(mind, state, mind.age(world) + turns, dice, scratch);
      mind.judge(state, hopes);
      totals[i] += hopes[seat];
    }
  }
  for (let i = 0; i < totals.length; i++) totals[i] /= done;
  return totals;
}

/** Six seats and a ghost. */
export const MOST_ENTRANTS = 7;
const LUCK = 0x40000000;

/** A number that is usually near 0, with a standard deviation of 1: the sum of twelve even ones. */
function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (chance.roll(LUCK, 'noise') - 0.5) / LUCK;
  return sum;
}

/** The first of the greatest numbers. */
export function indexOfMost(values: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
