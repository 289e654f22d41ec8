import type { ChartSpace } from '@topsail/games';

/** Spaces one after the other: a stretch of the main route, or one lane of a fork. */
export interface Stretch {
  readonly lane: string | undefined;
  readonly spaces: readonly ChartSpace[];
}

/** The course cut where routes part and join; lanes of the same fork lie side by side. */
export function stretchesOf(chart: readonly ChartSpace[]): readonly (readonly Stretch[])[] {
  const stretches: { lane: string | undefined; spaces: ChartSpace[] }[] = [];
  for (const space of chart) {
    const last = stretches.at(-1);
    if (last !== undefined && last.lane === space.lane) last.spaces.push(space);
    else stretches.push({ lane: space.lane, spaces: [space] });
  }
  const parts: Stretch[][] = [];
  for (const stretch of stretches) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (
      last !== undefined &&
      before?.lane !== undefined &&
      stretch.lane !== undefined &&
      forkOf(before.lane) === forkOf(stretch.lane)
    )
      last.push(stretch);
    else parts.push([stretch]);
  }
  return parts;
}

/** `A-outer` is a lane of the fork A. */
function forkOf(lane: string): string {
  return lane.split('-')[0] ?? lane;
}

export function sideOf(lane: string): string {
  return lane.split('-')[1] ?? lane;
}
