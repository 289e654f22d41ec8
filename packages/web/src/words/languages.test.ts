import { expect, test } from 'vitest';
import { fitLanguage } from './languages.ts';

test('the first language we have is spoken, whatever its country', () => {
  expect(fitLanguage(['xx', 'EN-gb', 'xx-YY'])).toBe('en');
});

test('who speaks none of ours is spoken to in English', () => {
  expect(fitLanguage([])).toBe('en');
  expect(fitLanguage(['xx', 'constructor'])).toBe('en');
});
