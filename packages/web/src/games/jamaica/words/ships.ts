import { SPECTATOR, type Seat } from '@topsail/engine';
import {
  type ActionName,
  type Cargo,
  type ShipName,
  type ShipView,
  type SpaceId,
  type View as JamaicaView,
} from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { drawn } from '../../../words/drawn.ts';
import { words } from '../../../words/index.ts';
import { chart } from './chart.ts';
import { sideOf } from './course.ts';
import { iconOf } from './goods.ts';
import { actionName } from './terms.ts';
import { wayToGo } from './way-to-go.ts';

export function ownSeat({ viewer }: JamaicaView): Seat | undefined {
  return viewer === SPECTATOR ? undefined : viewer;
}

export function shipOf({ table }: JamaicaView, name: ShipName): ShipView | undefined {
  return table.ships.find(({ ship }) => ship === name);
}

/** What lies in a hold; the Sixth Hold is the one after the ordinary ones. */
export function cargoIn(ship: ShipView | undefined, hold: number): Cargo | undefined {
  return ship?.holds[hold] ?? (hold === ship?.holds.length ? ship.sixth : undefined) ?? undefined;
}

/** The ship this seat decides for in a battle: its own, or the ghost when it does not fight itself. */
export function championOf(view: JamaicaView): ShipName | undefined {
  const seat = ownSeat(view);
  const { battle } = view.table;
  if (seat === undefined || battle === null || battle.attacker === seat || battle.defender === seat)
    return seat;
  return 'ghost';
}

export function opponentOf(view: JamaicaView): ShipName | undefined {
  const { battle } = view.table;
  if (battle === null) return undefined;
  return battle.attacker === championOf(view) ? battle.defender : battle.attacker;
}

/** Where the race starts and ends. */
export function homeOf(ruleset: string): SpaceId {
  const [start] = chart(ruleset);
  if (start === undefined) throw new Error('a board without spaces');
  return start.id;
}

/** A space by what is seen of it: its kind, its price and how far it is from home. No two are alike. */
export function placeName(ruleset: string, id: SpaceId): string {
  return words.jamaica.place.name(spotOf(ruleset, id));
}

export function toPlace(ruleset: string, id: SpaceId): string {
  return words.jamaica.place.to(spotOf(ruleset, id));
}

/** Where a voyage would end, and by which lane: spaces side by side may be alike but for that. */
export function wayTo(ruleset: string, id: SpaceId): string {
  const to = toPlace(ruleset, id);
  const side = sideOf(chart(ruleset).find((space) => space.id === id)?.lane ?? '');
  return side === 'outer' || side === 'inner'
    ? words.jamaica.facts.sailsBy({ to, world: worldOf(ruleset), lane: side })
    : to;
}

/** Where a voyage ended, with its price drawn. */
export function toPlaceDrawn(ruleset: string, { to, lap }: { to: SpaceId; lap: number }): string {
  const spot = spotOf(ruleset, to);
  const asks = chart(ruleset).find(({ id }) => id === to)?.asks;
  return words.jamaica.place.to({
    ...spot,
    price: asks === undefined ? '' : drawn(iconOf(ruleset, asks.good), spot.price),
    home: wayToGo(ruleset, { at: to, lap, home: false }),
  });
}

export function fromPlace(ruleset: string, id: SpaceId): string {
  return words.jamaica.place.from(spotOf(ruleset, id));
}

/** A space as the catalogue asks for it. */
function spotOf(ruleset: string, id: SpaceId) {
  const { kind = 'sea', price = 0, toGo = 0 } = chart(ruleset).find((space) => space.id === id) ?? {};
  return { world: worldOf(ruleset), kind, price: String(price), home: toGo } as const;
}

/** Where a ship is in the race. */
export function whereabouts(ruleset: string, ship: ShipView): string {
  const said = words.jamaica;
  if (ship.home) return said.home;
  const { at, lap } = ship;
  const place = words.capital(said.place.at({ ...spotOf(ruleset, at), home: wayToGo(ruleset, ship) }));
  return lap < 0 ? said.behind({ place, laps: -lap }) : place;
}

/** A card's name in a view, `food/powder`, as its two orders. */
export function ordersOf(card: string): readonly [ActionName, ActionName] {
  const [morning, evening] = card.split('/').map((name) => ACTIONS.find((action) => action === name));
  if (morning === undefined || evening === undefined) throw new Error(`no card ${card}`);
  return [morning, evening];
}

const ACTIONS: readonly ActionName[] = ['forward', 'backward', 'gold', 'food', 'powder'];

export function cardName(ruleset: string, orders: readonly [ActionName, ActionName]): string {
  const [morning, evening] = orders.map((action) => actionName(ruleset, action));
  return words.capital(words.jamaica.card({ morning: morning ?? '', evening: evening ?? '' }));
}
