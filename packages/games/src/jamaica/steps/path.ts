import { ways } from '../course.ts';
import type { State } from '../state.ts';
import type { Direction, SpaceId } from '../types.ts';

/**
 * The spaces that the acting ship passes from one space to another, both included. An ordinary move uses its whole die;
 * falling back, the longer lane would have stopped the ship before.
 */
export function pathBetween(s: State, from: number, to: number, dir: Direction): SpaceId[] {
  const { ids, next, back, length } = s.rules.course;
  if (from === to) return [ids[from]];
  const found = ways(dir === 'forward' ? next : back, from, to, s.fallen ? length : s.die);
  const sign = s.fallen ? 1 : -1;
  const [way] = found.sort((a, b) => sign * (a.length - b.length));
  return way.map((space) => ids[space]);
}
