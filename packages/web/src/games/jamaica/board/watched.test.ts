import { SPECTATOR } from '@topsail/engine';
import { expect, test } from 'vitest';
import { seen } from '../testing/seen.ts';
import { pictureOf } from './pictures.ts';
import { sheetOf } from './sheets.ts';
import { carried, trimmed } from './trim.ts';
import { bowOf } from './voyage.ts';
import { watchedIn } from './watched.ts';

test('one looks at the dice, at the ship of the event, at the winner, or at the one who acts', () => {
  const view = seen({ table: { acting: 2, half: 'morning', captain: 1 } });
  expect(watchedIn(view, { e: 'roll', seat: 1, dice: [1, 2] })).toBe('dice');
  expect(watchedIn(view, { e: 'assign', seat: 1, morning: 1, evening: 2 })).toBe('dice');
  expect(watchedIn(view, { e: 'sabre', seat: 0, ship: 1 })).toBe(1);
  expect(watchedIn(view, { e: 'reshuffle', seat: 1 })).toBe(1);
  expect(watchedIn(view, { e: 'end', scores: [1, 2, 3], ranking: [[0], [2], [1]] })).toBe(0);
  expect(watchedIn(view, undefined)).toBe(2);
});

test('between the turns one looks at one’s own ship, a spectator at the captain’s', () => {
  const table = { acting: 2, half: null, captain: 1 } as const;
  expect(watchedIn(seen({ table }), undefined)).toBe(0);
  expect(watchedIn(seen({ table, viewer: SPECTATOR }), undefined)).toBe(1);
});

test('a ship seen from the side looks where it sails and dips its bow a little', () => {
  expect(trimmed('side', [1, 0])).toBe('scaleX(1)rotate(0.0deg)');
  expect(trimmed('side', [-0.8, 0.6])).toBe('scaleX(-1)rotate(6.0deg)');
  expect(trimmed('side', [0, 1])).toBe('scaleX(1)rotate(9.0deg)');
  expect(trimmed('side', [0, -1])).toBe('scaleX(1)rotate(-9.0deg)');
  expect([trimmed('bow', [1, 0]), trimmed('stern', [1, 0])]).toEqual(['none', 'none']);
});

test('a place on the sheet is told in hundredths of its width', () => {
  expect(carried({ at: [1600, 800], scale: 0.5, heading: [1, 0] })).toBe(
    'translate(100.000cqw,50.000cqw)scale(0.500)',
  );
});

test('only a ship that was ordered back looks back', () => {
  const move = { ship: 0, seat: 0, from: 5, to: 4, path: [5, 4], home: false, lap: 0 } as const;
  const bow = (...told: Parameters<typeof bowOf>[0]['told']) => bowOf({ told, takenBack: [] }, 0);
  expect(bow({ e: 'move', ...move, dir: 'backward' })).toBe('back');
  expect(bow({ e: 'move', ...move, dir: 'forward' })).toBe('ahead');
  expect(bow({ e: 'move', ...move, ship: 1, dir: 'backward' })).toBe('ahead');
  expect(bow({ e: 'shortage-move', ...move, dir: 'backward' })).toBe('ahead');
  expect(bow()).toBe('ahead');
});

test('both editions of Jamaica sail the same chart, Yassa its own', () => {
  expect(sheetOf('jamaica-1')).toBe(sheetOf('jamaica-2'));
  expect([sheetOf('jamaica-1').name, sheetOf('yassa').name]).toEqual(['jamaica', 'yassa']);
  expect(pictureOf('jamaica-1')).toMatch(/jamaica/);
  expect(pictureOf('yassa')).toMatch(/yassa/);
});
