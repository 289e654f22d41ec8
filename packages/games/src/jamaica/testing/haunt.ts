import { scene, type Lot, type Scene } from './scene.ts';
import type { Luck, Table } from './table.ts';

export const PREY = 0;
export const OTHER = 1;

/** The ships of a haunting, empty unless a test says otherwise. */
export interface Haunted {
  readonly ghost?: Lot;
  readonly prey?: Lot;
  readonly other?: Lot;
}

/** Last of all, the ghost sails on: in the morning to open sea, in the evening to its prey at 24. */
export function approach(ruleset: string, haunted: Haunted = {}, seats = 2): Scene {
  const table = scene(ruleset, seats, 'yes')
    .ship('ghost', { ...haunted.ghost, at: 22 })
    .ship(PREY, { holds: [], ...haunted.prey, at: 24 })
    .ship(OTHER, { holds: [], ...haunted.other, at: 30 });
  for (let seat = 2; seat < seats; seat++) table.ship(seat, { holds: [], at: 30 });
  return table.dice(1, 1);
}

/** The ghost attacks its prey. When the battle is over the next round begins, and all are asked for a card. */
export function haunt(ruleset: string, haunted: Haunted = {}, ...rolls: readonly Luck[]): Table {
  return approach(ruleset, haunted).haunting(...rolls);
}

/** Seat 0 attacks the ghost at a lair that was plundered long ago. Then seat 1 is asked for his lane. */
export function hunt(
  ruleset: string,
  hunted: { readonly hunter?: Lot; readonly ghost?: Lot },
  ...rolls: readonly Luck[]
): Table {
  return scene(ruleset, 2)
    .emptied(4)
    .ship(0, { holds: [], ...hunted.hunter, at: 1 })
    .ship('ghost', { ...hunted.ghost, at: 4 })
    .ship(1, { holds: [], down: ['+3'], at: 6 })
    .dice(1, 4)
    .pick(0, 'backward/forward')
    .pick(1, 'forward/food')
    .acting(...rolls);
}
