import type { JamaicaEvent, ShipName, View } from '@topsail/games';
import { ownSeat } from '../words/ships.ts';

/** What one should look at: the ship of the event that is shown, the dice, the winner, or else the ship that acts, or one's own. */
export function watchedIn(view: View, event: JamaicaEvent | undefined): ShipName | 'dice' {
  const { acting, captain, half } = view.table;
  if (event?.e === 'roll' || event?.e === 'assign') return 'dice';
  if (event?.e === 'end') return event.ranking[0]?.[0] ?? captain;
  if (event !== undefined && 'ship' in event) return event.ship;
  if (event !== undefined && 'seat' in event) return event.seat;
  return half === null ? (ownSeat(view) ?? captain) : acting;
}
