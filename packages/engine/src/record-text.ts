import type { Game, GameState } from './game.ts';
import { stateHash } from './hash.ts';
import { ranking } from './outcome.ts';
import { onLine, parseRecord, type Parsed } from './record-reading.ts';
import { replay, type GameRecord, type Step } from './record.ts';
import { accept, refuse, type Refusal, type RefusalCode, type Result } from './refusal.ts';

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

/**
 * Reads a record and proves it: every line legal, every roll used, every check and the result true.
 * A refusal's `line` is where the untruth shows, its `after` the last line that is proved: what was changed lies between.
 */
export function verifyRecord(games: readonly Game[], text: string): Result<Verified> {
  const parsed = parseRecord(games, text);
  if (!parsed.ok) return parsed;
  const { game, record, told, startLine, closing } = parsed.value;
  let after = startLine;
  let wrong: number | undefined;
  const replayed = replay(game, record, (state, index) => {
    const check = told.get(index + 1);
    if (check === undefined || wrong !== undefined) return;
    if (check.text === checkLine(game, state, index + 1)) after = check.line;
    else wrong = check.line;
  });
  if (wrong !== undefined) return refuse('record/checksum', { params: { line: wrong, after } });
  if (!replayed.ok) return stepRefusal(replayed.refusal, parsed.value, after);
  const truth = closingLine(game, replayed.value, record.steps.length);
  if (truth !== closing.text)
    return refuse(untruth(closing.text, truth), { params: { line: closing.line, after } });
  return accept({
    game,
    record,
    state: replayed.value,
    finished: game.outcome(replayed.value) !== undefined,
  });
}

/** Puts the line of the text in place of the number of the step. */
function stepRefusal(
  { params, ...rest }: Refusal,
  { startLine, stepLines }: Parsed,
  after: number,
): Result<never> {
  const { step, ...others } = params ?? {};
  if (Number(step) < 0) return onLine({ ...rest, params: others }, startLine);
  return onLine({ ...rest, params: { ...others, after } }, stepLines[Number(step)]);
}

function untruth(told: string, truth: string): RefusalCode {
  return hashIn(told) === hashIn(truth) ? 'record/result' : 'record/checksum';
}

function hashIn(closing: string): string | undefined {
  return /^(?:end|so far) \d+ (\S+)/.exec(closing)?.[1];
}
