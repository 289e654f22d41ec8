import { expect, test } from 'vitest';
import { unnamed } from './unnamed.ts';

test('who does it is taken from the front of a sentence', () => {
  expect(unnamed('Mary Read rolls 4', 'Mary Read')).toEqual({ name: 'Mary Read ', deed: 'rolls 4' });
});

test('a sentence that begins otherwise stays whole', () => {
  for (const sentence of ['You roll 4', 'Mary Readable', 'Your 4 go to Mary Read', 'Mary Read’s turn'])
    expect(unnamed(sentence, 'Mary Read')).toEqual({ name: '', deed: sentence });
});
