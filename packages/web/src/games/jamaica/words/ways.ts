import { fast, movesOf, type Seat } from '@topsail/engine';
import {
  jamaica,
  type JamaicaEvent as Event,
  type JamaicaState as State,
  type Taken,
  type View,
} from '@topsail/games';

/** One way to pay: what comes out of which holds, and the answers that say so, as the rules ask for them. */
export interface Payment {
  readonly taken: readonly Taken[];
  readonly moves: readonly string[];
}

/** Every way to make the payment that is asked for, played out by the rules on an imagined table. */
export function paymentsFrom(view: View, seat: Seat): readonly Payment[] {
  return goOn(jamaica.imagine(view, fast(1)), seat, { taken: [], moves: [] });
}

function goOn(state: State, seat: Seat, before: Payment): readonly Payment[] {
  return movesOf(jamaica, state, seat).flatMap((move) => {
    const next = jamaica.clone(state);
    const told: Event[] = [];
    jamaica.apply(next, seat, move, fast(1), (event) => told.push(event));
    const paid = told.find(isPayment);
    const so: Payment = {
      taken: [...before.taken, ...(paid?.split ?? [])],
      moves: [...before.moves, move.text],
    };
    const isDone = paid !== undefined && paid.whole.done === paid.whole.total;
    return isDone ? [so] : goOn(next, seat, so);
  });
}

function isPayment(event: Event): event is Extract<Event, { readonly e: 'pay' | 'powder' }> {
  return event.e === 'pay' || event.e === 'powder';
}
