import type { SealedNumber } from '@topsail/engine';
import { expect, test, vi } from 'vitest';
import { keepTexts } from '../browser/testing/kept-texts.ts';
import { checkRecord, checkTable, type CheckedDice } from './dice-check.ts';
import { mayOpen, numberOf, sealNumber } from './numbers.ts';
import { COMMITMENT, sealedGame as played } from './testing/sealed-game.ts';

const BENS: SealedNumber = { person: 'ben', seal: 'b'.repeat(64), nonce: undefined };
const kept = keepTexts();

/** Rosa's number at a table, sealed and opened in this browser while these seals were shown beside it. */
function opened(...others: readonly string[]): SealedNumber {
  const seal = sealNumber('here', 'rosa');
  const number = numberOf('here', seal)!;
  mayOpen(number, { commitment: COMMITMENT, secret: null, seals: [seal, null, ...others], opening: null });
  return number;
}

async function checked(...asked: Parameters<typeof checkRecord>): Promise<CheckedDice> {
  const check = await checkRecord(...asked);
  if (check.is !== 'checked') throw new Error(check.is);
  return check;
}

test('a record with the seals and the number that this browser saw is the same, roll by roll', async () => {
  const { text, end } = played([opened()]);
  const { witness, rolls, unopened, verified } = await checked(text, 'here', end);
  expect([witness, unopened, verified.dice]).toEqual(['same', 0, 'proved']);
  expect(rolls.length).toBeGreaterThan(20);
  expect((await checked(text)).witness).toBe('same');
});

test('numbers of others that were not opened are counted', async () => {
  const { text } = played([opened(BENS.seal), BENS]);
  expect(await checked(text, 'here')).toMatchObject({ witness: 'same', unopened: 1 });
});

test('an own number that does not count is told', async () => {
  const { person, seal } = opened();
  const { text } = played([{ person, seal, nonce: undefined }]);
  expect((await checked(text, 'here')).witness).toBe('uncounted');
});

test.each([
  ['another seal beside ours', () => played([opened('c'.repeat(64)), BENS])],
  ['a seal more', () => played([opened(), BENS])],
  ['no seals at all', () => played([opened()], { sealed: undefined })],
  ['another table', () => played([opened()], { sealed: undefined, nonces: ['sent-openly'] })],
])('a record with %s is of another game', async (_what, play) => {
  expect((await checked(play().text, 'here')).witness).toBe('other');
});

test('a record that ends otherwise than was seen is of another game', async () => {
  const { text, end } = played([opened()]);
  expect((await checked(text, 'here', { ...end, turn: 999 })).witness).toBe('other');
});

test('where this browser sealed nothing, only the record speaks', async () => {
  const number = opened();
  const { text } = played([number]);
  kept.clear();
  expect((await checked(text, 'here', { turn: 1 })).witness).toBe('absent');
});

test('a record that was changed is refused', async () => {
  const { text } = played([opened()]);
  const changed = text.replace(/^dice nonce .*$/m, 'dice nonce another');
  expect(await checkRecord(changed)).toMatchObject({ is: 'refused', why: { code: 'record/dice-seal' } });
  expect(await checkRecord('no record')).toMatchObject({ is: 'refused' });
});

test('the record of a table is fetched; it may not be out yet, or the server not be there', async () => {
  const { text } = played([opened()]);
  const answer = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValueOnce(new Response(text));
  expect(await checkTable('here')).toMatchObject({ is: 'checked', witness: 'same' });
  const refusal = (code: string) => new Response(JSON.stringify({ refusal: { code } }), { status: 403 });
  answer.mockResolvedValueOnce(refusal('table/not-over'));
  expect(await checkTable('here')).toEqual({ is: 'later' });
  answer.mockResolvedValueOnce(refusal('table/unknown'));
  expect(await checkTable('here')).toMatchObject({ is: 'refused', why: { code: 'table/unknown' } });
  answer.mockRejectedValueOnce(new Error('no network'));
  expect(await checkTable('here')).toEqual({ is: 'unreachable' });
});
