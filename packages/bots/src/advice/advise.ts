import { gameOf } from '@topsail/games';
import { adviseCartagena } from '../cartagena/advise.ts';
import { adviseJamaica } from '../jamaica/advise.ts';
import type { Adviser } from './advice.ts';

/** Who knows each game, by its id. */
const ADVISERS: Readonly<Record<string, Adviser>> = { jamaica: adviseJamaica, cartagena: adviseCartagena };

/** What there is to be said of every move, from the best to the worst. */
export const advise: Adviser = (view, seed, budget) => {
  const adviser = ADVISERS[gameOf(view.setup.ruleset)?.id ?? ''];
  if (adviser === undefined) throw new Error(`nobody advises on ${view.setup.ruleset}`);
  return adviser(view, seed, budget);
};
