import type { TablePlan } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { CLOCKS, DELAYS } from './clocks.ts';
import { clocksWith, delaysWith, formOf, requestOf, usualForm } from './plan-form.ts';

const PLAN: TablePlan = {
  setup: { ruleset: 'cartagena-jamaica', seats: 2, options: { 'boat-retreat': 'no', tunnel: 'random' } },
  ...{ clock: { kind: 'slow', hours: 24 }, visibility: 'public', spectators: true },
  ...{ delaySeconds: 30, odds: false, standIn: 'captain' },
};

describe('the form of a table', () => {
  it('that is filled with a plan asks for the same plan', () => {
    const { setup, ...rest } = PLAN;
    expect(requestOf(formOf(PLAN))).toEqual({ ...setup, ...rest });
  });

  it('asks for no delay where nobody may watch', () => {
    expect(requestOf({ ...formOf(PLAN), spectators: false })).toMatchObject({ delaySeconds: 0 });
  });

  it('is filled with what most tables are like', () => {
    expect(requestOf(usualForm('pl'))).toMatchObject({
      visibility: 'link',
      clock: { kind: 'none' },
      language: 'pl',
    });
  });

  it('offers a clock and a delay that are not among the usual ones, once they are chosen', () => {
    expect(clocksWith({ kind: 'slow', hours: 24 })).toBe(CLOCKS);
    expect(clocksWith({ kind: 'none' })).toBe(CLOCKS);
    const odd = { kind: 'live', bankSeconds: 7, incrementSeconds: 1 } as const;
    expect(clocksWith(odd)).toEqual([...CLOCKS, odd]);
    expect(delaysWith(30)).toBe(DELAYS);
    expect(delaysWith(31)).toEqual([...DELAYS, 31]);
  });
});
