import type { Story } from './chronicle.ts';
import { keyedDice, type Dice } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { parseRecord, type Parsed } from './record-reading.ts';
import { checkLine, closingLine } from './record-text.ts';
import type { GameRecord } from './record.ts';
import { accept, refuse, withParams, type Refusal, type RefusalCode, type Result } from './refusal.ts';
import { retell } from './replay.ts';

/** A record read back from text and found true. */
export interface Verified<G extends Game = Game> {
  readonly game: G;
  readonly record: GameRecord;
  readonly story: Story;
  readonly state: GameState;
  readonly finished: boolean;
  /** Whether every roll is what the promised secret gives, that will be seen when it is told, or nothing was promised. */
  readonly dice: 'proved' | 'promised' | 'unpromised';
}

/**
 * Reads a record and proves it: every line legal, every roll used, every check and the result true.
 * A refusal's `line` is where the untruth shows, its `after` the last line that is proved: what was changed lies between.
 */
export function verifyRecord<G extends Game>(games: readonly G[], text: string): Result<Verified<G>> {
  const parsed = parseRecord(games, text);
  if (!parsed.ok) return parsed;
  const { game, record, story, told, startLine, closing } = parsed.value;
  const { chronicle, dice } = story;
  let after = startLine;
  let wrong: number | undefined;
  const promised = dice?.secret === undefined ? undefined : keyedDice(dice.secret, dice.nonces);
  const retold = retell(game, { ...record, chronicle, promised }, (state, index) => {
    const check = told.get(index + 1);
    if (check === undefined || wrong !== undefined) return;
    if (check.text === checkLine(game, state, index + 1)) after = check.line;
    else wrong = check.line;
  });
  if (wrong !== undefined) return refuse('record/checksum', { params: { line: wrong, after } });
  if (!retold.ok) return entryRefusal(retold.refusal, parsed.value, after);
  const state = retold.value;
  const truth = closingLine(game, state, chronicle.length);
  if (truth !== closing.text)
    return refuse(untruth(closing.text, truth), { params: { line: closing.line, after } });
  const finished = game.outcome(state) !== undefined;
  return accept({ game, record, story, state, finished, dice: standingOf(dice) });
}

function standingOf(dice: Dice | undefined): Verified['dice'] {
  if (dice === undefined) return 'unpromised';
  return dice.secret === undefined ? 'promised' : 'proved';
}

/** Puts the line of the text in place of the number of the step. */
function entryRefusal(
  { params, ...rest }: Refusal,
  { startLine, entryLines }: Parsed,
  after: number,
): Result<never> {
  const { step, ...others } = params ?? {};
  const refusal = { ...rest, params: others };
  const line = Number(step) < 0 ? startLine : entryLines[Number(step)];
  // An untrue roll may come from a nonce in the head, so nothing before it is proved.
  const isProved = line > startLine && rest.code !== 'record/dice-roll';
  return withParams(refusal, isProved ? { after, line } : { line });
}

function untruth(told: string, truth: string): RefusalCode {
  return hashIn(told) === hashIn(truth) ? 'record/result' : 'record/checksum';
}

function hashIn(closing: string): string | undefined {
  return /^(?:end|so far) \d+ (\S+)/.exec(closing)?.[1];
}
