import type { Dice } from './dice.ts';
import { parseDice } from './record-dice.ts';
import { headRefusal, RECORD_FORM, type RecordForm } from './record-form.ts';
import { parseRolls, textAt, type Line } from './record-lines.ts';
import { accept, refuse, type Result } from './refusal.ts';

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
  const dice = parseDice(lines, used, form.value);
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
  if (form === 1 || form === 2 || form === RECORD_FORM) return accept(form);
  if (form === 0) return headRefusal(lines, 0);
  return refuse('record/newer', { params: { form, ours: RECORD_FORM, line: lines[0].line } });
}
