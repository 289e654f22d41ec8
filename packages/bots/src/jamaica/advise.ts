import type { Adviser } from '../advice/advice.ts';
import { adviser, type Counsel } from '../advice/adviser.ts';
import { jamaicaAspects } from './aspects.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaMind } from './mind.ts';

const COUNSEL: Counsel = { samples: 300, turns: 3, more: [900, 1800] };

/** What a captain would say of every move, three rounds ahead. */
export const adviseJamaica: Adviser = (view, seed, budget) =>
  adviser(jamaicaMind(jamaicaLore(view.setup.ruleset)), jamaicaAspects, COUNSEL)(view, seed, budget);
