import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { trackMotion } from '../../../ui/motion/step-queue.ts';
import type { SpaceId } from '@topsail/games';
import type { Berth } from './berths.ts';
import { distance } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';
import { carried, trimmed } from './trim.ts';
import type { Aspect } from '../../../ui/art/aspect.ts';
import { aspectOf, momentsOf, type Bow, type Moment } from './voyage.ts';

const LONGEST = 580;
const LONGEST_OF_ALL = 1200;
const SHORTEST = 220;
const A_SPACE = 90;
/** A die's way, both ends included. */
const MOST_SPACES = 7;

export function isElsewhere(from: Berth, to: Berth): boolean {
  return from.space !== to.space || distance(from.at, to.at) > 1 || from.scale !== to.scale;
}

/** A way that is seen. */
interface Voyage {
  readonly from: Berth;
  readonly to: Berth;
  /** The spaces that were passed; nothing where nobody knows them. */
  readonly route: readonly SpaceId[];
  readonly bow: Bow;
  /** How long it is shown, where it is an event on the screen. */
  readonly lasts: number | undefined;
}

/** The ship is there a little before the next event begins. */
const UNDER_WAY = 0.88;

/**
 * Shows a voyage. The frames are all known beforehand, so that the browser can play them beside the page's own work; who
 * asked for less motion sees the ship arrive at once.
 */
export function sail(hull: HTMLElement, layout: Layout, { from, to, route, bow, lasts }: Voyage): void {
  const moments = momentsOf(layout, from, to, route, bow);
  const duration = lasts === undefined ? preferences.lasting(calmly(route)) : seen(lasts);
  if (duration === 0) return;
  const timing: KeyframeAnimationOptions = { duration, easing: 'ease-in-out' };
  trackMotion(
    hull.animate(
      moments.map((moment) => ({ transform: carried(moment) })),
      timing,
    ),
  );
  for (const aspect of ['side', 'bow', 'stern'] as const)
    hull.querySelector(`.${aspect}`)?.animate(turns(aspect, moments), timing);
}

function seen(lasts: number): number {
  return preferences.isStill() ? 0 : lasts * UNDER_WAY;
}

function calmly(route: readonly SpaceId[]): number {
  return Math.min(longest(route), SHORTEST + A_SPACE * Math.max(0, route.length - 1));
}

/** A ship that goes more than one voyage's way takes its time. */
function longest(route: readonly SpaceId[]): number {
  return route.length > MOST_SPACES ? LONGEST_OF_ALL : LONGEST;
}

function turns(aspect: Aspect, moments: readonly Moment[]): Keyframe[] {
  return moments.map(({ heading }) => ({
    opacity: aspectOf(heading) === aspect ? 1 : 0,
    transform: trimmed(aspect, heading),
    easing: 'step-end',
  }));
}
