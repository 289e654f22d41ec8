import {
  fast,
  forEachCourse,
  type Chance,
  type Game,
  type GameState,
  type Move,
  type Seat,
} from '@topsail/engine';
import { LUCK } from '../search/luck.ts';

/** A move about to be made. */
export interface Venture {
  readonly game: Game;
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: Move;
}

/** How many courses of luck are gone through one by one, and how many are drawn where there are more. */
export interface Spread {
  readonly most: number;
  readonly draws: number;
}

/** What a position is worth to every entrant. */
export type Worth = (state: GameState) => Float64Array;

/**
 * What a move is worth before luck has spoken: the mean over all that luck may make of it, by their odds; where these
 * are too many, over some that are drawn.
 */
export function meanAfter(
  venture: Venture,
  worth: Worth,
  { most, draws }: Spread,
  chance: Chance,
): Float64Array {
  const mean: number[] = [];
  const add = (state: GameState, share: number): void =>
    worth(state).forEach((value, entrant) => (mean[entrant] = (mean[entrant] ?? 0) + share * value));
  if (isFew(venture, most)) {
    let state = venture.before;
    forEachCourse(
      (course) => (state = after(venture, course)),
      (probability) => add(state, probability),
    );
  } else {
    for (let draw = 0; draw < draws; draw++)
      add(after(venture, fast(chance.roll(LUCK, 'course of luck'))), 1 / draws);
  }
  return Float64Array.from(mean);
}

function after({ game, before, seat, move }: Venture, chance: Chance): GameState {
  const state = game.clone(before);
  game.apply(state, seat, move, chance);
  return state;
}

/** Whether luck may take no more courses than that. */
function isFew(venture: Venture, most: number): boolean {
  let courses = 0;
  try {
    forEachCourse(
      (course) => void after(venture, course),
      () => {
        if (++courses > most) throw new TooMany();
      },
    );
    return true;
  } catch (problem) {
    if (problem instanceof TooMany) return false;
    throw problem;
  }
}

class TooMany extends Error {}
