import { availableParallelism } from 'node:os';
import { BOT_NAMES, LEVELS, type BotName } from '@topsail/bots';
import type { Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { deedsText } from '../deeds/text.ts';
import { watchBots, type BotWatched, type WatchPlan } from '../deeds/watch.ts';
import { badUsage, INTERRUPTED, Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { addTableOptions, atLeastOne, readTable, type TableOptions } from '../table-setup.ts';

interface DeedsOptions extends TableOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Every bot plays against copies of itself, all with the same luck at the table, and is watched for things that a person
would seldom do: how often there was an occasion, and how often it was done. Each may be right now and then (a treasure
may be a curse, a shortage may pay), so it is the rate that tells, and how it differs from bot to bot. The intervals
are drawn from whole games. The figures depend on the seed, never on the threads. Ctrl-C prints what was seen so far.

Examples:
  topsail deeds --ruleset jamaica-2 --seats 4 --games 60
  topsail deeds --ruleset yassa --seats 3 --bots cabin-boy,sailor --games 200 --json
  topsail deeds --ruleset cartagena-tortuga --seats 2 --bots cabin-boy,sailor,mate,greedy --games 40 --threads 1`;

export function addDeeds(program: Command): void {
  addTableOptions(program.command('deeds'))
    .description('Count how often bots do what people seldom do without a reason.')
    .option('-b, --bots <names>', 'whom to watch', LEVELS.join(','))
    .option('-g, --games <number>', 'how many for each of them', atLeastOne, 60)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', EXAMPLES)
    .action(deeds);
}

async function deeds(options: DeedsOptions): Promise<void> {
  const { setup } = readTable(options);
  const { games, seed, threads } = options;
  const plan = { bots: readBots(options.bots), setup, games, seed };
  const watched = await watch(plan, threads);
  const isComplete = watched.every((one) => one.games === games);
  if (watched.some((one) => one.games === 0))
    throw new Problem('stopped before everybody had played a game', INTERRUPTED);
  const report = { ruleset: setup.ruleset, seats: setup.seats, options: setup.options, seed, bots: watched };
  console.log(options.json === true ? JSON.stringify(report, null, 2) : deedsText(watched));
  if (!isComplete) process.exitCode = INTERRUPTED;
}

function readBots(text: string): BotName[] {
  return text.split(',').map((name) => {
    const known = BOT_NAMES.find((bot) => bot === name.trim());
    if (known === undefined) throw badUsage(`there is no bot "${name}"; known are ${BOT_NAMES.join(', ')}`);
    return known;
  });
}

async function watch(plan: WatchPlan, threads: number): Promise<BotWatched[]> {
  const progress = startProgress(plan.games * plan.bots.length, 'games');
  try {
    return await interruptible((signal) =>
      watchBots(plan, { threads, signal, onGame: () => progress.step() }),
    );
  } finally {
    progress.stop();
  }
}
