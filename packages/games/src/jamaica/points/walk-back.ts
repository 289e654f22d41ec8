import { TASK } from '../agenda.ts';
import type { Course } from '../course.ts';
import { listEnds, NOWHERE, withEnd, type Ends } from '../ends.ts';
import { total } from '../holds.ts';
import type { State } from '../state.ts';
import { fallBack } from '../steps/sail.ts';
import { FOOD, GOLD } from '../types.ts';
import type { Shortage } from './types.ts';

/** SHORT-2, first edition and Yassa: back to the first space whose full price the ship can pay. */
export const walkBack: Shortage = {
  fall: (s, _chance, tell) => fallBack(s, payableAstern(s), tell),
  prospects: (s) => [{ probability: 1, to: listEnds(payableAstern(s)) }],
  then: TASK.settle,
};

function payableAstern(s: State): Ends {
  const { at, holds } = s.ships[s.ship];
  return addPayable(NOWHERE, s.rules.course, at, total(holds, GOLD), total(holds, FOOD));
}

/** SHORT-6: the first payable spaces over all lanes. The start is free, so the search ends there at the latest. */
function addPayable(ends: Ends, course: Course, from: number, gold: number, food: number): Ends {
  let all = ends;
  for (const space of course.back[from]) {
    const isPayable = course.price[space] <= (course.kind[space] === 'port' ? gold : food);
    all = isPayable ? withEnd(all, space) : addPayable(all, course, space, gold, food);
  }
  return all;
}
