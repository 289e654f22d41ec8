import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../games/contract/face.ts';
import { Ears } from './ears.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const mine: Line = { text: 'You load 3 gold', by: 0, touches: [0] };
const theirs: Line = { text: 'Mary sails 2 spaces', by: 1, touches: [1], gist: true };

/** Long enough to say it. */
function listen(ears: Ears): void {
  vi.advanceTimersByTime(400 + 55 * ears.saying.length);
}

test('what happens is said at once when nothing is being said', () => {
  const ears = new Ears();
  ears.hear(0, [mine], '');
  expect(ears.saying).toBe('You load 3 gold.');
});

test('nothing is replaced before there was time to say it, and nothing is lost meanwhile', () => {
  const ears = new Ears();
  ears.hear(0, [mine], '');
  ears.hear(0, [theirs], '');
  ears.hear(0, [{ ...mine, text: 'Mary takes 2 gold from you', by: 1, touches: [1, 0] }], 'Your turn');
  vi.advanceTimersByTime(400 + 55 * ears.saying.length - 1);
  expect(ears.saying).toBe('You load 3 gold.');
  vi.advanceTimersByTime(1);
  expect(ears.saying).toBe('Mary takes 2 gold from you. Mary sails 2 spaces. Your turn.');
});

test('a question is said last, once, and not when it is asked no more', () => {
  const ears = new Ears();
  ears.hear(0, [mine], '');
  ears.hear(0, [], 'Your turn');
  ears.hear(0, [], '');
  listen(ears);
  expect(ears.saying).toBe('You load 3 gold.');
  ears.hear(0, [], 'Your turn');
  listen(ears);
  ears.hear(0, [], 'Your turn');
  expect(ears.saying).toBe('Your turn.');
  listen(ears);
  expect(ears.saying).toBe('Your turn.');
});

test('who has answered is told at once what came of it, and still what was left unsaid', () => {
  const ears = new Ears();
  ears.hear(0, [theirs], '');
  ears.hear(0, [{ ...theirs, text: 'Anne loads', by: 2, touches: [2] }], 'Your turn');
  ears.hear(0, [mine], '');
  expect(ears.saying).toBe('You load 3 gold. Anne loads.');
});

test('a question that follows an answer is said, though it is the same', () => {
  const ears = new Ears();
  ears.hear(0, [], 'Your turn');
  listen(ears);
  ears.hear(0, [mine], 'Your turn');
  expect(ears.saying).toBe('You load 3 gold. Your turn.');
});

test('who takes the device hears nothing that was meant for another', () => {
  const ears = new Ears();
  ears.hear(0, [mine], '');
  ears.hear(0, [{ ...mine, text: 'You find a curse' }], '');
  ears.hear(1, [theirs], '');
  listen(ears);
  expect(ears.saying).toBe('Mary sails 2 spaces.');
});

test('nothing is said when nobody listens any more', () => {
  const ears = new Ears();
  ears.hear(0, [mine], '');
  ears.hear(0, [theirs], '');
  ears.close();
  vi.advanceTimersByTime(60_000);
  expect(ears.saying).toBe('You load 3 gold.');
});
