import { members, type Bits } from '@topsail/engine';
import type { TreasureName } from './types.ts';

/** The twelve treasure cards (data). A card is known by its place in this list; equal values are two cards. */
export const TREASURES: readonly TreasureName[] = [
  'morgans-map',
  'sarans-sabre',
  'lady-beth',
  'sixth-hold',
  '+3',
  '+3',
  '+5',
  '+7',
  '+7',
  '-2',
  '-3',
  '-4',
];

export const MAP = 0;
export const SABRE = 1;
export const BETH = 2;
export const SIXTH_HOLD = 3;

/** TRE-1: the powers, which lie face up. */
export const POWERS: Bits = 0b0000_0000_1111;
export const CURSES: Bits = 0b1110_0000_0000;
export const ALL_TREASURES: Bits = 0b1111_1111_1111;

/** What each card is worth at the end; the powers nothing. */
export const TREASURE_POINTS: readonly number[] = TREASURES.map((name) => Number(name) || 0);

/** T-BETH. */
export const BETH_BONUS = 2;

export function treasureNames(cards: Bits): TreasureName[] {
  return members(cards).map((card) => TREASURES[card]);
}

/** The first card of that name within a set; equal cards are interchangeable. */
export function treasureNamed(name: TreasureName, within: Bits): number {
  const found = members(within).find((card) => TREASURES[card] === name);
  if (found === undefined) throw new Error(`no treasure ${name} is left`);
  return found;
}
