import { isTakenBack, ranking, type Verified } from '@topsail/engine';
import type { Command } from 'commander';
import { diceWords } from '../dice-words.ts';
import { FAILED, NOT_PROVED, Problem } from '../problem.ts';
import { readRecord } from '../record-file.ts';
import { firstWords } from '../standings.ts';

const EXAMPLES = `
Every move must be legal, every roll used, every checksum and the result true, and every character of the text as it
was written. Where the dice were promised and the secret is told, every roll must be what the secret and the players'
nonces give, and every nonce must fit the seal that was shown before the game. Without seals (records of before November
2026) that proves nothing: who ran the server could choose the last nonce. Older records (form 1) have no checks of their
text: a roll that changes no position may be another.

The exit code is that of the worst record: 0 true, and what was promised of its dice is proved; 3 true, but the dice are
not proved, or only in part; 1 not true, or not to be read.

Examples:
  topsail verify game.record
  topsail verify saved/*.record`;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('Check that records are whole and true.')
    .argument('<record...>', 'files written by random --records or by play --save')
    .addHelpText('after', EXAMPLES)
    .action(verify);
}

/** From good to bad. */
const CODES = [0, NOT_PROVED, FAILED] as const;
type Code = (typeof CODES)[number];

function verify(paths: readonly string[]): void {
  const codes = new Set(paths.map(verifyOne));
  process.exitCode = CODES.findLast((code) => codes.has(code)) ?? 0;
}

function verifyOne(path: string): Code {
  try {
    const verified = readRecord(path);
    console.log(`${path}: ${verdict(verified)}`);
    return codeOf(verified);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    console.error(`topsail: ${problem.message}`);
    return FAILED;
  }
}

/** A record that promises nothing of its dice leaves nothing to prove. */
function codeOf({ dice }: Verified): Code {
  return dice === 'proved' || dice === 'unpromised' ? 0 : NOT_PROVED;
}

function verdict(verified: Verified): string {
  const { game, record, state, story } = verified;
  const { ruleset, seats } = record.setup;
  const undos = story.chronicle.filter(isTakenBack).reduce((sum, { undo }) => sum + undo, 0);
  const taken = undos === 0 ? '' : `, ${undos} more taken back`;
  const outcome = game.outcome(state);
  const result =
    outcome === undefined
      ? 'not finished'
      : `${firstWords(outcome)}${ranking(outcome).length === 1 ? ', shared by all' : ''}`;
  return `true; ${ruleset}, ${seats} seats, ${record.steps.length} moves${taken}, ${result}${diceWords(verified)}${formWords(verified)}`;
}

/** What a record of form 1 cannot prove, on a line of its own. */
function formWords({ form, story }: Verified): string {
  if (form > 1 || story.dice?.secret !== undefined) return '';
  return '\n  An older record (form 1): a roll that changes no position could have been changed unnoticed.';
}
