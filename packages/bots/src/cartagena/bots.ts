import type { GameBots } from '../game-bots.ts';
import { cartagenaCoach } from './coach.ts';
import { cartagenaCrew } from './crew.ts';
import { cartagenaLore } from './lore.ts';
import { cartagenaSchool } from './school.ts';

export const cartagenaBots: GameBots = {
  crew: cartagenaCrew,
  coach: cartagenaCoach,
  lessons: { school: cartagenaSchool, loreOf: cartagenaLore },
};
