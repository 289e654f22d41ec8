import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { number } from './spelled.ts';

test.each(LANGUAGES)('$name writes numbers as its people do', ({ language }) => {
  const people = new Intl.NumberFormat(language);
  for (const n of [0, 1, 7, 42, 281, 999, 1000, 4321, 10_000, 1_234_567, -3, 2.5])
    expect(number(language, n, 0)).toBe(people.format(n));
  expect(number(language, 5, 2)).toBe('3');
});
