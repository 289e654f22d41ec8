import type { ShipName } from './types.ts';
import type { OwnView, ShipView, TableView, View } from './view.ts';

export function onTable(view: View, changed: Partial<TableView>): View {
  return { ...view, table: { ...view.table, ...changed } };
}

export function withShip(view: View, name: ShipName, change: (ship: ShipView) => ShipView): View {
  const ships = view.table.ships.map((ship) => (ship.ship === name ? change(ship) : ship));
  return onTable(view, { ships });
}

/** Changes what is the viewer's own, where he is the one whom an event is about. */
export function withOwn(view: View, seat: ShipName, change: (own: OwnView) => OwnView): View {
  return view.own === null || view.viewer !== seat ? view : { ...view, own: change(view.own) };
}
