import { bit, has, type Chance } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { shipName, spaceOf } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';

/** LAIR-1: a ship that sailed to a lair must take its treasure; SHORT-7: one that fell back there may. */
export function plunder(s: State, chance: Chance, tell: Listener): void {
  if (!lairHasToken(s, s.ships[s.ship].at)) return;
  if (s.fallen) ask(s, ASK.lair, bit(s.ship));
  else takeTreasure(s, chance, tell);
}

export function lairHasToken(s: State, space: number): boolean {
  const lair = s.rules.course.lairAt[space];
  return lair >= 0 && has(s.lairs, lair);
}

export function takeTreasure(s: State, chance: Chance, tell: Listener): void {
  s.lairs &= ~bit(s.rules.course.lairAt[s.ships[s.ship].at]);
  s.rules.treasure.take(s, s.ship, chance, tell);
}

export function leaveTreasure(s: State, tell: Listener): void {
  if (tell !== undefined) tell({ e: 'leave-treasure', ship: shipName(s, s.ship), space: spaceOf(s, s.ship) });
}
