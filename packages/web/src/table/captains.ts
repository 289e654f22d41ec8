import type { Seat } from '@topsail/engine';
import { words } from '../words/index.ts';

/** How a seat is called, and whose colours it flies. */
export interface Captain {
  readonly name: string;
  readonly colour: number;
}

let aboard: readonly Captain[] = [];

/** Names the seats of the table on screen, of which there is one. With nobody named, the house's captains sit there. */
export function nameCaptains(captains: readonly Captain[]): void {
  aboard = captains;
}

export function captainOf(seat: Seat): Captain {
  return aboard[seat] ?? { name: words.captains[seat] ?? String(seat + 1), colour: seat };
}
