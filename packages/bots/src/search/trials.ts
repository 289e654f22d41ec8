import { fast, type Chance, type GameState, type GameView, type Move } from '@topsail/engine';
import type { Budget } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { LUCK } from './luck.ts';
import { seatOf } from './options.ts';
import { playOn } from './play-on.ts';

/** How thoroughly moves are tried. */
export interface Trials {
  /** How many imagined worlds every move is tried in. */
  readonly samples: number;
  /** How many rounds or turns are played on by instinct. */
  readonly turns: number;
}

/** Whose moves, and with what luck. */
export interface Question {
  readonly view: GameView;
  readonly moves: readonly Move[];
  readonly chance: Chance;
  readonly budget: Budget;
}

/** Tries every move in the same imagined worlds with the same luck; `see` is shown where each led. How many worlds. */
export function tryAll(
  mind: Mind,
  { samples, turns }: Trials,
  { view, moves, chance, budget }: Question,
  see: (move: number, end: GameState) => void,
): number {
  const { game } = mind;
  const seat = seatOf(view);
  const scratch: Move[] = [];
  for (let done = 0; done < samples; done++) {
    if (done > 0 && budget.stop?.() === true) return done;
    const world = mind.imagine(view, chance);
    const luck = chance.roll(LUCK, 'luck');
    for (let i = 0; i < moves.length; i++) {
      const state = game.clone(world);
      const dice = fast(luck);
      game.apply(state, seat, moves[i], dice);
      playOn(mind, state, mind.age(world) + turns, dice, scratch);
      see(i, state);
    }
  }
  return samples;
}
