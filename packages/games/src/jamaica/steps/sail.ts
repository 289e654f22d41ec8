import { bit } from '@topsail/engine';
import { ASK, TASK } from '../agenda.ts';
import { ask, todo } from '../ask.ts';
import { crossesLineBackward, crossesLineForward, reachable, START, ways, type Course } from '../course.ts';
import { isHome, shipName, steers } from '../ships.ts';
import type { Ship, State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { meet } from './battle.ts';

/** MOVE-1: exactly the die, every step forward; MOVE-5: but not beyond the finish. */
export function sailForward(s: State, tell: Listener): void {
  s.fallen = false;
  s.endCount = 0;
  addForwardEnds(s);
  s.ahead = s.endCount;
  chooseEnd(s, tell);
}

export function sailBackward(s: State, tell: Listener): void {
  s.fallen = false;
  s.endCount = 0;
  s.ahead = 0;
  addBackwardEnds(s);
  chooseEnd(s, tell);
}

export function addForwardEnds(s: State): void {
  addAll(s, forwardEnds(s.rules.course, s.ships[s.ship], s.die));
}

export function addBackwardEnds(s: State): void {
  addAll(s, reachable(s.rules.course.backward, s.ships[s.ship].at, s.die));
}

function addAll(s: State, ends: readonly number[]): void {
  for (const end of ends) s.ends[s.endCount++] = end;
}

/** Adds a space that may be reached by several lanes. */
export function addEnd(s: State, space: number): void {
  for (let i = 0; i < s.endCount; i++) if (s.ends[i] === space) return;
  s.ends[s.endCount++] = space;
}

/** MOVE-4, MOVE-5, GHO-12: from behind the line a ship sails past the start; at home it stays. */
function forwardEnds(course: Course, ship: Ship, die: number): readonly number[] {
  if (isHome(ship)) return reachable(course.homeward, START, 0);
  return reachable(ship.lap < 0 ? course.onward : course.homeward, ship.at, die);
}

/** MOVE-2, SHORT-6: the choice of lane is the choice of where to end; a single end needs no question. */
export function chooseEnd(s: State, tell: Listener): void {
  if (s.endCount > 1) ask(s, ASK.sail, bit(steers(s, s.ship)));
  else arrive(s, s.ends[0], tell);
}

/** MOVE-3: battle, then price or shortage, then treasure; nothing of it at the start space (BAT-2, PAY-1). */
export function arrive(s: State, to: number, tell: Listener): void {
  const ship = s.ships[s.ship];
  const from = ship.at;
  const forward = isAhead(s, to);
  ship.at = to;
  changeLap(s.rules.course, ship, from, forward);
  if (tell !== undefined) tellVoyage(s, from, forward, tell);
  if (to === START) return;
  todo(s, s.fallen ? s.rules.shortage.then : TASK.settle);
  meet(s, tell);
}

function isAhead(s: State, end: number): boolean {
  for (let i = 0; i < s.ahead; i++) if (s.ends[i] === end) return true;
  return false;
}

/** MOVE-6. */
function changeLap(course: Course, ship: Ship, from: number, forward: boolean): void {
  if (ship.at === from) return;
  if (forward && crossesLineForward(course, from, ship.at)) ship.lap++;
  if (!forward && crossesLineBackward(course, from, ship.at)) ship.lap--;
}

function tellVoyage(s: State, from: number, forward: boolean, tell: NonNullable<Listener>): void {
  const { course } = s.rules;
  const ship = s.ships[s.ship];
  const edges = forward ? course.next : course.back;
  const longest = s.fallen ? course.length : s.die;
  // An ordinary move uses its whole die; falling back, the longer lane would have stopped the ship before.
  const sign = s.fallen ? 1 : -1;
  const way =
    ship.at === from
      ? [from]
      : ways(edges, from, ship.at, longest).sort((a, b) => sign * (a.length - b.length))[0];
  tell({
    e: s.fallen ? 'shortage-move' : 'move',
    ship: shipName(s, s.ship),
    seat: steers(s, s.ship),
    from: course.ids[from],
    to: course.ids[ship.at],
    path: way.map((space) => course.ids[space]),
    dir: forward ? 'forward' : 'backward',
    home: isHome(ship),
  });
}
