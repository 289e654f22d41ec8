import { TASK } from '../agenda.ts';
import { START } from '../course.ts';
import type { State } from '../state.ts';
import { addEnd, chooseEnd } from '../steps/sail.ts';
import type { ShortageSign, SpaceKind } from '../types.ts';
import type { Shortage } from './types.ts';

const SHORTAGE_DIE: readonly ShortageSign[] = ['circle', 'circle', 'square', 'square', 'skull', 'star'];

/** SHORT-3: what each sign sends a ship back to; the star leaves it where it is. */
const SENT_TO: Readonly<Record<Exclude<ShortageSign, 'star'>, SpaceKind>> = {
  circle: 'port',
  square: 'sea',
  skull: 'lair',
};

/** SHORT-3, SHORT-4, second edition: the die decides, and the new space is never paid for. */
export const rollSigns: Shortage = {
  fall(s, chance, tell) {
    const sign = SHORTAGE_DIE[chance.roll(SHORTAGE_DIE.length, 'shortage die') - 1];
    s.crossed = true;
    if (tell !== undefined) tell({ e: 'shortage-roll', seat: s.ship, value: sign });
    if (sign === 'star') return;
    s.fallen = true;
    s.ahead = 0;
    findEnds(s, s.ships[s.ship].at, SENT_TO[sign]);
    chooseEnd(s, tell);
  },
  then: TASK.plunder,
};

/** SHORT-5, SHORT-6: the nearest spaces of that kind over all lanes, not beyond the start unless already behind it. */
function findEnds(s: State, from: number, kind: SpaceKind): void {
  s.endCount = 0;
  const stopsAtStart = s.ships[s.ship].lap >= 0;
  search(s, from, kind, stopsAtStart);
}

function search(s: State, from: number, kind: SpaceKind, stopsAtStart: boolean): void {
  const { course } = s.rules;
  for (const space of course.back[from]) {
    const found = course.kind[space] === kind || (space === START && stopsAtStart);
    if (!found) search(s, space, kind, stopsAtStart);
    else addEnd(s, space);
  }
}
