import type { Game } from './game.ts';
import { revisionOf, type GameRecord, type Step } from './record.ts';
import { accept, refuse, type Refusal, type RefusalCode, type Result } from './refusal.ts';
import type { Setup } from './setup.ts';

/** A line that says something, with its number in the text. */
interface Line {
  readonly line: number;
  readonly text: string;
}

export interface Parsed {
  readonly game: Game;
  readonly record: GameRecord;
  /** The line of the text on which each step stands. */
  readonly stepLines: readonly number[];
  readonly startLine: number;
  /** The check lines, by the number of steps before them. */
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

/** Reads the text's form only; whether the game in it is legal is for `replay` or `verifyRecord` to say. */
export function parseRecord(games: readonly Game[], text: string): Result<Parsed> {
  const lines = text
    .split(/\r?\n/)
    .map((content, index): Line => ({ line: index + 1, text: content.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const head = parseHead(lines);
  if (!head.ok) return head;
  const body = parseBody(lines, head.value.used);
  if (!body.ok) return body;
  const known = checkHead(games, head.value);
  if (!known.ok) return known;
  const { game, setup } = known.value;
  const { steps, ...rest } = body.value;
  const { revision, start, startLine } = head.value;
  return accept({ game, startLine, ...rest, record: { setup, revision, start, steps } });
}

/** What the lines before the first move say; nothing of it is checked against a game yet. */
interface Head {
  readonly ruleset: string;
  readonly revision: number;
  readonly seats: number;
  readonly options: readonly (readonly [id: string, value: string])[];
  readonly start: readonly number[];
  /** The lines of ruleset, seats and options. */
  readonly lines: readonly Line[];
  readonly startLine: number;
  readonly used: number;
}

function parseHead(lines: readonly Line[]): Result<Head> {
  const textAt = (index: number): string => lines[index]?.text ?? '';
  if (textAt(0) !== 'topsail record 1') return headRefusal(lines, 0);
  const ruleset = /^ruleset (\S+)@(\d{1,6})$/.exec(textAt(1));
  if (ruleset === null) return headRefusal(lines, 1);
  const seats = /^seats (\d{1,2})$/.exec(textAt(2));
  if (seats === null) return headRefusal(lines, 2);
  const options: [string, string][] = [];
  let used = 3;
  for (let option; (option = /^option (\S+) (.+)$/.exec(textAt(used))) !== null; used++) {
    const [, id, value] = option;
    if (options.some(([known]) => known === id)) return headRefusal(lines, used);
    options.push([id, value]);
  }
  const start = /^start(?: \|([\d ]*))?$/.exec(textAt(used));
  if (start === null) return headRefusal(lines, used);
  return accept({
    ruleset: ruleset[1],
    revision: Number(ruleset[2]),
    seats: Number(seats[1]),
    options,
    start: parseRolls(start[1]),
    lines: lines.slice(1, used),
    startLine: lines[used].line,
    used: used + 1,
  });
}

function headRefusal(lines: readonly Line[], index: number): Result<never> {
  const code: RefusalCode = index > 0 && index === lines.length ? 'record/truncated' : 'record/header';
  return refuse(code, { params: { line: lines[index]?.line ?? lines.at(-1)?.line ?? 1 } });
}

function parseRolls(text: string | undefined): number[] {
  return (text ?? '').split(' ').filter(Boolean).map(Number);
}

/** Finds the game a head speaks of, and checks that it can be set up so. */
function checkHead(games: readonly Game[], head: Head): Result<{ game: Game; setup: Setup }> {
  const { ruleset, revision, seats, options, lines } = head;
  const [rulesetLine, seatsLine] = lines;
  const game = games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
  if (game === undefined)
    return refuse('setup/unknown-ruleset', { params: { ruleset, line: rulesetLine.line } });
  const ours = revisionOf(game, ruleset);
  if (revision !== ours) {
    return refuse('record/revision', { params: { ruleset, revision, ours, line: rulesetLine.line } });
  }
  const checked = game.checkSetup(ruleset, seats, Object.fromEntries(options));
  if (checked.ok) return accept({ game, setup: checked.value });
  if (checked.refusal.code === 'setup/seats') return onLine(checked.refusal, seatsLine.line);
  const upTo = (count: number): boolean =>
    game.checkSetup(ruleset, seats, Object.fromEntries(options.slice(0, count))).ok;
  const wrong = options.findIndex((_, index) => !upTo(index + 1));
  return onLine(checked.refusal, (lines[2 + wrong] ?? seatsLine).line);
}

/** The refusal with the line of the text that is to blame. */
export function onLine(refusal: Refusal, line: number): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { ...refusal, params: { ...refusal.params, line } } };
}

interface Body {
  readonly steps: readonly Step[];
  readonly stepLines: readonly number[];
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

function parseBody(lines: readonly Line[], from: number): Result<Body> {
  const steps: Step[] = [];
  const stepLines: number[] = [];
  const told = new Map<number, Line>();
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    if (/^(end|so far) /.test(line.text)) {
      const after = lines[index + 1];
      if (after !== undefined) return refuse('record/after-end', { params: { line: after.line } });
      return accept({ steps, stepLines, told, closing: line });
    }
    const isCheck = line.text.startsWith('check ');
    const step = /^(\d{1,2}) ([^|]*[^| ])(?: \|([\d ]*))?$/.exec(line.text);
    if (isCheck ? told.has(steps.length) : step === null)
      return refuse('record/line', { params: { line: line.line } });
    if (isCheck) told.set(steps.length, line);
    if (step === null) continue;
    steps.push({ seat: Number(step[1]), move: step[2], rolls: parseRolls(step[3]) });
    stepLines.push(line.line);
  }
  return refuse('record/truncated', { params: { line: lines.at(-1)?.line ?? 1 } });
}
