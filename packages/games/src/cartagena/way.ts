import { BOAT, FULL_SPACE, SPACES } from './types.ts';
import type { Tunnel } from './tunnel.ts';

/** How many pirates stand on each position, from the start to the boat. */
export type Crowd = readonly number[];

/** C-FWD-1, C-FWD-2: where a card takes a pirate. A section holds every symbol once, so at most six spaces matter. */
export function landing(tunnel: Tunnel, crowd: Crowd, from: number, symbol: number): number {
  const spaces = tunnel.spaces;
  for (let section = ((from - 1) / 6) | 0; section < 6; section++) {
    const space = spaces[6 * symbol + section];
    if (space > from && crowd[space] === 0) return space;
  }
  return BOAT;
}

/** C-BACK-1: where a retreat ends; the start means nowhere. */
export function refugeBehind(crowd: Crowd, from: number): number {
  let space = from - 1;
  while (space > 0 && !isRefuge(crowd, space)) space--;
  return space;
}

/** The space nearest the start on which a retreat could end; the boat when there is none. A pirate beyond it may retreat. */
export function rearmostRefuge(crowd: Crowd): number {
  let space = 1;
  while (space <= SPACES && !isRefuge(crowd, space)) space++;
  return space;
}

function isRefuge(crowd: Crowd, space: number): boolean {
  return crowd[space] > 0 && crowd[space] < FULL_SPACE;
}

/** The spaces of a symbol on which a pirate would have stopped, had they not been taken. */
export function takenBetween({ spaces }: Tunnel, from: number, to: number, symbol: number): number[] {
  return spaces.slice(6 * symbol, 6 * symbol + 6).filter((space) => space > from && space < to);
}

/** The spaces on which a retreat would have ended, had they not been full (C-BACK-2). */
export function fullBetween(crowd: Crowd, to: number, from: number): number[] {
  return crowd.flatMap((men, space) => (space > to && space < from && men >= FULL_SPACE ? [space] : []));
}
