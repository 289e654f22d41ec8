import { LIMITS } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { captainsNamed, fitNames, LONGEST_NAME, namesIn, readNames, writeNames } from './names.ts';

test('names survive being written down, whatever is in them', () => {
  const names = ['Anna', '', 'Жанна, 2-я', 'a\tb=%2C'];
  expect(readNames(writeNames(names))).toEqual(names);
  expect(writeNames(names)).not.toMatch(/\s/);
  expect(namesIn(`# seat 0\n# names ${writeNames(names)}\nruleset yassa`)).toEqual(names);
});

test('a name is neither too long nor more than one line, and nobody is named beyond the table', () => {
  expect(fitNames([' Anna \n Bonny ', 'x'.repeat(99), 'Cid'], 2)).toEqual([
    'Anna Bonny',
    'x'.repeat(LONGEST_NAME),
  ]);
});

test('where nobody is named there are no names, and broken text names nobody', () => {
  expect(fitNames(['', '  '], 2)).toEqual([]);
  expect(readNames('%E0%A4%A')).toEqual([]);
});

test('who said no name is called like the captain', () => {
  expect(captainsNamed(['Anna', ''])).toEqual([
    { name: 'Anna', colour: 0 },
    { name: 'Mary Read', colour: 1 },
  ]);
});

test('a name may be as long as online', () => {
  expect(LONGEST_NAME).toBe(LIMITS.name);
});
