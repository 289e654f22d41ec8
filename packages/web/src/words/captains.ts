import { isSeat, type Entrant, type Seat } from '@topsail/engine';
import { words } from './index.ts';
import { isolated } from './isolated.ts';

/** How a seat is called, and whose colours it flies. */
export interface Captain {
  readonly name: string;
  readonly colour: number;
}

/** Whose colours there are. */
export const CAPTAINS = ['bonny', 'read', 'bellamy', 'rackham', 'levasseur', 'teach'] as const;

export function captainName(colour: number): string {
  const captain = CAPTAINS[colour];
  return captain === undefined ? '' : words.people.captains[captain];
}

let aboard: readonly Captain[] = [];

/** Names the seats of the table on screen, of which there is one. With nobody named, the house's captains sit there. */
export function nameCaptains(captains: readonly Captain[]): void {
  aboard = captains;
}

export function captainOf(seat: Seat): Captain {
  return aboard[seat] ?? { name: captainName(seat), colour: seat };
}

export function nameOf(entrant: Entrant): string {
  return isSeat(entrant) ? isolated(captainOf(entrant).name) : words.people.ghost;
}
