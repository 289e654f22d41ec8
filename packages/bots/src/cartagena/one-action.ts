import { fast } from '@topsail/engine';
import { cartagena, type cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Bot } from '../bot.ts';
import { pickAlike } from '../levels/pick-alike.ts';
import { winningAction } from './finish.ts';
import type { Judge } from './judge.ts';
import { imagine, type World } from './planner.ts';

type Move = cartagenaRules.Move;

/** How somebody plays who does not plan his turn. */
export interface Care {
  readonly worlds: number;
  /** Actions look alike that differ by no more than this part of what lies between the best and the worst. */
  readonly alike: number;
}

/** A bot that looks at its next action only, and takes one after which it stands well by itself. */
export function oneAction(judgeOf: (ruleset: string) => Judge, { worlds, alike }: Care): Bot {
  return {
    choose(view, seed, budget) {
      const chance = fast(seed);
      const first = imagine(view as CartagenaView, chance);
      const winning = winningAction(first.state, first.deck);
      if (winning !== undefined) return winning.text;
      const moves: Move[] = [];
      moves.length = cartagena.legalMoves(first.state, first.state.seat, moves);
      const judge = judgeOf(view.setup.ruleset);
      const worths = strengths(judge, first, moves);
      for (let done = 1; done < worlds && budget?.stop?.() !== true; done++) {
        const more = strengths(judge, imagine(view as CartagenaView, chance), moves);
        more.forEach((worth, i) => (worths[i] += worth));
      }
      return moves[pickAlike(worths, alike, chance)].text;
    },
  };
}

function strengths(judge: Judge, { state, deck }: World, moves: readonly Move[]): number[] {
  return moves.map((move) => {
    const after = cartagena.clone(state);
    cartagena.apply(after, state.seat, move, deck);
    return judge.strength(after, state.seat);
  });
}
