import type { Point } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';

/** What is painted where on every stone, as steps from its middle, and where the feet of its pirates are. */
interface Painting {
  readonly symbol: { readonly at: Point; readonly size: number };
  readonly number: Point;
  /** By how many stand there; side by side, the last a step in front. */
  readonly feet: readonly (readonly Point[])[];
  readonly scale: number;
}

const FLAT = 38;

/** On a tall stone pirates stand below its symbol, on a flat one beside it. */
export function paintingOf({ half: [w, h] }: Layout): Painting {
  return h < FLAT ? flat(w, h) : tall(w, h);
}

function tall(w: number, h: number): Painting {
  const size = Math.min(54, h * 1.34);
  const low = h - 5;
  return {
    symbol: { at: [9, 5 - h + size / 2], size },
    number: [5 - w, 20 - h],
    feet: [
      [[0, low]],
      [
        [-w * 0.46, low],
        [w * 0.46, low],
      ],
      [
        [-w * 0.64, low - 4],
        [w * 0.64, low - 4],
        [0, low],
      ],
    ],
    scale: Math.min(1, 0.36 + h * 0.0138),
  };
}

function flat(w: number, h: number): Painting {
  const low = h - 4;
  return {
    symbol: { at: [-w * 0.3, 4], size: h * 1.5 },
    number: [5 - w, 18 - h],
    feet: [
      [[w * 0.52, low]],
      [
        [w * 0.16, low - 1],
        [w * 0.68, low],
      ],
      [
        [-w * 0.04, low - 2],
        [w * 0.76, low - 2],
        [w * 0.36, low],
      ],
    ],
    scale: 0.36 + h * 0.0152,
  };
}
