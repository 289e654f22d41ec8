import { size } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';
import type { Aspects } from '../advice/aspects.ts';
import { meetingEdge } from './habits/powder.ts';
import { emptyHolds, treasurePoints } from './ledger.ts';

const { FOOD, GOLD, POWDER, POWERS, finishNumber, progress, total } = jamaicaRules;
type State = jamaicaRules.State;

const REACH = 6;

/** What people look at in Jamaica and Yassa, and how much of it is worth a word. */
const LOOKED_AT: readonly [name: string, notable: number, of: (s: State, seat: number) => number][] = [
  ['steps', 1, (s, seat) => progress(s, s.ships[seat])],
  ['gold', 0.7, (s, seat) => total(s.ships[seat].holds, GOLD)],
  ['food', 1, (s, seat) => total(s.ships[seat].holds, FOOD)],
  ['powder', 1, (s, seat) => total(s.ships[seat].holds, POWDER)],
  ['empty holds', 0.4, (s, seat) => emptyHolds(s.ships[seat].holds)],
  ['treasure points', 0.5, (s, seat) => treasurePoints(s, s.ships[seat])],
  ['powers', 0.2, (s, seat) => size(s.ships[seat].up & POWERS)],
  ['finish number', 1, (s, seat) => Math.max(0, finishNumber(s, s.ships[seat]))],
  ['odds of battle', 0.15, (s, seat) => battleEdge(s, seat)],
];

export const jamaicaAspects: Aspects<State> = {
  names: LOOKED_AT.map(([name]) => name),
  notable: LOOKED_AT.map(([, notable]) => notable),
  measure: (s, seat, out) => LOOKED_AT.forEach(([, , of], i) => (out[i] = of(s, seat))),
};

/** The edge over all ships near enough to meet, added up. */
function battleEdge(s: State, seat: number): number {
  const here = progress(s, s.ships[seat]);
  let edge = 0;
  for (let other = 0; other < s.ships.length; other++) {
    const apart = Math.abs(progress(s, s.ships[other]) - here);
    if (other !== seat && apart > 0 && apart <= REACH) edge += meetingEdge(s, seat, other);
  }
  return edge;
}
