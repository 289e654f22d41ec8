import { BOAT, type CartagenaEvent } from '@topsail/games';
import { stridesOf, type Course, type Stride } from './strides.ts';

type Kind = CartagenaEvent['e'];
type Of<K extends Kind> = Extract<CartagenaEvent, { readonly e: K }>;

/** What things take at a normal pace, in milliseconds. */
const TAKES = {
  ribbon: 750,
  card: 480,
  run: 60,
  hop: 150,
  stepBack: 120,
  landing: 420,
  boarding: 700,
  flight: 260,
  between: 80,
  closing: 200,
  sailing: 900,
  breath: 1500,
} as const;

const SHORTEST_WAY = 240;
const LONGEST_WAY = 1200;

/** When the parts of a walk begin and end: a card is shown, the pirate goes his way, he has arrived. */
export interface Walking {
  readonly card: number;
  readonly way: number;
  readonly arrived: number;
}

export function walkingOf(event: Of<'forward' | 'back'>): Walking {
  const sum = stridesOf(event).reduce((all, stride) => all + strideTakes(event, stride), 0);
  return {
    card: event.e === 'forward' ? TAKES.card : 0,
    way: Math.min(LONGEST_WAY, Math.max(SHORTEST_WAY, sum)),
    arrived: event.to === BOAT ? TAKES.boarding : TAKES.landing,
  };
}

/** One part of the way, before all of it is fitted into its time. */
export function strideTakes({ from, to }: Course, { over }: Stride): number {
  if (over > 0) return TAKES.hop * over;
  return to > from ? TAKES.run : TAKES.stepBack;
}

export function walkTakes(event: Of<'forward' | 'back'>): number {
  const { card, way, arrived } = walkingOf(event);
  return card + way + arrived;
}

/** Cards that travel one after the other, and a moment to read them. */
function cardsTake(count: number): number {
  return TAKES.flight + TAKES.between * count + TAKES.closing + TAKES.landing;
}

/** How long an event is shown at a normal pace; nothing for one that is shown with the next. */
export function takes(event: CartagenaEvent): number {
  switch (event.e) {
    // Without its tunnel there is no board to look at.
    case 'setup':
      return 0;
    case 'row':
      return cardsTake(event.cards.length);
    case 'deal':
    case 'draw':
      return cardsTake(event.count);
    case 'forward':
    case 'back':
      return walkTakes(event);
    case 'end':
      return event.ending === 'escape' ? TAKES.sailing + TAKES.breath : TAKES.breath;
    default:
      return TAKES.ribbon;
  }
}
