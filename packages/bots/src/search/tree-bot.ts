import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import type { Branch } from './fork.ts';
import { searchTree, type TreeSearch } from './tree.ts';

/** Plays the move its search went to most often: that is surer than the one that looked best. */
export function treeBot(mind: Mind, how: TreeSearch): Bot {
  return {
    choose: (view, seed, budget) => mostVisited(searchTree(mind, how, view, seed, budget)).move.text,
  };
}

export function mostVisited(branches: readonly Branch[]): Branch {
  let [best] = branches;
  for (const branch of branches)
    if (branch.visits > best.visits || (branch.visits === best.visits && branch.mean > best.mean))
      best = branch;
  return best;
}
