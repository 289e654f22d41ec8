import { SPECTATOR, type Viewer } from '@topsail/engine';
import type { CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { tell } from './tell.ts';

const SETUP = { ruleset: 'cartagena-jamaica', seats: 2, options: {} };

function said(event: CartagenaEvent, viewer: Viewer = SPECTATOR): string {
  return tell(SETUP, event, viewer).text;
}

const draw = { e: 'draw', seat: 0, count: 2, open: false, whole: { total: 2, done: 2 } } as const;

test('cards drawn are told by name to those who may know them, else counted', () => {
  expect(said(draw)).toContain('2\u00a0cards');
  expect(said({ ...draw, cards: ['key', 'hat'] })).not.toContain('2');
  expect(said({ ...draw, cards: ['key', 'hat', 'key'] })).toMatch(/2\skeys and a\shat$/);
});

test('a retreat and its cards are two lines, and so are a stop and a turn that cannot go on', () => {
  const back = said({ e: 'back', seat: 0, from: 9, to: 4, passed: [], count: 2, left: 1 });
  expect(back).not.toContain('card');
  expect(said({ e: 'stuck', seat: 0 })).not.toBe(said({ e: 'stop', seat: 0 }));
});

test('a space is told by its way to the boat, and the viewer as “you”', () => {
  const forward = { e: 'forward', seat: 0, card: 'key', from: 20, to: 25, passed: [22], left: 1 } as const;
  expect(said(forward, 0)).toMatch(/^You play a\skey: forward 5\sspaces, 12 from the boat$/);
  expect(said({ ...forward, to: 37 }, 1)).toMatch(/^Anne Bonny plays .* into the boat$/);
});

test('a line lights the space a pirate went to, and no other line lights one', () => {
  const walk = { seat: 0, passed: [], left: 1 } as const;
  const lights = (event: CartagenaEvent) => tell(SETUP, event, SPECTATOR).at;
  expect(lights({ e: 'forward', card: 'key', from: 20, to: 25, ...walk })).toBe(25);
  expect(lights({ e: 'back', count: 2, from: 9, to: 4, ...walk })).toBe(4);
  expect(lights({ e: 'turn', seat: 0, turn: 3 })).toBeUndefined();
});
