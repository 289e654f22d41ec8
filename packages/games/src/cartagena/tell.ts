import type { Seat, Viewer } from '@topsail/engine';
import { SYMBOLS, type BySeat, type Card, type Ending, type Section } from './types.ts';

/** Cards that came into a hand. `cards` is left out for those who may not see them; `open` says that all may. */
interface Drawn {
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly Card[];
  readonly open: boolean;
}

interface DealEvent extends Drawn {
  readonly e: 'deal';
}

/** C-BACK-1: what a retreat brings; in two parts where a row or a deck had to be made between its cards. */
interface DrawEvent extends Drawn {
  readonly e: 'draw';
  /** How many cards the retreat brings altogether, and how many of them have been told with this part. */
  readonly whole: { readonly total: number; readonly done: number };
}

interface Walk {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Spaces on which the pirate would have stopped, had they not been taken or full. */
  readonly passed: readonly number[];
  /** Actions left in this turn. */
  readonly left: number;
}

interface EndEvent {
  readonly e: 'end';
  readonly ending: Ending;
  readonly ranking: BySeat<readonly Seat[]>;
  readonly winner?: Seat;
}

/** What can happen, told after the change, in the words of the trace. */
export type Event =
  | { readonly e: 'setup'; readonly variant: string; readonly seats: number; readonly boatRetreat: boolean }
  | { readonly e: 'tunnel'; readonly sections: readonly Section[]; readonly symbols: readonly Card[] }
  | DealEvent
  /** `stuck`: C-TURN-1, an action is left, but none can be made. */
  | { readonly e: 'first' | 'stop' | 'stuck' | 'pass'; readonly seat: Seat }
  | { readonly e: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly e: 'row'; readonly cards: readonly Card[] }
  | ({ readonly e: 'forward'; readonly card: Card } & Walk)
  /** `count`: how many cards will be drawn. */
  | ({ readonly e: 'back'; readonly count: number } & Walk)
  | DrawEvent
  | { readonly e: 'reshuffle' }
  | EndEvent;

/**
 * Everything happens in the open, except which cards come into a hand out of a hidden deck.
 * Even to its owner the order of a hand means nothing; only cards taken from the row have one.
 */
export function hear(event: Event, viewer: Viewer): Event {
  if (event.e !== 'deal' && event.e !== 'draw') return event;
  if (event.e === 'draw' && event.open) return event;
  const { cards, ...heard } = event;
  const mayKnow = event.open || event.seat === viewer;
  return cards === undefined || !mayKnow ? heard : { ...heard, cards: sorted(cards) };
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => SYMBOLS.indexOf(a) - SYMBOLS.indexOf(b));
}

const RULES: Readonly<Record<Event['e'], string>> = {
  setup: 'C-SET-3',
  tunnel: 'C-SET-1',
  first: 'C-SET-3',
  deal: 'C-SET-3',
  row: 'C-DRAW-1',
  turn: 'C-TURN-1',
  stop: 'C-TURN-1',
  stuck: 'C-TURN-1',
  forward: 'C-FWD-1',
  back: 'C-BACK-1',
  draw: 'C-DRAW-1',
  reshuffle: 'C-DRAW-2',
  pass: 'C-PASS',
  end: 'C-END',
};

/** Where to read more about what happened. */
export function ruleOf({ e }: Event): string {
  return RULES[e];
}
