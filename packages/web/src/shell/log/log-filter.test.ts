import { expect, test } from 'vitest';
import { choicesIn, isShown } from './log-filter.ts';

const sails = { text: 'The ghost ship sails', by: 'ghost', sign: 'sail' } as const;
const attacks = { text: 'The ghost ship attacks Rosa', by: 'ghost', sign: 'battle' } as const;
const loads = { text: 'Rosa loads', by: 0, sign: 'load' } as const;
const log = [sails, attacks, loads];

const shownAs = (wanted: string) => log.filter((line) => isShown(line, wanted));

test('a log offers everybody who did something in it, and the kinds of things that happened', () => {
  expect(choicesIn(log)).toEqual({ captains: ['ghost', 0], kinds: ['battles'] });
});

test('a log shows everything, what one captain did, or one kind of thing', () => {
  expect(shownAs('all')).toEqual(log);
  expect(shownAs('ghost')).toEqual([sails, attacks]);
  expect(shownAs('0')).toEqual([loads]);
  expect(shownAs('battles')).toEqual([attacks]);
  expect(shownAs('treasures')).toEqual([]);
});
