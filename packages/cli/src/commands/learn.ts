import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { writeText } from '../files.ts';
import { learn } from '../learn/learn.ts';
import { loreText } from '../learn/lore-text.ts';
import { knownBefore, type Plan } from '../learn/plan.ts';
import { learnedText } from '../learn/text.ts';
import { failed, systemReason } from '../problem.ts';
import { atLeastOne } from '../table-setup.ts';

interface LearnOptions extends Plan {
  readonly out?: string;
}

const EXAMPLES = `
In each generation the pupil plays games by what is known, at all numbers of seats, and what positions are worth is
fitted to how these games ended, and those of the two generations before; then the master plays by that, and how players
choose is fitted to what he chose. One game in ten is kept out of the fits, to judge them by. At the end a pupil with the
new lore plays against pupils with the old, and the file is written; Ctrl-C before that writes nothing.

The same seed, beginning with the same lore, gives the same file, whatever the threads. --afresh begins with nothing,
and needs a few generations more.

Examples:
  topsail learn --ruleset jamaica-1
  topsail learn --ruleset yassa --games 500 --choice-games 100 --generations 1 --out /tmp/yassa.json
  topsail learn --ruleset jamaica-2 --generations 5 --afresh --seed 7`;

export function addLearn(program: Command): void {
  program
    .command('learn')
    .description('Let bots learn from their own games what positions are worth and how players choose.')
    .requiredOption('-r, --ruleset <id>', 'what to learn about')
    .option('-g, --games <number>', "the pupil's games in a generation", atLeastOne, 3000)
    .option('--choice-games <number>', "the master's games in a generation", atLeastOne, 400)
    .option('--generations <number>', 'how often to play and learn', atLeastOne, 2)
    .option('--match-games <number>', 'games of the new pupil against the old', atLeastOne, 400)
    .option('-s, --seed <text>', 'the same seed gives the same lore', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--afresh', 'begin with no lore instead of the present one')
    .option('-o, --out <file>', 'where to write the lore, if not beside the bots')
    .addHelpText('after', EXAMPLES)
    .action(learnCommand);
}

async function learnCommand(options: LearnOptions): Promise<void> {
  const known = knownBefore(options);
  const out = options.out ?? loreFile(known.school.game.id, options.ruleset);
  refuseUnwritable(out);
  const start = performance.now();
  const learned = await interruptible((signal) => learn(options, known, signal));
  writeText(out, loreText(learned.lore));
  console.log(learnedText(learned, options, (performance.now() - start) / 1000));
  console.log(`\nwritten to ${named(out)}`);
}

/** From here if it lies here. */
function named(path: string): string {
  const short = relative('.', path);
  return short.startsWith('..') ? path : short;
}

/** Beside the bots that read it; from where bin/topsail.mjs puts this program. */
function loreFile(game: string, ruleset: string): string {
  return fileURLToPath(new URL(`../../bots/src/${game}/lore/${ruleset}.json`, import.meta.url));
}

/** Before, not after minutes of learning. */
function refuseUnwritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}
