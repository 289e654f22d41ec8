import { beforeEach, describe, expect, it } from 'vitest';
import type { TableState } from '../../src/table/state/table-state.ts';
import { SpectatorDelay } from '../../src/table/viewers/spectator-delay.ts';
import { stopClock } from './kit.ts';
import { InMemoryTable } from './in-memory-table.ts';

let pass: (milliseconds: number) => Promise<void>;
let shown: number[];

beforeEach(() => {
  pass = stopClock();
  shown = [];
});

const { table } = new InMemoryTable({ ruleset: 'yassa', seats: 2 });
const ONE_SECOND = { ...table.plan, delaySeconds: 1 };
/** A version of the table with the present time. */
const made = (version: number, plan = ONE_SECOND): TableState => ({
  ...{ ...table, stage: 'running', plan, version, at: Date.now() },
});
const newDelay = () => new SpectatorDelay(({ version }) => shown.push(version), Date.now);

describe('the spectator delay', () => {
  it('publishes at once when there is no delay', () => {
    const delay = newDelay();
    delay.push(made(1, table.plan), []);
    expect(shown).toEqual([1]);
    expect(delay.isWaiting).toBe(false);
  });

  it('publishes at once what was before the start, whatever the delay', () => {
    const delay = newDelay();
    delay.push({ ...made(1), stage: 'open' }, []);
    expect(shown).toEqual([1]);
    expect(delay.isWaiting).toBe(false);
  });

  it('publishes in order, each version after its own delay', async () => {
    const delay = newDelay();
    delay.push(made(1), []);
    await pass(400);
    delay.push(made(2), []);
    delay.push(made(3), []);
    await pass(599);
    expect(shown).toEqual([]);
    await pass(1);
    expect(shown).toEqual([1]);
    expect(delay.isWaiting).toBe(true);
    await pass(399);
    expect(shown).toEqual([1]);
    await pass(1);
    expect(shown).toEqual([1, 2, 3]);
    expect(delay.isWaiting).toBe(false);
  });

  it('publishes as soon as possible when the delay has passed already', async () => {
    const delay = newDelay();
    delay.push({ ...made(1), at: Date.now() - 5000 }, []);
    expect(shown).toEqual([]);
    await pass(0);
    expect(shown).toEqual([1]);
  });

  it('publishes nothing after it was stopped', async () => {
    const delay = newDelay();
    delay.push(made(1), []);
    delay.stop();
    await pass(5000);
    expect(shown).toEqual([]);
    expect(delay.isWaiting).toBe(true);
  });
});
