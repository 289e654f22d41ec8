import type { Seat, Viewer } from '@topsail/engine';
import { SYMBOLS, type BySeat, type Card, type End, type SectionName } from './types.ts';

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

interface BackEvent extends Drawn {
  readonly e: 'back';
  readonly from: number;
  readonly to: number;
}

interface EndEvent {
  readonly e: 'end';
  readonly ranking: BySeat<readonly Seat[]>;
  readonly winner?: Seat;
  readonly drawn?: true;
}

/** What can happen, told after the change, in the words of the trace. */
export type Event =
  | { readonly e: 'setup'; readonly variant: string; readonly seats: number; readonly boatRetreat: boolean }
  | {
      readonly e: 'tunnel';
      readonly sections: readonly (readonly [SectionName, End])[];
      readonly symbols: readonly Card[];
    }
  | DealEvent
  | { readonly e: 'first' | 'turn' | 'stop' | 'pass'; readonly seat: Seat }
  | { readonly e: 'row'; readonly cards: readonly Card[] }
  | {
      readonly e: 'forward';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly card: Card;
    }
  | BackEvent
  | { readonly e: 'reshuffle' }
  | EndEvent;

/**
 * Everything happens in the open, except which cards come into a hand out of a hidden deck.
 * Even to its owner the order of a hand means nothing; only cards taken from the row have one.
 */
export function hear(event: Event, viewer: Viewer): Event {
  if (event.e !== 'deal' && event.e !== 'back') return event;
  if (event.e === 'back' && event.open) return event;
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
  forward: 'C-FWD-1',
  back: 'C-BACK-1',
  reshuffle: 'C-DRAW-2',
  pass: 'C-PASS',
  end: 'C-END',
};

/** Where to read more about what happened. */
export function ruleOf({ e }: Event): string {
  return RULES[e];
}
