import { TASK } from '../agenda.ts';
import { total } from '../holds.ts';
import type { State } from '../state.ts';
import { addEnd, chooseEnd } from '../steps/sail.ts';
import { FOOD, GOLD } from '../types.ts';
import type { Shortage } from './types.ts';

/** SHORT-2, first edition and Yassa: back to the first space whose full price the ship can pay. */
export const walkBack: Shortage = {
  fall(s, _chance, tell) {
    s.fallen = true;
    s.ahead = 0;
    findEnds(s);
    chooseEnd(s, tell);
  },
  prospects(s) {
    findEnds(s);
    return [{ probability: 1, to: s.ends.slice(0, s.endCount) }];
  },
  then: TASK.settle,
};

function findEnds(s: State): void {
  const { at, holds } = s.ships[s.ship];
  s.endCount = 0;
  findPayable(s, at, total(holds, GOLD), total(holds, FOOD));
}

/** SHORT-6: the first payable spaces over all lanes. The start is free, so the search ends there at the latest. */
function findPayable(s: State, from: number, gold: number, food: number): void {
  const { back, kind, price } = s.rules.course;
  for (const space of back[from]) {
    const payable = price[space] <= (kind[space] === 'port' ? gold : food);
    if (payable) addEnd(s, space);
    else findPayable(s, space, gold, food);
  }
}
