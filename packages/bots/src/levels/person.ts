import { fast, type Chance, type GameView, type Move } from '@topsail/engine';
import type { Bot, Budget } from '../bot.ts';
import { Judgement } from '../judgement.ts';
import type { Mind } from '../mind.ts';
import { optionsOf, seatOf } from '../search/options.ts';
import { tryAll, type Trials } from '../search/trials.ts';
import { pickAlike } from './pick-alike.ts';

/** How a person plays who sees less than there is to see. */
export interface Person extends Trials {
  /** Moves look alike to him that differ by no more than this part of what lies between the best and the worst. */
  readonly alike: number;
  /** Whether he thinks about this question at all; whatever else he is asked, habit answers. */
  thinksAbout(view: GameView): boolean;
}

/**
 * Plays as people do: what is small by habit, what matters by a look ahead with his own eyes, which may be bad ones, and
 * only among moves that look alike to him by chance.
 */
export function person(mind: Mind, how: Person): Bot {
  return {
    choose(view, seed, budget = {}) {
      const chance = fast(seed);
      const moves = optionsOf(mind.game, view, chance);
      if (moves.length === 1) return moves[0].text;
      if (!how.thinksAbout(view)) return habitual(mind, view, moves, chance).text;
      const hopes = hopesFor(mind, how, { view, moves, chance, budget });
      return moves[pickAlike(hopes, how.alike, chance)].text;
    },
  };
}

function habitual(mind: Mind, view: GameView, moves: readonly Move[], chance: Chance): Move {
  const world = mind.imagine(view, chance);
  return moves[mind.instinct(world, seatOf(view), moves, moves.length, chance)];
}

/** What each move lets one hope for, added up over the worlds looked at. */
function hopesFor(
  mind: Mind,
  how: Trials,
  question: { view: GameView; moves: readonly Move[]; chance: Chance; budget: Budget },
): Float64Array {
  const judgement = new Judgement(mind);
  const hopes = new Float64Array(question.moves.length);
  tryAll(mind, how, question, (move, end) => {
    judgement.judge(end);
    hopes[move] += judgement.hope(seatOf(question.view));
  });
  return hopes;
}
