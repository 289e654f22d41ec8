import { bit, lowest, size } from '@topsail/engine';
import { isGhost } from './ships.ts';
import type { Ship, State } from './state.ts';

/** Lays a treasure face down at the end of a ship's row; a player looks at what is his (TRE-1, GHO-5). */
export function layDown(s: State, ship: number, card: number): void {
  const owner = s.ships[ship];
  s.place[card] = size(owner.down);
  owner.down |= bit(card);
  if (isGhost(s, ship)) return;
  s.knownBy[card] |= bit(ship);
  s.plain |= bit(card);
}

/** Takes a face-down treasure out of its row; the cards behind it close up (TRE-4: the order is kept). */
export function liftFrom(s: State, owner: Ship, card: number): void {
  owner.down &= ~bit(card);
  for (let rest = owner.down; rest !== 0; rest &= rest - 1) {
    const other = lowest(rest);
    if (s.place[other] > s.place[card]) s.place[other]--;
  }
}

/** The treasure that lies at a place of a ship's row. */
export function cardAt(s: State, owner: Ship, place: number): number {
  for (let rest = owner.down; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    if (s.place[card] === place) return card;
  }
  throw new Error(`no face-down treasure at place ${place}`);
}
