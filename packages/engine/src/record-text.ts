import type { Game, GameState } from './game.ts';
import { stateHash } from './hash.ts';
import { ranking } from './outcome.ts';
import { replay, revisionOf, type GameRecord, type Step } from './record.ts';
import { accept, refuse, type Result } from './refusal.ts';

/** How many steps lie between two checks, so that a changed line is found near where it stands. */
const CHECK_EVERY = 10;

/** A record read back from text and found true. */
export interface Verified {
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: GameState;
  readonly finished: boolean;
}

/**
 * The record as text that a person can read, and type:
 *
 *     topsail record 1
 *     ruleset jamaica-1@1
 *     seats 3
 *     option ghost no
 *     start | 2 7 4
 *     0 dice swap | 5 2
 *     check 10 9c1d…
 *     end 57 1f0e… first 1 scores 12 23 9
 */
export function makeRecord(game: Game, record: GameRecord): string {
  const lines = headLines(record);
  const replayed = replay(game, record, (state, index) => {
    if (index >= 0) lines.push(stepLine(record.steps[index]));
    if (isCheckpoint(index, record.steps.length)) lines.push(checkLine(game, state, index + 1));
  });
  if (!replayed.ok) throw new Error(`a record that cannot be replayed: ${JSON.stringify(replayed.refusal)}`);
  lines.push(closingLine(game, replayed.value, record.steps.length));
  return lines.join('\n') + '\n';
}

function headLines(record: GameRecord): string[] {
  const { setup } = record;
  return [
    'topsail record 1',
    `ruleset ${setup.ruleset}@${record.revision}`,
    `seats ${setup.seats}`,
    ...Object.entries(setup.options).map(([id, value]) => `option ${id} ${value}`),
    `start${rollsText(record.start)}`,
  ];
}

function stepLine(step: Step): string {
  return `${step.seat} ${step.move}${rollsText(step.rolls)}`;
}

function rollsText(rolls: readonly number[]): string {
  return rolls.length === 0 ? '' : ` | ${rolls.join(' ')}`;
}

function isCheckpoint(index: number, steps: number): boolean {
  return (index + 1) % CHECK_EVERY === 0 && index >= 0 && index + 1 < steps;
}

function checkLine(game: Game, state: GameState, steps: number): string {
  return `check ${steps} ${stateHash(game, state)}`;
}

function closingLine(game: Game, state: GameState, steps: number): string {
  const outcome = game.outcome(state);
  if (outcome === undefined) return `so far ${steps} ${stateHash(game, state)}`;
  const scores = outcome.standings.map((s) => s.score).join(' ');
  return `end ${steps} ${stateHash(game, state)} first ${ranking(outcome)[0].join(' ')} scores ${scores}`;
}

/** Reads a record and proves it: every line legal, every roll used, every check and the result true. */
export function verifyRecord(games: readonly Game[], text: string): Result<Verified> {
  const parsed = parseRecord(games, text);
  if (!parsed.ok) return parsed;
  const { game, record, stepLines, told } = parsed.value;
  let wrong: number | undefined;
  const replayed = replay(game, record, (state, index) => {
    const check = told.get(index + 1);
    if (check !== undefined && check.text !== checkLine(game, state, index + 1)) wrong ??= check.line;
  });
  if (wrong !== undefined) return refuse('record/checksum', { params: { line: wrong } });
  if (!replayed.ok) {
    const { step, ...rest } = replayed.refusal.params ?? {};
    const line = Number(step) < 0 ? parsed.value.startLine : stepLines[Number(step)];
    return { ok: false, refusal: { ...replayed.refusal, params: { ...rest, line } } };
  }
  const closing = closingLine(game, replayed.value, record.steps.length);
  if (closing !== parsed.value.closing.text) return closingRefusal(parsed.value.closing, closing);
  return accept({ game, record, state: replayed.value, finished: game.outcome(replayed.value) !== undefined });
}

function closingRefusal(told: Line, truth: string): Result<never> {
  const sameHash = told.text.split(' ')[2] === truth.split(' ')[2];
  return refuse(sameHash ? 'record/result' : 'record/checksum', { params: { line: told.line } });
}

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
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

/** Reads the text's form only; whether the game in it is legal is for `replay` or `verifyRecord` to say. */
export function parseRecord(games: readonly Game[], text: string): Result<Parsed> {
  const lines = text
    .split(/\r?\n/)
    .map((content, index): Line => ({ line: index + 1, text: content.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const head = parseHead(games, lines);
  if (!head.ok) return head;
  const { game, record, used } = head.value;
  const body = parseBody(lines.slice(used));
  if (!body.ok) return body;
  return accept({ game, startLine: lines[used - 1].line, ...body.value, record: { ...record, steps: body.value.steps } });
}

interface Head {
  readonly game: Game;
  readonly record: GameRecord;
  /** How many lines the head took. */
  readonly used: number;
}

function parseHead(games: readonly Game[], lines: readonly Line[]): Result<Head> {
  const ruleset = /^ruleset (\S+)@(\d{1,6})$/.exec(lines[1]?.text ?? '');
  const seats = /^seats (\d{1,2})$/.exec(lines[2]?.text ?? '');
  if (lines[0]?.text !== 'topsail record 1' || ruleset === null || seats === null) {
    return refuse('record/header', { params: { line: lines[ruleset === null ? 1 : 2]?.line ?? 1 } });
  }
  const options: Record<string, string> = {};
  let used = 3;
  for (let option; (option = /^option (\S+) (.+)$/.exec(lines[used]?.text ?? '')) !== null; used++) options[option[1]] = option[2];
  const start = /^start(?: \|([\d ]*))?$/.exec(lines[used]?.text ?? '');
  if (start === null) return refuse('record/header', { params: { line: lines[used]?.line ?? lines.length } });
  return checkHead(games, ruleset[1], Number(ruleset[2]), Number(seats[1]), options, parseRolls(start[1]), used + 1);
}

function checkHead(
  games: readonly Game[],
  ruleset: string,
  revision: number,
  seats: number,
  options: Record<string, string>,
  start: number[],
  used: number,
): Result<Head> {
  const game = games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
  if (game === undefined) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  const checked = game.checkSetup(ruleset, seats, options);
  if (!checked.ok) return checked;
  if (revision !== revisionOf(game, ruleset)) return refuse('record/revision', { params: { ruleset, revision } });
  return accept({ game, used, record: { setup: checked.value, revision, start, steps: [] } });
}

function parseRolls(text: string | undefined): number[] {
  return (text ?? '').split(' ').filter(Boolean).map(Number);
}

interface Body {
  readonly steps: readonly Step[];
  readonly stepLines: readonly number[];
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

function parseBody(lines: readonly Line[]): Result<Body> {
  const steps: Step[] = [];
  const stepLines: number[] = [];
  const told = new Map<number, Line>();
  for (const [index, line] of lines.entries()) {
    if (/^(end|so far) /.test(line.text)) {
      const after = lines[index + 1];
      if (after !== undefined) return refuse('record/after-end', { params: { line: after.line } });
      return accept({ steps, stepLines, told, closing: line });
    }
    if (line.text.startsWith('check ')) {
      told.set(steps.length, line);
      continue;
    }
    const step = /^(\d{1,2}) ([^|]*[^| ])(?: \|([\d ]*))?$/.exec(line.text);
    if (step === null) return refuse('record/line', { params: { line: line.line } });
    steps.push({ seat: Number(step[1]), move: step[2], rolls: parseRolls(step[3]) });
    stepLines.push(line.line);
  }
  return refuse('record/truncated', { params: { line: lines.at(-1)?.line ?? 1 } });
}
