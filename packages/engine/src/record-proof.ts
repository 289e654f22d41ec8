import type { Story } from './chronicle.ts';
import { keyedDice, type Dice } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { brokenCheck } from './record-chain.ts';
import type { RecordForm } from './record-form.ts';
import type { Line } from './record-lines.ts';
import { parseRecord, type Parsed } from './record-reading.ts';
import { checkLine, closingLine } from './record-text.ts';
import type { GameRecord } from './record.ts';
import { accept, refuse, withParams, type Refusal, type RefusalCode, type Result } from './refusal.ts';
import { retell } from './replay.ts';

/** A record that was read from text and found true. */
export interface Verified<G extends Game = Game> {
  /** In form 1 a change that no position shows is not noticed: a roll that changes nothing, for example. */
  readonly form: RecordForm;
  readonly game: G;
  readonly record: GameRecord;
  readonly story: Story;
  readonly state: GameState;
  readonly finished: boolean;
  readonly dice: DiceStanding;
}

/**
 * What a record alone can prove of its dice. `promised`: the secret is not told yet. From `proved` to `openly` every roll
 * is what the secret and the players' numbers give, but only sealed and opened numbers prove that nobody chose them:
 * `in-part`: some were not opened; `unopened`: none was; `openly`: they were sent without seals, as before form 3, and
 * who knew the secret could choose the last of them.
 */
export type DiceStanding = 'proved' | 'in-part' | 'unopened' | 'openly' | 'promised' | 'unpromised';

/**
 * Reads a record and proves it: every line legal, every roll used, every check and the result true, and since form 2
 * every character of the text as it was written.
 * A refusal's `line` is where the fault shows, its `after` the last line that is proved: what was changed lies between.
 */
export function verifyRecord<G extends Game>(games: readonly G[], text: string): Result<Verified<G>> {
  const parsed = parseRecord(games, text);
  const proved = parsed.ok ? prove(parsed.value) : parsed;
  const broken = brokenCheck(text);
  if (broken === undefined || (!proved.ok && Number(proved.refusal.params?.line) <= broken.line))
    return proved;
  return refuse('record/altered', { params: { ...broken } });
}

/** Plays the game of a record again, and compares it with all that the record says of it. */
function prove<G extends Game>(parsed: Parsed<G>): Result<Verified<G>> {
  const { form, game, record, story, told, closing } = parsed;
  const { chronicle, dice } = story;
  const checked = new CheckedPositions(parsed);
  const promised = dice?.secret === undefined ? undefined : keyedDice(dice.secret, dice.nonces);
  const retold = retell(game, { ...record, chronicle, promised }, (state, index) => {
    const check = told.get(index + 1);
    if (check !== undefined) checked.compare(check, checkLine(game, state, index + 1));
  });
  const { wrong, after } = checked;
  if (wrong !== undefined) return refuse('record/checksum', { params: { line: wrong, ...after } });
  if (!retold.ok) return entryRefusal(retold.refusal, parsed, after);
  const state = retold.value;
  const truth = closingLine(game, state, chronicle.length);
  if (truth !== closing.text)
    return refuse(untruth(closing.text, truth), { params: { line: closing.line, ...after } });
  const finished = game.outcome(state) !== undefined;
  return accept({ form, game, record, story, state, finished, dice: standingOf(dice) });
}

/** Remembers the last check that is true, and the first that is not. */
class CheckedPositions {
  wrong: number | undefined;
  after: { readonly after?: number };
  readonly #form: RecordForm;

  constructor({ form, startLine }: Parsed) {
    this.#form = form;
    this.after = form === 1 ? { after: startLine } : {};
  }

  compare({ line, text }: Line, truth: string): void {
    if (this.wrong !== undefined) return;
    const said = this.#form === 1 ? text : text.slice(0, text.lastIndexOf(' '));
    if (said === truth) this.after = { after: line };
    else this.wrong = line;
  }
}

function standingOf(dice: Dice | undefined): DiceStanding {
  if (dice === undefined) return 'unpromised';
  if (dice.secret === undefined) return 'promised';
  if (dice.sealed === undefined) return 'openly';
  const { numbers } = dice.sealed;
  if (numbers.every(({ nonce }) => nonce !== undefined)) return 'proved';
  return numbers.every(({ nonce }) => nonce === undefined) ? 'unopened' : 'in-part';
}

/** Puts the line of the text in place of the number of the step. */
function entryRefusal(
  { params, ...rest }: Refusal,
  { startLine, entryLines }: Parsed,
  after: { readonly after?: number },
): Result<never> {
  const { step, ...others } = params ?? {};
  const refusal = { ...rest, params: others };
  const line = Number(step) < 0 ? startLine : entryLines[Number(step)];
  // An untrue roll may come from a nonce in the head, so nothing before it is proved.
  const isProved = line > startLine && rest.code !== 'record/dice-roll';
  return withParams(refusal, isProved ? { ...after, line } : { line });
}

function untruth(told: string, truth: string): RefusalCode {
  return hashIn(told) === hashIn(truth) ? 'record/result' : 'record/checksum';
}

function hashIn(closing: string): string | undefined {
  return /^(?:end|so far) \d+ (\S+)/.exec(closing)?.[1];
}
