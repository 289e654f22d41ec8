import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { interruptible } from '../arena/interrupt.ts';
import { challengeOf, type ResponsePlan } from '../best-response/plan.ts';
import { respond } from '../best-response/respond.ts';
import { responseText } from '../best-response/text.ts';
import { refuseUnusable, USUAL_BOOK, writeInto } from '../ladder/book.ts';
import { notedResponse } from '../ladder/notebook.ts';
import { atLeastOne } from '../table-setup.ts';

interface BestResponseOptions extends ResponsePlan {
  readonly json?: string;
}

const EXAMPLES = `
Can the Captain be exploited? A bot is taught against him alone, as he is: in each generation it plays him, on every
seat in turn, and what positions are worth is fitted to how all these games ended; in Jamaica and Yassa, what it expects
of him is fitted to what he chose. What the games say little about stays as the Captain knows it. Then the taught bot
plays him, each seed with it in every seat. With two seats it should win no more than 60 % of the games, and the upper
end of the interval must keep to that line too.

A bot that wins more has found a weakness. A bot that does not proves little: it weighs the same traits as the Captain,
one by one, and searches less than he does. Its win share bounds from below what a perfect opponent would win; it says
nothing about how much more that may be.

The generations share the games or minutes of training evenly, and the match comes on top. The same seed and --games
give the same figures, whatever the threads; --minutes do not. The figures go into docs/bots.json, in place of older
ones of that ruleset and number of seats, and docs/bots.md is written anew; but not while a ladder writes the same
file, which would forget them. Ctrl-C writes nothing.

Examples:
  topsail best-response --ruleset jamaica-1
  topsail best-response --ruleset yassa --minutes 60 --generations 6 --match-games 400
  topsail best-response --ruleset cartagena-tortuga --games 50 --match-games 20 --json /tmp/tortuga.json`;

export function addBestResponse(program: Command): void {
  const minutes = new Option('--minutes <number>', 'train for so long instead').argParser(minutesOf);
  program
    .command('best-response')
    .description('Teach a bot against the Captain alone, and see how much it wins of him.')
    .requiredOption('-r, --ruleset <id>', 'what to play')
    .option('-n, --seats <number>', 'one taught bot, the Captain in all others', atLeastOne, 2)
    .option('-g, --games <number>', 'games of training (1000)', atLeastOne)
    .addOption(minutes.conflicts('games'))
    .option('--generations <number>', 'how often to learn, at most once a game', atLeastOne, 5)
    .option('--match-games <number>', 'games of the match; rounded up to whole seeds', atLeastOne, 400)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--json <file>', 'where the figures are kept; the document goes beside them (docs/bots.json)')
    .addHelpText('after', EXAMPLES)
    .action(bestResponse);
}

function minutesOf(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 10_000)) throw new InvalidArgumentError('It must be a number up to 10000.');
  return value;
}

async function bestResponse(options: BestResponseOptions): Promise<void> {
  const challenge = challengeOf(options);
  const json = options.json ?? USUAL_BOOK;
  refuseUnusable(json);
  const figures = await interruptible((signal) => respond(challenge, signal));
  const out = writeInto(json, (notebook) => notedResponse(notebook, figures));
  console.log(responseText(figures));
  console.log(`\nwritten to ${json} and ${out}`);
}
