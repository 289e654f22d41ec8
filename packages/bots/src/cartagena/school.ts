import { cartagena, type cartagenaRules } from '@topsail/games';
import type { School } from '../learning/school.ts';
import { Judge } from './judge.ts';
import { PUPIL } from './levels.ts';
import { planner } from './planner.ts';
import { cartagenaTraits } from './traits.ts';

/** What there is to learn about Cartagena: what positions are worth. */
export const cartagenaSchool: School<cartagenaRules.State, cartagenaRules.Move> = {
  game: cartagena,
  traits: cartagenaTraits,
  age: (state) => state.turn,
  pupil({ value }) {
    const judge = new Judge(value);
    return planner(
      () => judge,
      () => PUPIL,
    );
  },
};
