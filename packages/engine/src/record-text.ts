import { isTakenBack, type Chronicle, type Story, type TakenBack } from './chronicle.ts';
import type { Dice } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { stateHash } from './hash.ts';
import { ranking } from './outcome.ts';
import { ChainedLines } from './record-chain.ts';
import { firstLine } from './record-form.ts';
import type { GameRecord, Step } from './record.ts';
import { retell } from './replay.ts';
import type { SealedNumbers } from './seal.ts';

/** How many entries lie between two checks, so that a changed line is found near where it stands. */
const CHECK_EVERY = 10;

/**
 * The record as text that a person can read, and type:
 *
 *     topsail record 3
 *     ruleset jamaica-1@1
 *     seats 3
 *     option ghost no
 *     dice promise 9c1d…
 *     dice table l_-CiEvw7aeP
 *     dice seal pQ2xw0uS 5be1…
 *     dice nonce h3Kd…
 *     dice secret 04be…
 *     start | 2 7 4
 *     0 dice swap | 5 2
 *     check 10 9c1d… 77e2…
 *     undo 1
 *     end 57 1f0e… first 1 scores 12 23 9
 *     sha256 b1946ac9…
 *
 * A check has the hash of the position and that of the text above it; the last line has that of the whole text.
 * Dice and undo are there when the story tells of them; then the steps that stand in it are those of the record.
 * Remarks are part of the text, and a reader of the game skips them.
 */
export function makeRecord(
  game: Game,
  record: GameRecord,
  story: Story = { chronicle: record.steps },
  remarks: readonly string[] = [],
): string {
  const { chronicle, dice } = story;
  const lines = new ChainedLines();
  for (const line of headLines(record, dice, remarks)) lines.add(line);
  const retold = retell(game, { ...record, chronicle }, (state, index) => {
    if (index >= 0) lines.add(entryLine(chronicle[index]));
    if (isCheckpoint(chronicle, index)) lines.add(`${checkLine(game, state, index + 1)} ${lines.check()}`);
  });
  if (!retold.ok) throw new Error(`a record that cannot be replayed: ${JSON.stringify(retold.refusal)}`);
  lines.add(closingLine(game, retold.value, chronicle.length));
  lines.add(lines.seal());
  return lines.text();
}

function headLines(
  { setup, revision, start }: GameRecord,
  dice: Dice | undefined,
  remarks: readonly string[],
): string[] {
  return [
    firstLine(dice),
    ...remarks.map((remark) => `# ${remark}`),
    `ruleset ${setup.ruleset}@${revision}`,
    `seats ${setup.seats}`,
    ...Object.entries(setup.options).map(([id, value]) => `option ${id} ${value}`),
    ...(dice === undefined ? [] : diceLines(dice)),
    `start${rollsText(start)}`,
  ];
}

function diceLines({ promise, nonces, sealed, secret }: Dice): string[] {
  const told = secret === undefined ? [] : [`dice secret ${secret}`];
  const mixed = sealed === undefined ? nonces.map((nonce) => `dice nonce ${nonce}`) : sealedLines(sealed);
  return [`dice promise ${promise}`, ...mixed, ...told];
}

function sealedLines({ table, numbers }: SealedNumbers): string[] {
  const lines = numbers.flatMap(({ person, seal, nonce }) => [
    `dice seal ${person} ${seal}`,
    nonce === undefined ? 'dice unopened' : `dice nonce ${nonce}`,
  ]);
  return [`dice table ${table}`, ...lines];
}

function entryLine(entry: Step | TakenBack): string {
  return isTakenBack(entry) ? `undo ${entry.undo}` : `${entry.seat} ${entry.move}${rollsText(entry.rolls)}`;
}

function rollsText(rolls: readonly number[]): string {
  return rolls.length === 0 ? '' : ` | ${rolls.join(' ')}`;
}

/** What is about to be taken back leaves no trace in later checks, so it gets one of its own. */
function isCheckpoint(chronicle: Chronicle, index: number): boolean {
  const next = chronicle[index + 1];
  if (index < 0 || next === undefined) return false;
  return (index + 1) % CHECK_EVERY === 0 || isTakenBack(next);
}

export function checkLine(game: Game, state: GameState, entries: number): string {
  return `check ${entries} ${stateHash(game, state)}`;
}

export function closingLine(game: Game, state: GameState, entries: number): string {
  const outcome = game.outcome(state);
  if (outcome === undefined) return `so far ${entries} ${stateHash(game, state)}`;
  const scores = outcome.standings.map((s) => s.score).join(' ');
  return `end ${entries} ${stateHash(game, state)} first ${ranking(outcome)[0].join(' ')} scores ${scores}`;
}
