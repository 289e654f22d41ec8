import type { JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { tell } from './tell.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };

function said(...events: readonly JamaicaEvent[]): (string | undefined)[] {
  return events.map((event) => tell(SETUP, event)?.text);
}

describe('a payment out of several holds', () => {
  const part = { e: 'pay', seat: 0, resource: 'food', short: false } as const;
  const first: JamaicaEvent = {
    ...{ ...part, split: [{ hold: 0, n: 1 }], count: 1 },
    whole: { key: 'one', total: 3, done: 1 },
  };
  const last: JamaicaEvent = {
    ...{ ...part, split: [{ hold: 1, n: 2 }], count: 2 },
    whole: { key: 'one', total: 3, done: 3 },
  };

  test('is told once, whole, when it is done', () => {
    const [nothing, all] = said(first, last);
    expect(nothing).toBeUndefined();
    expect(all).toContain('3');
  });

  test('is not told where there was nothing to pay with', () => {
    const whole = { key: 'one', total: 0, done: 0 };
    expect(said({ ...part, split: [], count: 0, short: true, whole })).toEqual([undefined]);
  });
});

test('powder is told by its amount, and not again hold by hold', () => {
  const whole = { key: 'one', total: 2, done: 2 };
  const [amount, hold, none] = said(
    { e: 'commit', ship: 0, powder: 2 },
    { e: 'powder', ship: 0, split: [{ hold: 2, n: 2 }], total: 2, whole },
    { e: 'commit', ship: 1, powder: 0 },
  );
  expect(amount).toContain('2');
  expect([hold, none]).toEqual([undefined, undefined]);
});

test('the first player at home makes the round the last, which is a heading', () => {
  expect(tell(SETUP, { e: 'home', ship: 0, last: true })).toMatchObject({ head: true });
  expect(tell(SETUP, { e: 'home', ship: 'ghost', last: false })).toBeUndefined();
});

test('questions, halves of a day and what is turned up at the end have no line', () => {
  const silent: readonly JamaicaEvent[] = [
    {
      ...{ e: 'ask', question: 'card', rule: 'RND-2', to: [0] },
      pending: { agenda: 0, acted: 0, fallen: false },
    },
    { e: 'act', ship: 0, half: 'morning', action: 'gold', die: 3 },
    { e: 'reveal', ship: 0, treasures: ['+3'] },
  ];
  expect(said(...silent)).toEqual([undefined, undefined, undefined]);
});
