import type { Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Aspect } from '../../../ui/art/aspect.ts';
import type { Moment } from './voyage.ts';

/** One unit of the sheet, in hundredths of the chart's width. */
const UNIT = 100 / SHEET.width;
const STEEPEST = 9;

/** Where a ship is and how big, as a transform. */
export function carried({ at: [x, y], scale }: Moment): string {
  return `translate(${(x * UNIT).toFixed(3)}cqw,${(y * UNIT).toFixed(3)}cqw)scale(${scale.toFixed(3)})`;
}

/** Seen from the side a ship looks where it sails, and lifts or dips its bow a little. */
export function trimmed(aspect: Aspect, [east, south]: Point): string {
  if (aspect !== 'side') return 'none';
  const pitch = Math.max(-STEEPEST, Math.min(STEEPEST, south * 10));
  return `scaleX(${east < 0 ? -1 : 1})rotate(${pitch.toFixed(1)}deg)`;
}
