import { withShip } from './follow-view.ts';
import { SIXTH } from './holds.ts';
import type { Event, Taken } from './tell.ts';
import type { Cargo } from './types.ts';
import type { ShipView, View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** LOAD-1. */
export function withLoad(view: View, { seat, resource, count, hold }: Told<'load'>): View {
  return withShip(view, seat, (ship) => withHold(ship, hold, { good: resource, count }));
}

/** PAY-2, BAT-3. */
export function withoutTaken(view: View, event: Told<'pay' | 'powder'>): View {
  const payer = event.e === 'pay' ? event.seat : event.ship;
  return withShip(view, payer, (ship) => event.split.reduce(takeOut, ship));
}

function takeOut(ship: ShipView, { hold, n }: Taken): ShipView {
  const cargo = hold === SIXTH ? ship.sixth : ship.holds[hold];
  if (!cargo) return ship;
  return withHold(ship, hold, cargo.count === n ? null : { ...cargo, count: cargo.count - n });
}

/** BAT-10; GHO-7: what the ghost throws overboard goes into no hold. */
export function robbedHold(view: View, event: Told<'steal-hold'>): View {
  const { ship: winner, from: loser, hold, into, resource, count } = event;
  const robbed = withShip(view, loser, (ship) => withHold(ship, hold, null));
  if (into === null) return robbed;
  return withShip(robbed, winner, (ship) => withHold(ship, into, { good: resource, count }));
}

function withHold(ship: ShipView, hold: number, cargo: Cargo | null): ShipView {
  return hold === SIXTH ? { ...ship, sixth: cargo } : { ...ship, holds: ship.holds.with(hold, cargo) };
}
