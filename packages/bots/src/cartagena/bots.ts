import type { GameBots } from '../game-bots.ts';
import { adviseCartagena } from './advise.ts';
import { evaluateCartagena, cartagenaValue } from './coach.ts';
import { cartagenaCrew } from './crew.ts';
import { cartagenaLore } from './lore.ts';
import { cartagenaSchool } from './school.ts';

export const cartagenaBots: GameBots = {
  crew: cartagenaCrew,
  advise: adviseCartagena,
  evaluate: evaluateCartagena,
  stateValueIn: cartagenaValue,
  lessons: { school: cartagenaSchool, loreOf: cartagenaLore },
};
