import { cartagena, type cartagenaRules } from '@topsail/games';
import type { Bot } from '../bot.ts';
import type { School } from '../learning/school.ts';
import type { Lore } from '../lore.ts';
import { Judge } from './judge.ts';
import { masterCare, PUPIL } from './levels.ts';
import { planner, type Care } from './planner.ts';
import { cartagenaTraits } from './traits.ts';

/** What there is to learn about Cartagena: what positions are worth. */
export const cartagenaSchool: School<cartagenaRules.State, cartagenaRules.Move> = {
  game: cartagena,
  traits: cartagenaTraits,
  age: (state) => state.turn,
  pupil: (lore) => plannerBy(lore, () => PUPIL),
  master: (lore) => plannerBy(lore, masterCare),
  trialSeats: 2,
};

function plannerBy({ value }: Lore, careFor: (state: cartagenaRules.State) => Care): Bot {
  const judge = new Judge(value);
  return planner(() => judge, careFor);
}
