import { bit, lowest, members, size } from '@topsail/engine';
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

/** The face-down treasures of a ship in the order in which they lie. */
export function rowOf(s: State, ship: Ship): number[] {
  const row = members(ship.down);
  return row.length < 2 ? row : row.sort((a, b) => s.place[a] - s.place[b]);
}

/** The place of a card as far as all can tell: the first of the cards beside it that look the same to everybody. */
export function placeSeen(s: State, ship: number, card: number): number {
  const row = rowOf(s, s.ships[ship]);
  let place = row.indexOf(card);
  while (place > 0 && looksLike(s, row[place - 1], card)) place--;
  return place;
}

function looksLike(s: State, one: number, other: number): boolean {
  const differ = bit(one) | bit(other);
  const alike = (set: number): boolean => (set & differ) === 0 || (set & differ) === differ;
  return s.knownBy[one] === s.knownBy[other] && alike(s.plain) && alike(s.cursed);
}
