import { promiseOf, type Dice } from './dice.ts';
import { parseRolls, type Line } from './record-lines.ts';
import { accept, refuse, type RefusalCode, type Result } from './refusal.ts';

/** The form in which records are written. Older forms are read too. */
export const RECORD_FORM = 2;

export const FIRST_LINE = `topsail record ${RECORD_FORM}`;

export type RecordForm = 1 | typeof RECORD_FORM;

/** What the lines before the first move say; nothing of it is checked against a game yet. */
export interface Head {
  readonly form: RecordForm;
  readonly ruleset: string;
  readonly revision: number;
  readonly seats: number;
  readonly options: readonly (readonly [id: string, value: string])[];
  readonly dice: Dice | undefined;
  readonly start: readonly number[];
  /** The lines of ruleset, seats and options. */
  readonly lines: readonly Line[];
  readonly startLine: number;
  readonly used: number;
}

export function parseHead(lines: readonly Line[]): Result<Head> {
  const form = parseForm(lines);
  if (!form.ok) return form;
  const ruleset = /^ruleset (\S+)@(\d{1,6})$/.exec(textAt(lines, 1));
  if (ruleset === null) return headRefusal(lines, 1);
  const seats = /^seats (\d{1,2})$/.exec(textAt(lines, 2));
  if (seats === null) return headRefusal(lines, 2);
  const options: [string, string][] = [];
  let used = 3;
  for (let option; (option = /^option (\S+) (.+)$/.exec(textAt(lines, used))) !== null; used++) {
    const [, id, value] = option;
    if (options.some(([known]) => known === id)) return headRefusal(lines, used);
    options.push([id, value]);
  }
  const dice = parseDice(lines, used);
  if (!dice.ok) return dice;
  const startAt = dice.value.used;
  const start = /^start(?: \|([\d ]*))?$/.exec(textAt(lines, startAt));
  if (start === null) return headRefusal(lines, startAt);
  return accept({
    form: form.value,
    ruleset: ruleset[1],
    revision: Number(ruleset[2]),
    seats: Number(seats[1]),
    options,
    dice: dice.value.dice,
    start: parseRolls(start[1]),
    lines: lines.slice(1, used),
    startLine: lines[startAt].line,
    used: startAt + 1,
  });
}

function parseForm(lines: readonly Line[]): Result<RecordForm> {
  const form = Number(/^topsail record ([1-9]\d{0,5})$/.exec(textAt(lines, 0))?.[1] ?? 0);
  if (form === 1 || form === RECORD_FORM) return accept(form);
  if (form === 0) return headRefusal(lines, 0);
  return refuse('record/newer', { params: { form, ours: RECORD_FORM, line: lines[0].line } });
}

/** The proof of the dice, if there is one: a promise, the nonces, and at last the secret, which must keep the promise. */
function parseDice(lines: readonly Line[], from: number): Result<{ dice?: Dice; used: number }> {
  const promise = /^dice promise ([\da-f]{64})$/.exec(textAt(lines, from))?.[1];
  if (promise === undefined) return accept({ used: from });
  const nonces: string[] = [];
  let used = from + 1;
  for (let nonce; (nonce = /^dice nonce (\S+)$/.exec(textAt(lines, used))) !== null; used++)
    nonces.push(nonce[1]);
  const secret = /^dice secret ([\da-f]{64})$/.exec(textAt(lines, used))?.[1];
  if (secret === undefined) return accept({ dice: { promise, nonces }, used });
  if (promiseOf(secret) !== promise)
    return refuse('record/dice-promise', { params: { line: lines[used].line } });
  return accept({ dice: { promise, nonces, secret }, used: used + 1 });
}

function textAt(lines: readonly Line[], index: number): string {
  return lines[index]?.text ?? '';
}

function headRefusal(lines: readonly Line[], index: number): Result<never> {
  const code: RefusalCode = index > 0 && index === lines.length ? 'record/truncated' : 'record/header';
  return refuse(code, { params: { line: lines[index]?.line ?? lines.at(-1)?.line ?? 1 } });
}
