import type { CartagenaEvent, CartagenaView } from '@topsail/games';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { trackMotion } from '../../../ui/motion/step-queue.ts';
import type { ShownBeat } from '../../contract/beat.ts';
import { distance } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Course } from '../stage/strides.ts';
import { walkingOf, walkTakes } from '../stage/timing.ts';
import type { Layout } from './layout.ts';
import type { Stand } from './stands.ts';
import { hopping, wayOf, type Spot } from './way.ts';

export type TunnelBeat = ShownBeat<CartagenaView, CartagenaEvent>;

const UNIT = 100 / SHEET.width;
/** Who makes room for another, or goes back where he came from. */
const ASIDE = 220;
/** A pirate who lands is pressed together for a moment, then stretches. */
const SQUASH = [
  { x: 1.1, y: 0.84, part: 0.3 },
  { x: 0.96, y: 1.06, part: 0.65 },
];

/** Where a pirate is and how big, as a transform. */
export function carried({ at: [x, y], scale }: Spot, press = { x: 1, y: 1 }): string {
  const size = `${(scale * press.x).toFixed(3)},${(scale * press.y).toFixed(3)}`;
  return `translate(${(x * UNIT).toFixed(3)}cqw,${(y * UNIT).toFixed(3)}cqw)scale(${size})`;
}

/** Shows the way between two stands; who asked for less motion sees the pirate arrive at once. */
export function walk(
  figure: HTMLElement,
  layout: Layout,
  [from, to]: readonly [Stand, Stand],
  beat: TunnelBeat | undefined,
): Animation | undefined {
  if (distance(from.at, to.at) < 1 || preferences.lasting(1) === 0) return undefined;
  const event = beat?.event;
  const isWalk = event?.e === 'forward' || event?.e === 'back';
  const pace = beat !== undefined && isWalk ? beat.lasts / walkTakes(event) : preferences.lasting(1);
  const isWalker = isWalk && event.seat === from.seat && from.position === event.from;
  const animation = isWalker
    ? stride(figure, wayOf(layout, from, to), event, pace)
    : aside(figure, [from, to], pace, isWalk ? walkingOf(event).card : 0);
  trackMotion(animation);
  return animation;
}

function aside(figure: HTMLElement, way: readonly Spot[], pace: number, delay: number): Animation {
  return figure.animate(
    way.map((spot) => ({ transform: carried(spot) })),
    { duration: ASIDE * pace, delay: delay * pace, fill: 'backwards', easing: 'ease-in-out' },
  );
}

type Walk = Course & Parameters<typeof walkingOf>[0];

function stride(figure: HTMLElement, way: readonly Spot[], event: Walk, pace: number): Animation {
  const { card, way: lasts, arrived } = walkingOf(event);
  const whole = lasts + arrived;
  const moments = hopping(way, event);
  const end = moments.at(-1) ?? { at: [0, 0] as const, scale: 1 };
  const keyframes = [
    ...moments.map((moment) => ({ transform: carried(moment), offset: (moment.when * lasts) / whole })),
    ...SQUASH.map(({ x, y, part }) => ({
      transform: carried(end, { x, y }),
      offset: (lasts + (arrived / 2) * part) / whole,
    })),
    { transform: carried(end), offset: (lasts + arrived / 2) / whole },
    { transform: carried(end), offset: 1 },
  ];
  return figure.animate(keyframes, { duration: whole * pace, delay: card * pace, fill: 'backwards' });
}
