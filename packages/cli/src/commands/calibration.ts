import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName } from '@topsail/bots';
import type { Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { calibrate, type ForecastPlan, type Trust } from '../calibration/run.ts';
import { calibrationText } from '../calibration/text.ts';
import { noter } from '../ladder/book.ts';
import { calibrationFigures } from '../ladder/calibrations.ts';
import { notedCalibration } from '../ladder/notebook.ts';
import { badUsage, INTERRUPTED, Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { addTableOptions, atLeastOne, readTable, type TableOptions } from '../table-setup.ts';

interface CalibrationOptions extends TableOptions {
  readonly bot: string;
  readonly games: number;
  readonly every: number;
  readonly seed: string;
  readonly threads: number;
  readonly json?: boolean;
  /** True without a file of its own. */
  readonly note?: string | true;
}

const EXAMPLES = `
The bots: ${BOT_NAMES.join(', ')}.

A bot plays against copies of itself. At one choice in --every, the seat that is about to choose is told its chance to win,
from what it sees alone, as a hint or the coach would tell it. Afterwards promises are compared with what came of them:
of all seats that were promised about 30 %, about 30 % should win. The Brier score is the mean square of what was
promised less what was won; "even share" is that of promising everybody the same. The mean error says how far the bins
are from their promises. Promises of one game come true or fail together, so intervals are drawn from whole games. The
figures depend on the seed, never on the threads. Ctrl-C prints what was seen so far. --note adds them to docs/bots.json,
in place of what is there of the same table, and writes docs/bots.md anew.

Examples:
  topsail calibration --ruleset jamaica-2 --seats 4 --games 200
  topsail calibration --ruleset cartagena-tortuga --seats 2 --bot sailor --every 3 --json`;

export function addCalibration(program: Command): void {
  addTableOptions(program.command('calibration'))
    .description('Compare the chances to win that are promised with what comes of them.')
    .option('-b, --bot <name>', 'who plays', 'mate')
    .option('-g, --games <number>', 'how many', atLeastOne, 200)
    .option('--every <number>', 'how many choices from one promise to the next', atLeastOne, 7)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--note [file]', 'keep the figures, and write the document beside them anew (docs/bots.json)')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', EXAMPLES)
    .action(calibration);
}

async function calibration(options: CalibrationOptions): Promise<void> {
  const { setup } = readTable(options);
  const { games, every, seed, threads } = options;
  const plan = { bot: readBot(options.bot), setup, games, every, seed };
  const note = noter(options.note);
  const trust = await foretell(plan, threads);
  if (trust.whole.games === 0) throw new Problem('stopped before a game was over', INTERRUPTED);
  const { ruleset, seats, options: chosen } = setup;
  const report = { ruleset, seats, options: chosen, bot: plan.bot, seed, every, ...trust };
  console.log(options.json === true ? JSON.stringify(report, null, 2) : calibrationText(trust));
  note((notebook) => notedCalibration(notebook, calibrationFigures(plan, trust)));
  if (trust.whole.games < games) process.exitCode = INTERRUPTED;
}

function readBot(name: string): BotName {
  const known = BOT_NAMES.find((bot) => bot === name);
  if (known === undefined) throw badUsage(`there is no bot "${name}"; known are ${BOT_NAMES.join(', ')}`);
  return known;
}

async function foretell(plan: ForecastPlan, threads: number): Promise<Trust> {
  const progress = startProgress(plan.games, 'games');
  try {
    return await interruptible((signal) =>
      calibrate(plan, { threads, signal, onGame: () => progress.step() }),
    );
  } finally {
    progress.stop();
  }
}
