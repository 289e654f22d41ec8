import { describe, expect, it } from 'vitest';
import {
  firstMarks,
  marksAfter,
  NO_MARKS,
  stepsBelowLast,
  withMark,
  type Mark,
  type Marks,
} from '../../src/table/marks.ts';

const mark = (seat: number, more: Partial<Mark> = {}): Mark => ({
  ...{ seat, crossed: false, paid: false, quiet: false },
  ...more,
});
const made = (...marks: readonly Mark[]): Marks => marks.reduce(withMark, NO_MARKS);

describe('the marks of moves', () => {
  it('keep all there is to know of each', () => {
    const marks = [
      mark(5, { crossed: true, paid: true }),
      mark(0, { quiet: true }),
      mark(3, { paid: true, quiet: true }),
    ];
    expect(marksAfter(made(...marks), 0)).toEqual(marks);
    expect(made(...marks)).toMatchObject({ length: 3, shown: 1 });
  });

  it('are values, whoever goes on from them and however often', () => {
    const two = made(mark(0), mark(1));
    const three = withMark(two, mark(2));
    const other = withMark(two, mark(3, { quiet: true }));
    const back = withMark(firstMarks(three, 1), mark(4));
    expect(marksAfter(two, 0)).toEqual([mark(0), mark(1)]);
    expect(marksAfter(three, 1)).toEqual([mark(1), mark(2)]);
    expect(marksAfter(other, 2)).toEqual([mark(3, { quiet: true })]);
    expect(marksAfter(back, 0)).toEqual([mark(0), mark(4)]);
    expect([two, three, other, back].map(({ shown }) => shown)).toEqual([2, 3, 2, 2]);
    expect(NO_MARKS).toEqual({ length: 0, shown: 0, shared: [] });
  });

  it('tell what stood below the last of a kind', () => {
    const marks = made(mark(1), mark(0), mark(1, { quiet: true }));
    expect(stepsBelowLast(marks, ({ seat }) => seat === 1)).toBe(2);
    expect(stepsBelowLast(marks, ({ seat, quiet }) => seat === 1 && !quiet)).toBe(0);
    expect(stepsBelowLast(marks, ({ seat }) => seat === 4)).toBeUndefined();
  });
});
