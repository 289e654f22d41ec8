import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@topsail/bots';
import { InvalidArgumentError, type Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { findBlocks, keepBlocks } from '../duel/blocks.ts';
import { readDuel, type DuelOptions } from '../duel/plan.ts';
import { runDuel } from '../duel/run.ts';
import { duelText, standLine } from '../duel/text.ts';
import { noter } from '../ladder/book.ts';
import { duelFigures } from '../ladder/duels.ts';
import { notedDuel } from '../ladder/notebook.ts';
import { INTERRUPTED } from '../problem.ts';
import { addTableOptions, atLeastOne } from '../table-setup.ts';

interface Options extends DuelOptions {
  readonly games: number;
  readonly threads: number;
  readonly file?: string;
  /** True without a file of its own. */
  readonly note?: string | true;
}

const EXAMPLES = `
The bots: ${BOT_NAMES.join(', ')}.

A sequential probability ratio test: games are played until one of two hypotheses about the share that the bot wins can
be accepted, so that a clear difference is found soon and a small one is not claimed too early. H0 says that it wins no
more than --h0 percent (the even share if nothing is said), H1 that it wins at least --h1 percent. --alpha is how often H1
may be accepted though H0 holds, --beta the reverse.

The bot takes one seat and copies of the other all others. A block is one seed with the bot in every seat and the same
luck at the table; blocks, not games, are the observations, in the order of their seeds whatever thread was faster. The
interval is as if the number of games had been settled beforehand. With --file every block is kept, and the same command
goes on where it was stopped.

--note adds how it stands to docs/bots.json, in place of what is there of the same duel, and writes docs/bots.md anew.

--effort 0.25 gives both sides a quarter of their usual tries, --effort 0.5,1 half of them to the bot alone.

Examples:
  topsail duel --ruleset jamaica-2 --seats 4 --bot captain --against captain-2026 --h0 25 --h1 33 --file duel.json
  topsail duel --ruleset cartagena-tortuga --seats 2 --bot captain --against mate --effort 0.25
  topsail duel --ruleset yassa --seats 3 --bot mate --against sailor --games 300 --threads 1`;

export function addDuel(program: Command): void {
  addTableOptions(program.command('duel'))
    .description('Decide by a sequential test whether one bot is stronger than another.')
    .requiredOption('-b, --bot <name>', 'who is tested')
    .requiredOption('-a, --against <name>', 'whose copies take all other seats')
    .option('--h0 <percent>', 'what the bot wins at most under H0 (the even share)', percentage)
    .option(
      '--h1 <percent>',
      'what the bot wins at least under H1 (a twentieth of the rest more)',
      percentage,
    )
    .option('--alpha <part>', 'how often H1 may be accepted wrongly', part, 0.05)
    .option('--beta <part>', 'how often H0 may be accepted wrongly', part, 0.05)
    .option('-g, --games <number>', 'no more games than this', atLeastOne, 20_000)
    .option(
      '--effort <times>',
      'so many times the usual tries; two numbers for the bot and the others',
      efforts,
    )
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('-f, --file <file>', 'where the blocks are kept, to go on later')
    .option('--note [file]', 'keep the figures, and write the document beside them anew (docs/bots.json)')
    .addHelpText('after', EXAMPLES)
    .action(duelCommand);
}

async function duelCommand(options: Options): Promise<void> {
  const duel = readDuel(options);
  const note = noter(options.note);
  const known = findBlocks(options.file, duel);
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const stand = await interruptible(async (signal) => {
    const end = await runDuel(duel, known, {
      ...{ threads: options.threads, games: options.games, signal },
      onBlock(now, blocks) {
        keepBlocks(options.file, duel, blocks);
        show(standLine(now, duel, seconds()));
      },
    });
    if (signal.aborted) process.exitCode = INTERRUPTED;
    return end;
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(duelText(stand, duel, seconds()));
  note((notebook) => notedDuel(notebook, duelFigures(duel, stand)));
}

/** One line that is written over again and again; a line for each block where nobody watches. */
function show(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}

function percentage(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('It must be from 0 to 100.');
  return value;
}

function part(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 0.5)) throw new InvalidArgumentError('It must be between 0 and 0.5.');
  return value;
}

function efforts(text: string): number[] {
  const values = text.split(',').map(Number);
  if (values.length > 2 || !values.every((value) => value > 0 && value <= 100))
    throw new InvalidArgumentError('It must be one or two numbers above 0, no more than 100.');
  return values;
}
