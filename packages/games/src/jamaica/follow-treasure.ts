import { onTable, withShip } from './follow-view.ts';
import type { Event } from './tell.ts';
import { TREASURES } from './treasures.ts';
import type { Cargo, ShipName, TreasureName } from './types.ts';
import type { DownView, Face, KnownFace, ShipView, View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** LAIR-1: a token in Yassa, else a card, face up or down. */
export function tookTreasure(view: View, event: Told<'treasure'>): View {
  const { ship, space, treasure, face, knownBy } = event;
  const lairs = view.table.lairs.filter((lair) => lair !== space);
  const taken = onTable(view, { lairs, pile: view.table.pile === 0 ? 0 : lairs.length });
  if (face === 'down') {
    const shown: Face = ship === 'ghost' ? 'anything' : 'treasure';
    return laidDown(taken, ship, { face: shown, knownBy, treasure });
  }
  return treasure === undefined ? withTokens(taken, ship, 1) : turnedUp(taken, ship, treasure, null);
}

/** BAT-9, BAT-11, BAT-12. */
export function stoleTreasure(view: View, event: Told<'steal-treasure'>): View {
  const { ship, from, treasure, place, face, knownBy, contents = null } = event;
  if (place === undefined) {
    if (treasure === undefined) return withTokens(withTokens(view, from, -1), ship, 1);
    return turnedUp(withoutUp(view, from, treasure), ship, treasure, keptBy(ship, contents));
  }
  const { card, view: lifted } = liftedFrom(view, from, place);
  if (face === 'up' && treasure !== undefined) return turnedUp(lifted, ship, treasure, null);
  const shown = card.face === 'anything' && ship !== 'ghost' ? 'treasure' : card.face;
  return laidDown(lifted, ship, { face: shown, knownBy, treasure: treasure ?? card.treasure });
}

/** GHO-10: the ghost keeps only gold. */
function keptBy(ship: ShipName, cargo: Cargo | null): Cargo | null {
  return ship === 'ghost' && cargo?.good !== 'gold' ? null : cargo;
}

/** BAT-9 (c), TRE-4: who knows the giver's cards knows which one is gone. */
export function gaveCurse(view: View, { ship, to, treasure, place, knownBy }: Told<'give-curse'>): View {
  const own = view.own?.faces.find((known) => known.ship === ship && known.treasure === treasure);
  const { card, view: lifted } = liftedFrom(view, ship, own?.place ?? place);
  return laidDown(lifted, to, { face: 'cursed', knownBy, treasure: treasure ?? card.treasure });
}

/** TRE-1: for everybody. */
export function revealed(view: View, { ship, treasures }: Told<'reveal'>): View {
  const knownBy = [...new Array(view.setup.seats).keys()];
  const row = treasures.map((treasure): RowCard => ({ face: treasure, knownBy, treasure }));
  return withRow(view, ship, row);
}

/** A face-down treasure, and its face where the viewer knows it. */
interface RowCard extends DownView {
  readonly treasure: TreasureName | undefined;
}

function rowOf({ table, own }: View, name: ShipName): RowCard[] {
  const down = table.ships.find(({ ship }) => ship === name)?.down ?? [];
  const known = (place: number): TreasureName | undefined =>
    own?.faces.find((face) => face.ship === name && face.place === place)?.treasure;
  return down.map((card, place) => ({ ...card, treasure: known(place) }));
}

function laidDown(view: View, ship: ShipName, card: RowCard): View {
  return withRow(view, ship, [...rowOf(view, ship), card]);
}

/** TRE-4: the cards behind it close up. */
function liftedFrom(
  view: View,
  ship: ShipName,
  place: number,
): { readonly card: RowCard; readonly view: View } {
  const row = rowOf(view, ship);
  const [card] = row.splice(place, 1);
  return { card, view: withRow(view, ship, row) };
}

function withRow(view: View, name: ShipName, row: readonly RowCard[]): View {
  const down = row.map(({ face, knownBy }): DownView => ({ face, knownBy }));
  const seen = withShip(view, name, (ship) => ({ ...ship, down }));
  const { own } = view;
  return own === null ? seen : { ...seen, own: { ...own, faces: facesWith(view, name, row) } };
}

/** What the viewer knows of every row, ship after ship, when this row has changed. */
function facesWith({ table, viewer, own }: View, name: ShipName, row: readonly RowCard[]): KnownFace[] {
  const known = row.flatMap(({ knownBy, treasure }, place): KnownFace[] => {
    const isKnown = typeof viewer === 'number' && knownBy.includes(viewer) && treasure !== undefined;
    return isKnown ? [{ ship: name, place, treasure }] : [];
  });
  const others = own?.faces ?? [];
  return table.ships.flatMap(({ ship }) =>
    ship === name ? known : others.filter((face) => face.ship === ship),
  );
}

function withTokens(view: View, name: ShipName, more: number): View {
  return withShip(view, name, (ship) => ({ ...ship, tokens: ship.tokens + more }));
}

/** T-HOLD: the Sixth Hold comes with a place for cargo. */
function turnedUp(view: View, name: ShipName, treasure: TreasureName, cargo: Cargo | null): View {
  return withShip(view, name, (ship) => {
    const up = [...ship.up, treasure].sort((a, b) => TREASURES.indexOf(a) - TREASURES.indexOf(b));
    return treasure === 'sixth-hold' ? { ...ship, up, sixth: cargo } : { ...ship, up };
  });
}

function withoutUp(view: View, name: ShipName, treasure: TreasureName): View {
  return withShip(view, name, ({ sixth, ...ship }): ShipView => {
    const left = { ...ship, up: ship.up.filter((other) => other !== treasure) };
    return sixth === undefined || treasure === 'sixth-hold' ? left : { ...left, sixth };
  });
}
