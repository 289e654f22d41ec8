import { TASK } from '../agenda.ts';
import { listEnds, type Ends } from '../ends.ts';
import { total } from '../holds.ts';
import { refugeFrom } from '../refuges.ts';
import type { State } from '../state.ts';
import { fallBack } from '../steps/sail.ts';
import { FOOD, GOLD } from '../types.ts';
import type { Shortage } from './types.ts';

/** SHORT-2, first edition and Yassa: back to the first space whose full price the ship can pay. */
export const walkBack: Shortage = {
  fall: (s, chance, tell) => fallBack(s, payableAstern(s), chance, tell),
  prospects: (s) => [{ probability: 1, to: listEnds(payableAstern(s)) }],
  then: TASK.settle,
};

function payableAstern(s: State): Ends {
  const { at, holds } = s.ships[s.ship];
  return refugeFrom(s.rules.course.refuges, at, total(holds, GOLD), total(holds, FOOD));
}
