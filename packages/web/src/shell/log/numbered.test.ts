import { expect, test } from 'vitest';
import type { Line } from '../../games/contract/face.ts';
import { numbered } from './numbered.ts';

test('a line that goes on from another lights its space, across moments, and the next line none', () => {
  const moments: readonly (readonly Line[])[] = [
    [{ text: 'Anne sails', at: 4 }, { text: 'Anne loads 3 gold' }],
    [{ text: 'Anne attacks Mary', at: 9 }],
    [
      { text: 'Anne rolls 6', there: true },
      { text: 'Anne takes 2 food', there: true },
    ],
    [{ text: 'Mary turns up a card' }],
  ];
  expect(numbered(moments).map(({ at }) => at)).toEqual([4, undefined, 9, 9, 9, undefined]);
});

test('a line before any space lights none', () => {
  expect(numbered([[{ text: 'Anne rolls 6', there: true }]])[0]?.at).toBeUndefined();
});
