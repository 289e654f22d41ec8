import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { setOut } from '../../../ui/motion/wake.ts';
import type { Berth } from './berths.ts';
import { distance } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';
import { carried, trimmed } from './trim.ts';
import type { Aspect } from '../../../ui/art/aspect.ts';
import { aspectOf, momentsOf, routeOf, type Moment } from './voyage.ts';

const LONGEST = 580;
const SHORTEST = 220;
const A_SPACE = 90;

export function isElsewhere(from: Berth, to: Berth): boolean {
  return from.space !== to.space || distance(from.at, to.at) > 1 || from.scale !== to.scale;
}

/**
 * Shows the voyage between two berths. The frames are all known beforehand, so that the browser can play them beside the
 * page's own work; who asked for less motion sees the ship arrive at once.
 */
export function sail(
  hull: HTMLElement,
  layout: Layout,
  from: Berth,
  to: Berth,
  dice: readonly number[],
): void {
  const route = from.space === to.space ? [] : routeOf(layout, from.space, to.space, dice);
  const moments = momentsOf(layout, from, to, route);
  const calm = Math.min(LONGEST, SHORTEST + A_SPACE * Math.max(0, route.length - 1));
  const duration = preferences.lasting(calm);
  if (duration === 0) return;
  const timing: KeyframeAnimationOptions = { duration, easing: 'ease-in-out' };
  setOut(
    hull.animate(
      moments.map((moment) => ({ transform: carried(moment) })),
      timing,
    ),
  );
  for (const aspect of ['side', 'bow', 'stern'] as const)
    hull.querySelector(`.${aspect}`)?.animate(turns(aspect, moments), timing);
}

function turns(aspect: Aspect, moments: readonly Moment[]): Keyframe[] {
  return moments.map(({ heading }) => ({
    opacity: aspectOf(heading) === aspect ? 1 : 0,
    transform: trimmed(aspect, heading),
    easing: 'step-end',
  }));
}
