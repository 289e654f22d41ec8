import type { CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { tell } from './tell.ts';

const SETUP = { ruleset: 'cartagena-jamaica', seats: 2, options: {} };

function said(event: CartagenaEvent): string | undefined {
  return tell(SETUP, event)?.text;
}

const draw = { e: 'draw', seat: 0, count: 2, open: false, whole: { total: 2, done: 2 } } as const;

test('cards drawn are told by name to those who may know them, else counted', () => {
  expect(said(draw)).toContain('2 cards');
  expect(said({ ...draw, cards: ['key', 'hat'] })).not.toContain('2');
});

test('a retreat and its cards are two lines, and so are a stop and a turn that cannot go on', () => {
  const back = said({ e: 'back', seat: 0, from: 9, to: 4, passed: [], count: 2, left: 1 });
  expect(back).toBeDefined();
  expect(back).not.toContain('card');
  expect(said({ e: 'stuck', seat: 0 })).not.toBe(said({ e: 'stop', seat: 0 }));
});
