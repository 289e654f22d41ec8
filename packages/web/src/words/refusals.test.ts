import { SERVER_REFUSAL_CODES } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { onlineWords } from './online.ts';

test('every refusal of the server has words of its own', () => {
  const said = SERVER_REFUSAL_CODES.map((code) => onlineWords.serverRefusals[code]({}));
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^{}]+\.$/);
  expect(new Set(said).size).toBe(SERVER_REFUSAL_CODES.length);
});
