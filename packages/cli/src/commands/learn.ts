import { accessSync, constants, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NetText } from '@topsail/bots';
import { gameOf } from '@topsail/games';
import type { Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { readText, writeText } from '../files.ts';
import { learn } from '../learn/learn.ts';
import { learnNet } from '../learn/learn-net.ts';
import { loreText } from '../learn/lore-text.ts';
import { knownBefore, type Known, type Plan } from '../learn/plan.ts';
import { learnedNetText, learnedText } from '../learn/text.ts';
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

With --net the pupil plays by the last net, and a new one is trained on many games by instinct first and then on all
his games so far; --afresh lets him begin with the weights.

Examples:
  topsail learn --ruleset jamaica-1
  topsail learn --ruleset yassa --games 500 --choice-games 100 --generations 1 --out /tmp/yassa.json
  topsail learn --ruleset jamaica-2 --generations 5 --afresh --seed 7
  topsail learn --ruleset jamaica-2 --net --games 10000 --generations 3`;

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
    .option('--net', "train the Captain's net instead of the weights")
    .option('--warm-up-games <number>', 'games by instinct before a net is trained', atLeastOne, 30_000)
    .option('--epochs <number>', 'how often the net goes through its lessons', atLeastOne, 4)
    .option('--afresh', 'begin with no lore instead of the present one')
    .option('-o, --out <file>', 'where to write the lore, if not beside the bots')
    .addHelpText('after', EXAMPLES)
    .action(learnCommand);
}

async function learnCommand(options: LearnOptions): Promise<void> {
  const known = knownBefore(options, options.net === true ? lastNet(options.ruleset) : undefined);
  const folder = options.net === true ? 'nets' : 'lore';
  const out = options.out ?? fileBesideBots(known.school.game.id, folder, options.ruleset);
  refuseUnwritable(out);
  const { text, report } = await (options.net === true ? trained(options, known) : taught(options, known));
  writeText(out, text);
  console.log(report);
  console.log(`\nwritten to ${named(out)}`);
}

interface Lectured {
  /** What goes into the file. */
  readonly text: string;
  readonly report: string;
}

async function taught(plan: Plan, known: Known): Promise<Lectured> {
  const start = performance.now();
  const learned = await interruptible((signal) => learn(plan, known, signal));
  const report = learnedText(learned, plan, (performance.now() - start) / 1000);
  return { text: loreText(learned.lore), report };
}

async function trained(plan: Plan, known: Known): Promise<Lectured> {
  const start = performance.now();
  const learned = await interruptible((signal) => learnNet(plan, known, signal));
  const report = learnedNetText(learned, plan, (performance.now() - start) / 1000);
  return { text: `${JSON.stringify(learned.net, null, 2)}\n`, report };
}

/** The net that was trained last, if there is one. */
function lastNet(ruleset: string): NetText | undefined {
  const path = fileBesideBots(gameOf(ruleset)?.id ?? 'no game', 'nets', ruleset);
  return existsSync(path) ? (JSON.parse(readText(path)) as NetText) : undefined;
}

/** From here if it lies here. */
function named(path: string): string {
  const short = relative('.', path);
  return short.startsWith('..') ? path : short;
}

/** Beside the bots that read it; from where bin/topsail.mjs puts this program. */
function fileBesideBots(game: string, folder: string, ruleset: string): string {
  return fileURLToPath(new URL(`../../bots/src/${game}/${folder}/${ruleset}.json`, import.meta.url));
}

/** Before, not after minutes of learning. */
function refuseUnwritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}
