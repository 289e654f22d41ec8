import { REFUSAL_CODES } from '@topsail/engine';
import { SERVER_REFUSAL_CODES } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { whyRefused } from './why.ts';

test('every refusal has words of its own', () => {
  const codes = [...REFUSAL_CODES, ...SERVER_REFUSAL_CODES];
  const said = codes.map((code) => whyRefused({ code }));
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z“][^{}]+[.?]$/);
  expect(new Set(said).size).toBe(codes.length);
});

test('a refused record says which line it is about, and how far all is proved', () => {
  expect(whyRefused({ code: 'record/truncated', params: { line: 7 } })).toMatch(/ Line 7\.$/);
  expect(whyRefused({ code: 'record/checksum', params: { line: 30, after: 20 } })).toMatch(
    / Line\s30; everything up to line\s20 is correct\.$/,
  );
});

test('seats are counted from one', () => {
  expect(whyRefused({ code: 'table/seat-taken', params: { seat: 2 } })).toBe('Seat\u00a03 is taken.');
});
