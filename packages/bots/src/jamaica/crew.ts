import type { Crew } from '../crew.ts';
import { jamaicaBaselines } from './baselines.ts';
import { jamaicaLevels } from './levels.ts';
import { jamaicaLore } from './lore.ts';

export const jamaicaCrew: Crew = { ...jamaicaBaselines, ...jamaicaLevels(jamaicaLore) };
