import { BOAT } from '@topsail/games';
import { luckOf } from '../../shared/board/luck.ts';
import type { Line, Point } from '../../shared/board/geometry.ts';
import { curve, short } from '../../shared/board/path-text.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Layout } from './layout.ts';

/** The way out of the rock: where the cave opens on the water, and where sky and water meet. */
export interface Bay {
  readonly mouth: string;
  readonly horizon: number;
  readonly moon: { readonly at: Point; readonly radius: number };
  /** Light of the moon on the water, and small waves. */
  readonly glints: string;
  readonly waves: string;
}

const COVE = 1416;
const SHORE = 1448;
/** From the sky down to the boat, which lies well on the water. */
const ABOVE_BOAT = 132;

export function bayOf(layout: Layout): Bay {
  const [, boat] = layout.middles[BOAT] ?? [0, 0];
  const horizon = Math.max(76, Math.min(430, boat - ABOVE_BOAT));
  return {
    mouth: `${curve(shoreOf(boat))}H${SHEET.width}V0z`,
    horizon,
    moon: { at: [1546, horizon * 0.46], radius: Math.min(42, horizon * 0.26) },
    glints: glintsBelow(horizon),
    waves: wavesBelow(horizon),
  };
}

/** Down the sheet, with a cove for the boat. */
function shoreOf(boat: number): Line {
  const luck = luckOf(5);
  const shore: Point[] = [[SHORE + 30, -20]];
  for (let y = luck(20, 40); y < SHEET.height; y += luck(26, 62)) {
    const isCove = Math.abs(y - boat) < 42;
    shore.push([isCove ? COVE + luck(-3, 6) : SHORE + luck(-20, 22), y]);
  }
  return [...shore, [SHORE, SHEET.height + 20]];
}

function glintsBelow(horizon: number): string {
  const luck = luckOf(9);
  return Array.from({ length: 54 }, () => {
    const down = luck(0, 1) * luck(0, 1) * (SHEET.height - horizon);
    const spread = 22 + down * 0.14;
    return `M${short(1524 + luck(-spread, spread))} ${short(horizon + 8 + down)}h${short(luck(6, 22))}`;
  }).join('');
}

function wavesBelow(horizon: number): string {
  const luck = luckOf(21);
  return Array.from({ length: 22 }, () => {
    const y = luck(horizon + 30, SHEET.height - 10);
    return `M${short(luck(1400, 1570))} ${short(y)}c9-5 14 3 23 0s14 3 23 0`;
  }).join('');
}
