import { TASK } from '../agenda.ts';
import type { Holds } from '../holds.ts';
import { canPay } from '../price.ts';
import type { State } from '../state.ts';
import { chooseEnd } from '../steps/sail.ts';
import type { Shortage } from './types.ts';

/** SHORT-2, first edition and Yassa: back to the first space whose full price the ship can pay. */
export const walkBack: Shortage = {
  fall(s, _chance, tell) {
    s.fallen = true;
    s.ahead = 0;
    s.ends.length = 0;
    const { at, holds } = s.ships[s.ship];
    findPayable(s, at, holds);
    chooseEnd(s, tell);
  },
  then: TASK.settle,
};

/** SHORT-6: the first payable spaces over all lanes. The start is free, so the search ends there at the latest. */
function findPayable(s: State, from: number, holds: Holds): void {
  const { course } = s.rules;
  for (const space of course.back[from]) {
    if (!canPay(course, space, holds)) findPayable(s, space, holds);
    else if (!s.ends.includes(space)) s.ends.push(space);
  }
}
