import { fast } from '@topsail/engine';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { pick, type Sight } from './estimate.ts';
import { searchTree, type TreeSearch } from './tree.ts';

/** Plays what its search found best, as far as it can see. */
export function treeBot(mind: Mind, how: TreeSearch & Sight): Bot {
  return {
    choose(view, seed, budget) {
      const branches = searchTree(mind, how, view, seed, budget);
      return (how.noise === 0 ? branches[0].move : pick(branches, how, fast(~seed))).text;
    },
  };
}
