import type { Race } from './race.ts';

/** Where things stand in the picture of a race; everybody starts below and is home at the top. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  x(round: number): number;
  y(left: number): number;
  /** The lines across, with what is left of the way there. */
  readonly grid: readonly number[];
  /** The rounds that are numbered. */
  readonly numbered: readonly number[];
}

const WIDTH = 560;
const HEIGHT = 320;
const LEFT = 52;
const RIGHT = 54;
const TOP = 20;
const BOTTOM = 34;
const MOST_NUMBERS = 9;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;

export function plotOf({ lanes, moments }: Race): Plot {
  const rounds = moments.length - 1;
  const longest = Math.max(1, ...lanes.flatMap(({ left }) => left));
  const step = STEPS.find((size) => longest / size <= MOST_LINES) ?? longest;
  const every = Math.max(1, Math.ceil(rounds / MOST_NUMBERS));
  return {
    width: WIDTH,
    height: HEIGHT,
    x: (round) => LEFT + (rounds === 0 ? 0 : (round / rounds) * (WIDTH - LEFT - RIGHT)),
    y: (left) => TOP + (left / longest) * (HEIGHT - TOP - BOTTOM),
    grid: Array.from({ length: Math.floor(longest / step) + 1 }, (_, n) => n * step),
    numbered: Array.from({ length: rounds + 1 }, (_, round) => round).filter(
      (round) => round > 0 && round % every === 0,
    ),
  };
}

/** Heights at which badges of this size beside the ends of the lines do not cover each other, in the order given. */
export function spread(heights: readonly number[], size: number): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = new Array<number>(heights.length).fill(0);
  let lowest = -Infinity;
  for (const n of order) {
    lowest = Math.max(heights[n] ?? 0, lowest + size);
    placed[n] = lowest;
  }
  return placed;
}

export function lineThrough(plot: Plot, left: readonly number[]): string {
  return `M${left.map((way, round) => `${plot.x(round).toFixed(1)} ${plot.y(way).toFixed(1)}`).join('L')}`;
}
