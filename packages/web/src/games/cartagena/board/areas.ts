import { BOAT } from '@topsail/games';
import type { Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Layout } from './layout.ts';

/** About how far choices reach from what they belong to. */
const REACH = 230;

/** A rectangle round a position that can be pointed at. */
export interface Area {
  readonly at: Point;
  readonly size: Point;
}

export function areaOf({ middles, half }: Layout, position: number): Area {
  const at = middles[position] ?? [0, 0];
  if (position === 0) return { at: [at[0] - 8, at[1] - 8], size: [166, 180] };
  if (position === BOAT) return { at: [at[0] - 2, at[1] - 4], size: [184, 88] };
  return { at, size: [2 * half[0] + 11, 2 * half[1] + 11] };
}

/** Which of the positions lies under a point of the sheet. */
export function positionAt(layout: Layout, positions: readonly number[], [x, y]: Point): number | undefined {
  return positions.find((position) => {
    const { at, size } = areaOf(layout, position);
    return Math.abs(x - at[0]) <= size[0] / 2 && Math.abs(y - at[1]) <= size[1] / 2;
  });
}

/** Where choices hide the fewer of the areas they lead to: above the one they belong to, or below it. */
export function emptierSide({ at, size }: Area, others: readonly Area[]): 'above' | 'below' {
  const hidden = (way: number): number =>
    others.filter((other) => {
      const [across, down] = [Math.abs(other.at[0] - at[0]), (other.at[1] - at[1]) * way];
      return across < REACH && down > size[1] / 2 && down < size[1] / 2 + REACH;
    }).length;
  const [above, below] = [hidden(-1), hidden(1)];
  if (above === below || at[1] < REACH || at[1] > SHEET.height - REACH)
    return at[1] < SHEET.height / 2 ? 'below' : 'above';
  return above < below ? 'above' : 'below';
}
