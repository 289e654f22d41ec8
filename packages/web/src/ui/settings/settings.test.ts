import { expect, test } from 'vitest';
import { readSettings, writeSettings, type Settings } from './settings.ts';

const USUAL: Settings = {
  pace: 'calm',
  theme: 'system',
  motion: 'system',
  sound: false,
  digits: true,
  list: false,
};

test('settings survive being written down', () => {
  const settings: Settings = {
    pace: 'brisk',
    theme: 'dark',
    motion: 'reduced',
    sound: true,
    digits: false,
    list: true,
  };
  expect(readSettings(writeSettings(settings), USUAL)).toEqual(settings);
});

test('what nobody has said, or nobody understands, is as usual', () => {
  expect(readSettings('', USUAL)).toEqual(USUAL);
  expect(readSettings('theme=plaid sound=loud digits', USUAL)).toEqual(USUAL);
  expect(readSettings('theme=dark anchor=up', USUAL)).toEqual({ ...USUAL, theme: 'dark' });
});

test('settings from before there were so many are still understood', () => {
  expect(readSettings('instant off', USUAL)).toEqual({ ...USUAL, pace: 'instant', digits: false });
});
