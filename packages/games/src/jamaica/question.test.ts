import { fast, isUnfinished, movesOf, seatsToAct } from '@topsail/engine';
import { expect, test } from 'vitest';
import { jamaica } from './index.ts';
import type { Event } from './tell.ts';

/** What a move told that was a part of a payment. */
function paymentsIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.e === 'pay' || event.e === 'powder' ? [event.whole.key] : []));
}

test.each(['jamaica-1', 'jamaica-2', 'yassa'])(
  'PAY-2: in %s the questions about the holds of one payment name it as its events do',
  (ruleset) => {
    const setup = jamaica.checkSetup(ruleset, 3, {});
    if (!setup.ok) throw new Error('no such table');
    const chance = fast(3);
    const state = jamaica.setup(setup.value, chance);
    let [asked, unfinished] = [0, 0];
    for (let step = 0; step < 3000 && jamaica.outcome(state) === undefined; step++) {
      const [seat = 0] = seatsToAct(jamaica, state);
      const moves = movesOf(jamaica, state, seat);
      const move = moves[chance.roll(moves.length) - 1];
      if (move === undefined) throw new Error('nothing to answer');
      const { kind, whole } = jamaica.question(state);
      const before = jamaica.clone(state);
      const events: Event[] = [];
      jamaica.apply(state, seat, move, chance, (event) => events.push(event));
      if (kind !== 'take') {
        expect(whole).toBeUndefined();
        expect(isUnfinished(jamaica, before, state)).toBe(false);
        continue;
      }
      asked++;
      const [paid] = paymentsIn(events);
      if (paid !== undefined) expect(paid).toBe(whole);
      const isAsked = jamaica.question(state).whole === whole;
      expect(isUnfinished(jamaica, before, state)).toBe(isAsked);
      if (isAsked) unfinished++;
    }
    expect([asked > 0, unfinished > 0]).toEqual([true, true]);
  },
);
