import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SteadyClock } from '../src/steady-clock.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

let monotonic: number;
let clock: SteadyClock;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  monotonic = 500.25;
  clock = new SteadyClock(Date.now(), () => monotonic);
  onTestFinished(() => {
    clock.stop();
    vi.useRealTimers();
  });
});

/** The process runs for so long. */
function pass(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 500) {
    monotonic += Math.min(500, left);
    vi.advanceTimersByTime(Math.min(500, left));
  }
}

describe('the steady clock', () => {
  it('starts with the time of day and goes on with it', () => {
    expect(clock.now()).toBe(NOON);
    pass(60_000);
    expect(clock.now()).toBe(NOON + 60_000);
  });

  it.each([8, -8])('does not follow when the time of day jumps by %d hours', (hours) => {
    vi.setSystemTime(NOON + hours * 3_600_000);
    pass(1000);
    expect(clock.now()).toBe(NOON + 1000);
  });

  it('stands still while the machine sleeps, also when it was not looked at for a while', () => {
    pass(60_000);
    monotonic += 25 * 3_600_000;
    expect(clock.now()).toBe(NOON + 60_000);
    pass(2000);
    expect(clock.now()).toBe(NOON + 62_000);
  });

  it('counts a time in which the process was only busy', () => {
    monotonic += 4000;
    expect(clock.now()).toBe(NOON + 4000);
  });

  it('gives whole milliseconds and looks no more when it is stopped', () => {
    monotonic += 0.5;
    expect(clock.now()).toBe(NOON);
    clock.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
