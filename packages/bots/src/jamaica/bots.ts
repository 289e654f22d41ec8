import type { GameBots } from '../game-bots.ts';
import { adviseJamaica } from './advise.ts';
import { jamaicaCrew } from './crew.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaSchool } from './school.ts';

export const jamaicaBots: GameBots = {
  crew: jamaicaCrew,
  advise: adviseJamaica,
  lessons: { school: jamaicaSchool, loreOf: jamaicaLore },
};
