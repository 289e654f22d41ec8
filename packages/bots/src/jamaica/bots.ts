import type { GameBots } from '../game-bots.ts';
import { jamaicaCoach } from './coach.ts';
import { jamaicaCrew } from './crew.ts';
import { jamaicaLore } from './lore.ts';
import { jamaicaSchool } from './school.ts';

export const jamaicaBots: GameBots = {
  crew: jamaicaCrew,
  coach: jamaicaCoach,
  lessons: { school: jamaicaSchool, loreOf: jamaicaLore },
};
