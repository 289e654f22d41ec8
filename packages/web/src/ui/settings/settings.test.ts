import { expect, test } from 'vitest';
import { readSettings, writeSettings, type Settings } from './settings.ts';

const USUAL: Settings = {
  pace: 'story',
  theme: 'system',
  motion: 'system',
  sound: false,
  soundChosen: false,
  volume: 7,
  sea: true,
  digits: true,
  list: false,
};

test('settings survive being written down', () => {
  const settings: Settings = {
    pace: 'brisk',
    theme: 'dark',
    motion: 'reduced',
    sound: true,
    soundChosen: true,
    volume: 3,
    sea: false,
    digits: false,
    list: true,
  };
  expect(readSettings(writeSettings(settings), USUAL)).toEqual(settings);
});

test('what nobody has said, or nobody understands, is as usual', () => {
  expect(readSettings('', USUAL)).toEqual(USUAL);
  expect(readSettings('theme=plaid sound=loud volume=11 digits', USUAL)).toEqual(USUAL);
  expect(readSettings('theme=dark anchor=up', USUAL)).toEqual({ ...USUAL, theme: 'dark' });
});

test('settings from before there were so many are still understood', () => {
  expect(readSettings('instant off', USUAL)).toEqual({ ...USUAL, pace: 'instant', digits: false });
  expect(readSettings('calm on', USUAL)).toEqual({ ...USUAL, pace: 'normal' });
  expect(readSettings('pace=calm theme=dark', USUAL)).toEqual({ ...USUAL, pace: 'normal', theme: 'dark' });
});
