import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { GameClient } from '../../games/contract/client.ts';
import type { ShownTable } from '../../table/shown.ts';
import { Forgoing } from './forgo.svelte.ts';

const WHY = 'No powder can win this: yours stays aboard.';

interface Setting {
  readonly asks?: number;
  readonly isForgone?: boolean;
}

/** A table at which seat 0 sits, and what is answered at it. */
function sitDown({ asks = 0, isForgone = true }: Setting) {
  const answers: string[] = [];
  const face = { forgone: () => (isForgone ? { move: 'powder 0', why: WHY } : undefined) };
  const tableAfter = (moments: number): ShownTable => ({
    ...({ answer: (move: string) => answers.push(move) } as unknown as ShownTable),
    client: { face } as unknown as GameClient,
    seat: 0,
    heard: Array.from({ length: moments }, () => []),
    prompt: {
      waiting: [asks],
      moves: asks === 0 ? [{ text: 'powder 0' }] : [],
    } as unknown as ShownTable['prompt'],
  });
  const shown = $state({ moments: 3, isSettled: false, asked: 0 });
  let forgoing: Forgoing | undefined;
  const leave = $effect.root(() => {
    forgoing = new Forgoing(
      () => (shown.asked, tableAfter(shown.moments)),
      () => shown.isSettled,
    );
  });
  return { answers, shown, leave, why: () => forgoing!.why(tableAfter(shown.moments)) };
}

test('what cannot matter is answered once, when all before it has been shown', () => {
  const { answers, shown, leave, why } = sitDown({});
  flushSync();
  expect(answers).toEqual([]);
  shown.isSettled = true;
  flushSync();
  expect(answers).toEqual(['powder 0']);
  // The same question again, as after a refusal.
  shown.asked++;
  flushSync();
  expect(answers).toEqual(['powder 0']);
  expect(why()).toBeUndefined();
  leave();
});

test('why it was not asked is said while that is shown which came of it, and no longer', () => {
  const { shown, leave, why } = sitDown({});
  shown.isSettled = true;
  flushSync();
  shown.isSettled = false;
  shown.moments = 4;
  flushSync();
  expect(why()).toBe(WHY);
  shown.moments = 5;
  flushSync();
  expect(why()).toBeUndefined();
  leave();
});

test.each([{ asks: 1 }, { isForgone: false }])(
  'nobody else is answered for, and nothing that matters: %o',
  (at) => {
    const { answers, shown, leave } = sitDown(at);
    shown.isSettled = true;
    flushSync();
    expect(answers).toEqual([]);
    leave();
  },
);
