import { members, type Bits } from '@topsail/engine';
import type { Fact } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { cargoOf, inHold } from './holds.ts';
import type { Move } from './moves.ts';
import { shipName } from './ships.ts';
import type { State } from './state.ts';
import { loserOf } from './steps/winner.ts';
import { CURSES, POWERS, TREASURES } from './treasures.ts';
import type { TreasureName } from './types.ts';
import type { DownView, View } from './view.ts';

/** What the winner's choice brings; a face-down card is only narrowed down. */
export function foreseeSpoils(s: State, view: View, move: Move): Foreseen {
  const loser = loserOf(s, s.stower);
  const from = shipName(s, loser);
  switch (move.kind) {
    case 'rob-hold':
      return robs(robbedHold(s, loser, move.n));
    case 'rob-treasure':
      return robs({ fact: 'robs', from, treasure: TREASURES[move.n] });
    case 'rob-token':
      return robs({ fact: 'robs', from });
    case 'curse':
      return robs({ fact: 'gives', to: from, treasure: TREASURES[move.n] });
    case 'rob-place':
      return robs({ fact: 'robs', from }, faces(s, view, loser, [move.n]));
    case 'rob-blind':
      return robs(
        { fact: 'robs', from },
        faces(
          s,
          view,
          loser,
          view.table.ships[loser].down.map((_, place) => place),
        ),
      );
    default:
      return { certain: [], possible: [] };
  }
}

function robbedHold(s: State, loser: number, hold: number): Fact {
  const cargo = cargoOf(inHold(s.ships[loser].holds, hold));
  const from = shipName(s, loser);
  return cargo === null ? { fact: 'robs', from } : { fact: 'robs', from, cargo };
}

/** SHORT-7: the treasure taken. */
export function foreseeLair(s: State, view: View): Foreseen {
  const to = s.rules.course.ids[s.ships[s.ship].at];
  const treasures = s.rules.treasure.cards === 0 ? [] : names(unknownTo(s, view));
  const possible: Fact[] = treasures.length === 0 ? [] : [{ fact: 'may-be', treasures }];
  return { certain: [{ fact: 'treasure', to }], possible };
}

function robs(fact: Fact, treasures: readonly TreasureName[] = []): Foreseen {
  return { certain: [fact], possible: treasures.length === 0 ? [] : [{ fact: 'may-be', treasures }] };
}

/** The faces that the cards at these places of a row may have, as far as the viewer can tell. */
function faces(s: State, view: View, ship: number, places: readonly number[]): TreasureName[] {
  const found = new Set<TreasureName>();
  for (const place of places) {
    const known = view.own?.faces.find((face) => face.ship === shipName(s, ship) && face.place === place);
    if (known !== undefined) found.add(known.treasure);
    else
      for (const name of names(unknownTo(s, view) & allowed(view.table.ships[ship].down[place])))
        found.add(name);
  }
  return TREASURES.filter((name, i) => found.has(name) && TREASURES.indexOf(name) === i);
}

function allowed({ face }: DownView): Bits {
  if (face === 'cursed') return CURSES;
  return face === 'treasure' ? ~POWERS : -1;
}

/** The cards whose whereabouts the viewer does not know. */
function unknownTo(s: State, view: View): Bits {
  const seen = s.ships.flatMap((ship) => members(ship.up).map((card) => TREASURES[card]));
  const known = [...seen, ...(view.own?.faces.map(({ treasure }) => treasure) ?? [])];
  let left = s.rules.treasure.cards;
  for (const name of known) left &= ~(1 << (members(left).find((card) => TREASURES[card] === name) ?? 31));
  return left;
}

function names(cards: Bits): TreasureName[] {
  return members(cards)
    .map((card) => TREASURES[card])
    .filter((name, i, all) => all.indexOf(name) === i);
}
