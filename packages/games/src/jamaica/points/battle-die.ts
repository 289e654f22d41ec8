import type { BattleFace } from '../types.ts';

/** BAT-6: beats every number; kept as a number so that rolls stay small integers. */
export const STAR = 99;

/** The six faces, a star as `STAR`. */
export type BattleDie = readonly number[];

export function battleDie(faces: readonly BattleFace[]): BattleDie {
  return faces.map(faceNumber);
}

export function faceNumber(face: BattleFace): number {
  return face === 'star' ? STAR : face;
}

export function faceName(face: number): BattleFace {
  return face === STAR ? 'star' : face;
}
