import type { ShortageSign } from '../types.ts';
import { scene, type Lot, type Scene } from './scene.ts';
import type { Roll } from './table.ts';

/** A face of the shortage die for each sign. */
export const SIGN: Readonly<Record<ShortageSign, Roll>> = {
  circle: ['shortage die', 1],
  square: ['shortage die', 3],
  skull: ['shortage die', 5],
  star: ['shortage die', 6],
};

/** Seat 0 sails one space in the morning. */
export function sailing(ruleset: string, lot: Lot): Scene {
  return scene(ruleset, 3).ship(0, lot).dice(1, 2).pick(0, 'forward/powder');
}
