import { promiseOf, type Dice } from './dice.ts';
import { headRefusal, type RecordForm } from './record-form.ts';
import { textAt, type Line } from './record-lines.ts';
import { accept, refuse, type Result } from './refusal.ts';
import { mixedIn, sealOf, type SealedNumber } from './seal.ts';

type Agreed = Pick<Dice, 'nonces' | 'sealed'> & { readonly used: number };

/**
 * The proof of the dice, if there is one: a promise, what the players mixed in, and at last the secret. Every opened
 * number must fit its seal, and the secret must keep the promise.
 */
export function parseDice(
  lines: readonly Line[],
  from: number,
  form: RecordForm,
): Result<{ dice?: Dice; used: number }> {
  const promise = /^dice promise ([\da-f]{64})$/.exec(textAt(lines, from))?.[1];
  if (promise === undefined) return accept({ used: from });
  const agreed = form < 3 ? accept(parseNonces(lines, from + 1)) : parseSealed(lines, from + 1);
  if (!agreed.ok) return agreed;
  const { used, ...mixed } = agreed.value;
  const secret = /^dice secret ([\da-f]{64})$/.exec(textAt(lines, used))?.[1];
  if (secret === undefined) return accept({ dice: { promise, ...mixed }, used });
  if (promiseOf(secret) !== promise)
    return refuse('record/dice-promise', { params: { line: lines[used].line } });
  return accept({ dice: { promise, ...mixed, secret }, used: used + 1 });
}

/** Until form 2 the players sent their nonces openly. */
function parseNonces(lines: readonly Line[], from: number): Agreed {
  const nonces: string[] = [];
  let used = from;
  for (let nonce; (nonce = /^dice nonce (\S+)$/.exec(textAt(lines, used))) !== null; used++)
    nonces.push(nonce[1]);
  return { nonces, used };
}

function parseSealed(lines: readonly Line[], from: number): Result<Agreed> {
  const table = /^dice table (\S+)$/.exec(textAt(lines, from))?.[1];
  const numbers: SealedNumber[] = [];
  let used = from + 1;
  for (let sealed; (sealed = parseSeal(textAt(lines, used))) !== undefined; used += 2) {
    const opened = /^dice (?:nonce (\S+)|unopened)$/.exec(textAt(lines, used + 1));
    if (opened === null) return headRefusal(lines, used + 1);
    const nonce = opened.at(1);
    if (nonce !== undefined && sealOf(table ?? '', sealed.person, nonce) !== sealed.seal)
      return refuse('record/dice-seal', { params: { line: lines[used + 1].line } });
    numbers.push({ ...sealed, nonce });
  }
  if (table === undefined || numbers.length === 0)
    return headRefusal(lines, table === undefined ? from : used);
  return accept({ nonces: mixedIn(numbers), sealed: { table, numbers }, used });
}

function parseSeal(text: string): { readonly person: string; readonly seal: string } | undefined {
  const sealed = /^dice seal (\S+) ([\da-f]{64})$/.exec(text);
  return sealed === null ? undefined : { person: sealed[1], seal: sealed[2] };
}
