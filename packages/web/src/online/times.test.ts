import { expect, test } from 'vitest';
import { CLOCKS, DELAYS } from './clocks.ts';
import { clockName, delayed, delayName, timeLeft } from './times.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test('time is told in seconds, in hours or in days, and never below nothing', () => {
  expect(timeLeft(61 * SECOND)).toBe('1:01');
  expect(timeLeft(59_001)).toBe('1:00');
  expect(timeLeft(-5)).toBe('0:00');
  expect(timeLeft(HOUR)).not.toBe(timeLeft(HOUR + 60 * SECOND));
  expect(timeLeft(HOUR)).toContain('1');
  expect(timeLeft(25 * HOUR)).toContain('1');
  expect(timeLeft(24 * HOUR)).not.toBe(timeLeft(25 * HOUR));
});

test('every clock and every delay that a host may choose has a name of its own', () => {
  expect(new Set(CLOCKS.map(clockName)).size).toBe(CLOCKS.length);
  expect(new Set(DELAYS.map(delayName)).size).toBe(DELAYS.length);
  expect(clockName({ kind: 'slow', hours: 24 })).toBe(clockName({ kind: 'slow', hours: 24 }));
  expect(clockName({ kind: 'slow', hours: 12 })).toContain('12');
  expect(delayed(30)).toContain('30');
  expect(delayed(120)).toContain('2');
});
