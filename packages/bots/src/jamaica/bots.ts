import type { GameBots } from '../game-bots.ts';
import { adviseJamaica } from './advise.ts';
import { evaluateJamaica, jamaicaValue } from './coach.ts';
import { jamaicaCrew } from './crew.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaSchool } from './school.ts';

export const jamaicaBots: GameBots = {
  crew: jamaicaCrew,
  advise: adviseJamaica,
  evaluate: evaluateJamaica,
  stateValueIn: jamaicaValue,
  lessons: { school: jamaicaSchool, loreOf: jamaicaLore },
};
