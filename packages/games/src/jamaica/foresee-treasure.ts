import { members, size, type Bits } from '@topsail/engine';
import { shipName } from './ships.ts';
import type { State } from './state.ts';
import { ALL_TREASURES, CURSES, POWERS, TREASURES } from './treasures.ts';
import type { TreasureName } from './types.ts';
import type { Face, View } from './view.ts';

/** The faces that the cards at these places of a row may have, as far as the viewer can tell. */
export function facesAt(s: State, view: View, ship: number, places: readonly number[]): TreasureName[] {
  const found = places.flatMap((place) => {
    const known = faceKnown(s, view, ship, place);
    return known === undefined
      ? namesOf(candidates(s, view, view.table.ships[ship].down[place].face))
      : [known];
  });
  return TREASURES.filter((name, i) => found.includes(name) && TREASURES.indexOf(name) === i);
}

/** What the next card of the pile may be. */
export function facesOfPile(s: State, view: View): TreasureName[] {
  return namesOf(candidates(s, view, 'anything'));
}

function faceKnown(s: State, view: View, ship: number, place: number): TreasureName | undefined {
  const known = view.own?.faces.find((face) => face.ship === shipName(s, ship) && face.place === place);
  return known?.treasure;
}

/** The unknown cards that one covered card may be, leaving enough for the other covered ones (TRE-4). */
function candidates(s: State, view: View, face: Face): Bits {
  let cards = unknownTo(s, view) & allowed(face);
  const others = coveredFaces(s, view);
  const cursed = others.filter((other) => other === 'cursed').length - (face === 'cursed' ? 1 : 0);
  const plain = others.filter((other) => other !== 'anything').length - (face === 'anything' ? 0 : 1);
  if (size(unknownTo(s, view) & CURSES) <= cursed) cards &= ~CURSES;
  if (size(unknownTo(s, view) & ~POWERS) <= plain) cards &= POWERS;
  return cards;
}

function allowed(face: Face): Bits {
  if (face === 'cursed') return CURSES;
  return face === 'treasure' ? ~POWERS : ALL_TREASURES;
}

/** What all can tell of the face-down cards that the viewer does not know. */
function coveredFaces(s: State, view: View): Face[] {
  return view.table.ships.flatMap(({ down }, ship) =>
    down.flatMap(({ face }, place) => (faceKnown(s, view, ship, place) === undefined ? [face] : [])),
  );
}

/** The cards whose whereabouts the viewer does not know; of equal ones any may stand for the other. */
function unknownTo(s: State, view: View): Bits {
  const open = s.ships.flatMap((ship) => namesOf(ship.up));
  const known = view.own?.faces.map(({ treasure }) => treasure) ?? [];
  let left = s.rules.treasure.cards;
  for (const name of [...open, ...known])
    left &= ~(1 << (members(left).find((card) => TREASURES[card] === name) ?? 31));
  return left;
}

function namesOf(cards: Bits): TreasureName[] {
  return [...new Set(members(cards).map((card) => TREASURES[card]))];
}
