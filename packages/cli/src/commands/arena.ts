import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@topsail/bots';
import type { Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { readLineUp } from '../arena/line-up.ts';
import { reportOf } from '../arena/report.ts';
import { gamesOf, runMatches, type Fixture, type Played } from '../arena/run.ts';
import { chartOf } from '../arena/svg.ts';
import { reportText } from '../arena/text.ts';
import { writeText } from '../files.ts';
import { INTERRUPTED, Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { addTableOptions, atLeastOne, readTable, type TableOptions } from '../table-setup.ts';

interface ArenaOptions extends TableOptions {
  readonly lineUp: string;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly json?: boolean;
  readonly svg?: string;
}

const EXAMPLES = `
The bots: ${BOT_NAMES.join(', ')}.
A line-up has a name for every seat; of two names the second takes all seats but one.

Every seed is played in all rotations of the line-up, with the same luck at the table, and the intervals are drawn
from whole seeds, so the games are rounded up to whole seeds. The figures depend on the seed, never on the threads;
only the times do. A shared win counts as a fraction; what the ghost ship wins is nobody's. Ratings are
Plackett-Luce over the finishing orders: 400 points make ten times the odds, and random stands at 0 (without it, the
first of the line-up). Ctrl-C prints what was played so far.

Examples:
  topsail arena --ruleset jamaica-1 --seats 4 --line-up captain,mate --games 400
  topsail arena --ruleset jamaica-2 --seats 3 --ghost --line-up captain,mate,sailor --games 300 --seed 7
  topsail arena --ruleset cartagena-tortuga --seats 2 --line-up mate,random --games 200 --svg mate.svg
  topsail arena --ruleset yassa --seats 4 --line-up greedy,random --games 1000 --json > greedy.json`;

export function addArena(program: Command): void {
  addTableOptions(program.command('arena'))
    .description(
      'Let bots play many games against each other; report how strong each bot is, with error margins.',
    )
    .requiredOption('-l, --line-up <bots>', 'who plays, such as captain,mate,mate,random')
    .option('-g, --games <number>', 'how many, rounded up to whole seeds', atLeastOne, 100)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--json', 'print one JSON object and nothing else')
    .option('--svg <file>', 'draw the shares of the wins as a bar chart')
    .addHelpText('after', EXAMPLES)
    .action(arena);
}

async function arena(options: ArenaOptions): Promise<void> {
  const { setup } = readTable(options);
  const { games, seed, threads } = options;
  const match = { setup, lineUp: readLineUp(options.lineUp, setup.seats) };
  const start = performance.now();
  const played = await playFixture({ match, games, seed }, threads);
  if (played.clusters.length === 0)
    throw new Problem('stopped before one seed was played in all rotations', INTERRUPTED);
  const report = reportOf(played, { threads, seconds: (performance.now() - start) / 1000 });
  console.log(options.json === true ? JSON.stringify(report, null, 2) : reportText(report));
  if (options.svg !== undefined) writeText(options.svg, chartOf(report));
  if (!report.isComplete) process.exitCode = INTERRUPTED;
}

async function playFixture(fixture: Fixture, threads: number): Promise<Played> {
  const progress = startProgress(gamesOf(fixture), 'games');
  try {
    const [played] = await interruptible((signal) =>
      runMatches([fixture], { threads, signal, onGame: () => progress.step() }),
    );
    if (played === undefined) throw new Error('a match was lost');
    return played;
  } finally {
    progress.stop();
  }
}
