import type { GameEvent } from '@topsail/engine';
import type { JamaicaEvent as Event, ShipName } from '@topsail/games';
import { iconOf } from '../words/goods.ts';

/** A place on a ship: one of its holds, or where it keeps its treasures. */
interface Berth {
  readonly ship: ShipName;
  readonly hold?: number;
}

/** Something that goes from one ship to another. */
export interface Flight {
  readonly icon: string;
  readonly count: number;
  readonly from: Berth;
  readonly to: Berth;
}

/** What was carried over in these events; what the ghost throws into the sea goes nowhere. */
export function flightsIn(ruleset: string, events: readonly GameEvent[]): readonly Flight[] {
  return (events as readonly Event[]).flatMap((event): readonly Flight[] => {
    switch (event.e) {
      case 'steal-hold': {
        const { ship, from, hold, into, resource, count } = event;
        if (into === null) return [];
        const icon = iconOf(ruleset, resource);
        return [{ icon, count, from: { ship: from, hold }, to: { ship, hold: into } }];
      }
      case 'steal-treasure':
        return [{ icon: 'chest', count: 1, from: { ship: event.from }, to: { ship: event.ship } }];
      case 'give-curse':
        return [{ icon: 'chest', count: 1, from: { ship: event.ship }, to: { ship: event.to } }];
      default:
        return [];
    }
  });
}

/** Where it lies on the page: the hold, or the panel of the ship. */
export function spotOf({ ship, hold }: Berth): Element | null {
  const panel = `[data-ship="${ship}"]`;
  return document.querySelector(hold === undefined ? panel : `${panel} [data-hold="${hold}"]`);
}
