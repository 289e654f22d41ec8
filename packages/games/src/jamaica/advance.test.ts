import { fast } from '@topsail/engine';
import { expect, it } from 'vitest';
import { advance } from './advance.ts';
import { emptyTable } from './setup.ts';

it('a game without anything to do cannot go on', () => {
  const s = emptyTable({ ruleset: 'yassa', seats: 2, options: { ghost: 'no' } });
  expect(() => advance(s, fast(1), undefined)).toThrow('the agenda has no task 0');
});
