import type { SpaceId } from '@topsail/games';
import type { Point } from '../../shared/board/geometry.ts';

/** Spaces one after the other, and about where each lies: the first and the last are shared with other lanes. */
export interface LanePlan {
  readonly spaces: readonly SpaceId[];
  readonly via: readonly Point[];
}

/** Where a chart keeps the things that change or are said in words. */
export interface ChartPlan {
  readonly lanes: readonly LanePlan[];
  /** The dice lie here, in a chest. */
  readonly chest: { readonly at: Point; readonly scale: number };
  /** All cargo comes from this harbour and goes back to it. */
  readonly bank: Point;
  /** The captain's emblem lies here, on the rose. */
  readonly rose: { readonly at: Point; readonly radius: number };
  readonly title: { readonly at: Point; readonly scale: number };
  readonly names: { readonly town: Bow; readonly hills: Bow; readonly water: Bow };
  /** How far the line of the penalty reaches to either side, from the middle of the course. */
  readonly line: { readonly out: number; readonly in: number };
}

/** A slightly bent line to write on, as the text of a path. */
type Bow = string;
