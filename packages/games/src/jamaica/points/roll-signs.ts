import { TASK } from '../agenda.ts';
import { START, type Course } from '../course.ts';
import { listEnds, NOWHERE, withEnd, type Ends } from '../ends.ts';
import type { State } from '../state.ts';
import { fallBack } from '../steps/sail.ts';
import { SHORTAGE_SIGNS, type ShortageSign, type SpaceKind } from '../types.ts';
import type { Prospect, Shortage } from './types.ts';

const SHORTAGE_DIE: readonly ShortageSign[] = ['circle', 'circle', 'square', 'square', 'skull', 'star'];

const NO_SPACE = -1;

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
    if (sign !== 'star') fallBack(s, nearestAstern(s, SENT_TO[sign]), chance, tell);
  },
  prospects: (s) => SHORTAGE_SIGNS.map((sign) => prospect(s, sign)),
  then: TASK.plunder,
};

/** SHORT-5, SHORT-6: the nearest spaces of that kind over all lanes, not beyond the start unless already behind it. */
function nearestAstern(s: State, kind: SpaceKind): Ends {
  const { at, lap } = s.ships[s.ship];
  const last = lap >= 0 ? START : NO_SPACE;
  return addNearest(NOWHERE, s.rules.course, at, kind, last);
}

function prospect(s: State, sign: ShortageSign): Prospect {
  const ends = sign === 'star' ? NOWHERE : nearestAstern(s, SENT_TO[sign]);
  const faces = SHORTAGE_DIE.filter((face) => face === sign).length;
  return { sign, probability: faces / SHORTAGE_DIE.length, to: listEnds(ends) };
}

function addNearest(ends: Ends, course: Course, from: number, kind: SpaceKind, last: number): Ends {
  let all = ends;
  for (const space of course.back[from]) {
    const isFound = course.kind[space] === kind || space === last;
    all = isFound ? withEnd(all, space) : addNearest(all, course, space, kind, last);
  }
  return all;
}
