import type { Adviser } from '../advice/advice.ts';
import { adviser } from '../advice/adviser.ts';
import { jamaicaAspects } from './aspects.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaMind } from './mind.ts';

/** What a captain would say of every move, three rounds ahead. */
export const adviseJamaica: Adviser = (view, seed, budget) =>
  adviser(jamaicaMind(jamaicaLore(view.setup.ruleset)), jamaicaAspects, { samples: 300, turns: 3 })(
    view,
    seed,
    budget,
  );
