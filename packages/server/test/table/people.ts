import { beforeEach } from 'vitest';
import { openForTest, stopClock, type Guest, type TestService } from './kit.ts';

/** The service of the running test, and the people at its tables. */
export let service: TestService;
export let anne: Guest;
export let mary: Guest;
export let john: Guest;
export let spectator: Guest;
/** Lets time pass in a test whose clock stands still. */
export let pass: (milliseconds: number) => Promise<void>;

export function openBeforeEach(): void {
  beforeEach(async () => {
    ({ service, anne, mary, john, spectator } = await openForTest());
  });
}

/** The same, and the clock stands still. */
export function openWithStoppedClock(): void {
  beforeEach(() => void (pass = stopClock()));
  openBeforeEach();
}
