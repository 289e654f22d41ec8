import { distance } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { setOut } from '../../../ui/motion/wake.ts';
import type { Layout } from './layout.ts';
import type { Stand } from './stands.ts';
import { hopping, wayOf, type Spot } from './way.ts';

const LONGEST = 580;
const SHORTEST = 200;
const A_SPACE = 70;
const UNIT = 100 / SHEET.width;

/** Where a pirate is and how big, as a transform. */
export function carried({ at: [x, y], scale }: Spot): string {
  return `translate(${(x * UNIT).toFixed(3)}cqw,${(y * UNIT).toFixed(3)}cqw)scale(${scale.toFixed(3)})`;
}

/** Shows the way between two stands; who asked for less motion sees the pirate arrive at once. */
export function walk(figure: HTMLElement, layout: Layout, from: Stand, to: Stand): void {
  const way = wayOf(layout, from, to);
  const duration = preferences.lasting(Math.min(LONGEST, SHORTEST + A_SPACE * (way.length - 2)));
  if (distance(from.at, to.at) < 1 || duration === 0) return;
  setOut(
    figure.animate(
      hopping(way).map((spot) => ({ transform: carried(spot) })),
      { duration, easing: 'ease-in-out' },
    ),
  );
}
