import { describe, expect, it } from 'vitest';
import { changedParts, type TablePlan } from './table-plan.ts';

const PLAN: TablePlan = {
  setup: { ruleset: 'jamaica-1', seats: 2, options: { ghost: 'yes', start: 'port' } },
  ...{ clock: { kind: 'slow', hours: 24 }, visibility: 'link', spectators: true },
  ...{ delaySeconds: 0, odds: true, standIn: 'mate' },
};

describe('what a change of plan changed', () => {
  it('is nothing when only the order of the fields differs', () => {
    const setup = { ...PLAN.setup, options: { start: 'port', ghost: 'yes' } };
    expect(changedParts(PLAN, { ...PLAN, setup, clock: { hours: 24, kind: 'slow' } })).toEqual([]);
  });

  it.each<[parts: string, change: Partial<TablePlan>]>([
    ['seats', { setup: { ...PLAN.setup, seats: 3 } }],
    ['options', { setup: { ...PLAN.setup, options: { ghost: 'no', start: 'port' } } }],
    ['clock', { clock: { kind: 'slow', hours: 48 } }],
    ['clock', { clock: { kind: 'none' } }],
    ['visibility spectators', { visibility: 'public', spectators: false }],
    ['delaySeconds odds standIn', { delaySeconds: 5, odds: false, standIn: 'captain' }],
  ])('is named: %s', (parts, change) => {
    expect(changedParts(PLAN, { ...PLAN, ...change })).toEqual(parts.split(' '));
  });

  it('does not name the options of another ruleset', () => {
    const setup = { ruleset: 'yassa', seats: 3, options: {} };
    expect(changedParts(PLAN, { ...PLAN, setup })).toEqual(['ruleset', 'seats']);
  });
});
