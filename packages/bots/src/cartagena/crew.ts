import type { Crew } from '../crew.ts';
import { cartagenaBaselines } from './baselines.ts';
import { cartagenaLevels } from './levels.ts';
import { cartagenaLore } from './lore.ts';

export const cartagenaCrew: Crew = { ...cartagenaBaselines, ...cartagenaLevels(cartagenaLore) };
