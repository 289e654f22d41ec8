import { bit, type Chance } from '@topsail/engine';
import { ASK, TASK } from '../agenda.ts';
import { ask, todo } from '../ask.ts';
import { crossesLineBackward, crossesLineForward, reachable, START, type Course } from '../course.ts';
import { firstEnd, hasEnd, NOWHERE, otherEnds, type Ends } from '../ends.ts';
import { isGhost, isHome, shipName, steers } from '../ships.ts';
import { NO_FOE, type Ship, type State } from '../state.ts';
import type { Listener } from '../tell.ts';
import type { Direction } from '../types.ts';
import { firstFoe, meet } from './battle.ts';
import { pathBetween } from './path.ts';
import { plunder } from './plunder.ts';
import { settle } from './settle.ts';

/** MOVE-1: exactly the die, every step forward; MOVE-5: but not beyond the finish. */
export function sailForward(s: State, chance: Chance, tell: Listener): void {
  s.fallen = false;
  s.ahead = endsAhead(s);
  s.astern = NOWHERE;
  chooseEnd(s, chance, tell);
}

export function sailBackward(s: State, chance: Chance, tell: Listener): void {
  s.fallen = false;
  s.ahead = NOWHERE;
  s.astern = endsAstern(s);
  chooseEnd(s, chance, tell);
}

/** MOVE-4, MOVE-5, GHO-12: from behind the line a ship sails past the start; at home it stays. */
export function endsAhead(s: State): Ends {
  const { course } = s.rules;
  const ship = s.ships[s.ship];
  if (isHome(ship)) return reachable(course.homeward, START, 0);
  return reachable(ship.lap < 0 ? course.onward : course.homeward, ship.at, s.die);
}

export function endsAstern(s: State): Ends {
  return reachable(s.rules.course.backward, s.ships[s.ship].at, s.die);
}

/** SHORT-2, SHORT-4: a ship that cannot pay goes back. */
export function fallBack(s: State, ends: Ends, chance: Chance, tell: Listener): void {
  s.fallen = true;
  s.ahead = NOWHERE;
  s.astern = ends;
  chooseEnd(s, chance, tell);
}

/** MOVE-2, SHORT-6: the choice of lane is the choice of where to end; a single end needs no question. */
export function chooseEnd(s: State, chance: Chance, tell: Listener): void {
  const ends = s.ahead === NOWHERE ? s.astern : s.ahead;
  const isOnly = otherEnds(ends) === NOWHERE && (s.ahead === NOWHERE || s.astern === NOWHERE);
  if (isOnly) arrive(s, firstEnd(ends), chance, tell);
  else ask(s, ASK.sail, bit(steers(s, s.ship)));
}

/** MOVE-3: battle, then price or shortage, then treasure; nothing of it at the start space (BAT-2, PAY-1). */
export function arrive(s: State, to: number, chance: Chance, tell: Listener): void {
  sailTo(s, to, tell);
  if (to === START) return;
  const then = s.fallen ? s.rules.shortage.then : TASK.settle;
  const foe = firstFoe(s, 0);
  if (foe !== NO_FOE) {
    todo(s, then);
    meet(s, foe, chance, tell);
  } else if (then === TASK.settle) settle(s, chance, tell);
  else plunder(s, chance, tell);
}

/** Moves the ship, and nothing else. */
export function sailTo(s: State, to: number, tell: Listener): void {
  const ship = s.ships[s.ship];
  const from = ship.at;
  const forward = s.ahead !== NOWHERE && (s.astern === NOWHERE || hasEnd(s.ahead, to));
  ship.at = to;
  changeLap(s.rules.course, ship, from, forward);
  if (tell !== undefined) tellVoyage(s, from, forward ? 'forward' : 'backward', tell);
}

/** MOVE-6. */
function changeLap(course: Course, ship: Ship, from: number, forward: boolean): void {
  if (ship.at === from) return;
  if (forward && crossesLineForward(course, from, ship.at)) ship.lap++;
  if (!forward && crossesLineBackward(course, from, ship.at)) ship.lap--;
}

function tellVoyage(s: State, from: number, dir: Direction, tell: NonNullable<Listener>): void {
  const { course } = s.rules;
  const ship = s.ships[s.ship];
  tell({
    e: s.fallen ? 'shortage-move' : 'move',
    ship: shipName(s, s.ship),
    seat: steers(s, s.ship),
    from: course.ids[from],
    to: course.ids[ship.at],
    path: pathBetween(s, from, ship.at, dir),
    dir,
    home: isHome(ship),
    lap: ship.lap,
  });
  if (isHome(ship) && ship.at !== from) tell({ e: 'home', ship: shipName(s, s.ship), last: isFirstHome(s) });
}

/** END-1, GHO-9: the first player who comes home makes this round the last. */
function isFirstHome(s: State): boolean {
  if (isGhost(s, s.ship)) return false;
  return s.ships.every((other, i) => i === s.ship || isGhost(s, i) || !isHome(other));
}
