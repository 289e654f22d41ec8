import { expect, test } from 'vitest';
import { turnBeats } from './turn-beats.ts';

const beat = (e: string) => ({ e });
/** The captain is the first letter; an event with a dash tells of nobody. */
const by = ({ e }: { readonly e: string }) => (e.startsWith('-') ? undefined : Number(e[0]));
const counted = (told: string, ahead: string) =>
  turnBeats(told.split(' ').map(beat), ahead === '' ? [] : ahead.split(' ').map(beat), by);

test('the beats of a turn are those of its captain, before and after the one on the screen', () => {
  expect(counted('1roll 2sail 2pay', '2load 3sail')).toEqual({ at: 1, of: 3 });
});

test('a beat that tells of nobody belongs to the turn around it', () => {
  expect(counted('1sail -home 1pay', '-end')).toEqual({ at: 2, of: 4 });
});

test('the last beat of all is the last dot', () => {
  expect(counted('1sail 2sail', '')).toEqual({ at: 0, of: 1 });
});
