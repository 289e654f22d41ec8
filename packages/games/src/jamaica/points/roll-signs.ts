import { TASK } from '../agenda.ts';
import { START } from '../course.ts';
import type { State } from '../state.ts';
import { addEnd, chooseEnd } from '../steps/sail.ts';
import { SHORTAGE_SIGNS, type ShortageSign, type SpaceKind } from '../types.ts';
import type { Prospect, Shortage } from './types.ts';

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
    findEnds(s, SENT_TO[sign]);
    chooseEnd(s, tell);
  },
  prospects: (s) => SHORTAGE_SIGNS.map((sign) => prospect(s, sign)),
  then: TASK.plunder,
};

/** SHORT-5, SHORT-6: the nearest spaces of that kind over all lanes, not beyond the start unless already behind it. */
function findEnds(s: State, kind: SpaceKind): void {
  const { at, lap } = s.ships[s.ship];
  s.endCount = 0;
  search(s, at, kind, lap >= 0);
}

function prospect(s: State, sign: ShortageSign): Prospect {
  s.endCount = 0;
  if (sign !== 'star') findEnds(s, SENT_TO[sign]);
  const faces = SHORTAGE_DIE.filter((face) => face === sign).length;
  return { sign, probability: faces / SHORTAGE_DIE.length, to: s.ends.slice(0, s.endCount) };
}

function search(s: State, from: number, kind: SpaceKind, stopsAtStart: boolean): void {
  const { course } = s.rules;
  for (const space of course.back[from]) {
    const found = course.kind[space] === kind || (space === START && stopsAtStart);
    if (!found) search(s, space, kind, stopsAtStart);
    else addEnd(s, space);
  }
}
