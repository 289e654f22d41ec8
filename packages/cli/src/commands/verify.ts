import { ranking } from '@topsail/engine';
import type { Command } from 'commander';
import { FAILED, Problem } from '../problem.ts';
import { readRecord } from '../record-file.ts';
import { firstWords } from '../standings.ts';

const EXAMPLES = `
Every move must be legal, every roll used, every checksum and the result true.

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

function verify(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      console.log(`${path}: ${verdict(path)}`);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      console.error(`topsail: ${problem.message}`);
      process.exitCode = FAILED;
    }
  }
}

function verdict(path: string): string {
  const { game, record, state } = readRecord(path);
  const { ruleset, seats } = record.setup;
  const outcome = game.outcome(state);
  const result =
    outcome === undefined
      ? 'not finished'
      : `${firstWords(outcome)}${ranking(outcome).length === 1 ? ', shared by all' : ''}`;
  return `true; ${ruleset}, ${seats} seats, ${record.steps.length} moves, ${result}`;
}
