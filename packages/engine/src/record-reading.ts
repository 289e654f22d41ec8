import type { Story } from './chronicle.ts';
import type { Game } from './game.ts';
import { parseBody } from './record-body.ts';
import type { RecordForm } from './record-form.ts';
import { parseHead, type Head } from './record-head.ts';
import { linesOf, type Line } from './record-lines.ts';
import { revisionOf, type GameRecord } from './record.ts';
import { accept, refuse, withParams, type Result } from './refusal.ts';
import type { Setup } from './setup.ts';

export interface Parsed<G extends Game = Game> {
  readonly form: RecordForm;
  readonly game: G;
  readonly record: GameRecord;
  readonly story: Story;
  readonly startLine: number;
  /** The line of the text on which each entry of the chronicle stands. */
  readonly entryLines: readonly number[];
  /** The check lines, by the number of entries before them. */
  readonly told: ReadonlyMap<number, Line>;
  readonly closing: Line;
}

/** Reads the text's form only; whether the game in it is legal is for `replay` or `verifyRecord` to say. */
export function parseRecord<G extends Game>(games: readonly G[], text: string): Result<Parsed<G>> {
  const lines = linesOf(text);
  const head = parseHead(lines);
  if (!head.ok) return head;
  const body = parseBody(lines, head.value);
  if (!body.ok) return body;
  const known = checkHead(games, head.value);
  if (!known.ok) return known;
  const { game, setup } = known.value;
  const { form, revision, start, startLine, dice } = head.value;
  const { steps, chronicle, ...rest } = body.value;
  const story: Story = dice === undefined ? { chronicle } : { chronicle, dice };
  const record: GameRecord = { setup, revision, start, steps };
  return accept({ form, game, record, story, startLine, ...rest });
}

/** Finds the game a head speaks of, and checks that it can be set up so. */
function checkHead<G extends Game>(games: readonly G[], head: Head): Result<{ game: G; setup: Setup }> {
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
  if (checked.refusal.code === 'setup/seats') return withParams(checked.refusal, { line: seatsLine.line });
  const upTo = (count: number): boolean =>
    game.checkSetup(ruleset, seats, Object.fromEntries(options.slice(0, count))).ok;
  const wrong = options.findIndex((_, index) => !upTo(index + 1));
  return withParams(checked.refusal, { line: (lines[2 + wrong] ?? seatsLine).line });
}
