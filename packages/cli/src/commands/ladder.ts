import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { percent } from '../arena/figures.ts';
import { interruptible } from '../arena/interrupt.ts';
import { gamesOf } from '../arena/run.ts';
import { writeText } from '../files.ts';
import { USUAL_BOOK } from '../ladder/book.ts';
import { boutName, LADDER, type Bout } from '../ladder/bouts.ts';
import { climb, fixtureOf } from '../ladder/climb.ts';
import { chooseBouts, isDone, type Choice } from '../ladder/choice.ts';
import { documentOf } from '../ladder/document.ts';
import type { BoutFigures } from '../ladder/figures.ts';
import { findNotebook, notebookText, noted, readNotebook, type Notebook } from '../ladder/notebook.ts';
import { watchGames } from '../ladder/watch.ts';
import { verdictOf } from '../ladder/verdict.ts';
import { say } from '../learn/say.ts';
import { INTERRUPTED, Problem } from '../problem.ts';
import { atLeastOne } from '../table-setup.ts';

interface LadderOptions extends Choice {
  readonly threads: number;
  readonly json?: string;
  readonly out?: string;
  readonly resume?: string;
  /** False with --no-play. */
  readonly play: boolean;
}

/** Where the figures are kept and the document is written. */
interface Files {
  readonly json: string;
  readonly out: string;
}

const EXAMPLES = `
Every bout has a name, such as "jamaica-1 4 captain v mate": ruleset, seats, bot and opponents. --only plays those whose
names hold that text; the figures of all others are kept. After every bout the figures and the document are written, so
after a Ctrl-C --resume FILE plays only what is missing, or was played with another number of games.

Examples:
  topsail ladder
  topsail ladder --resume docs/bots.json
  topsail ladder --only "yassa 4" --scale 0.5 --json /tmp/yassa.json
  topsail ladder --no-play`;

export function addLadder(program: Command): void {
  const scale = new Option('--scale <factor>', 'so many times the usual number of games').argParser(factor);
  program
    .command('ladder')
    .description(
      `Measure all levels in ${LADDER.flatMap(({ bouts }) => bouts).length} bouts and write docs/bots.md.`,
    )
    .option('--only <name>', 'only bouts whose names hold this text')
    .option('-g, --games <number>', 'so many games in every bout', atLeastOne)
    .addOption(scale.conflicts('games'))
    .option('-t, --threads <number>', 'how many games at a time', atLeastOne, availableParallelism())
    .option('--json <file>', 'where the figures are kept (docs/bots.json, or the file that is resumed)')
    .option('-o, --out <file>', 'where the document goes (beside the figures, as .md)')
    .option('--resume <file>', 'play only what is missing in these figures')
    .option('--no-play', 'write the document from the figures there are')
    .addHelpText('after', EXAMPLES)
    .action(ladder);
}

function factor(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 100)) throw new InvalidArgumentError('It must be a number up to 100.');
  return value;
}

async function ladder(options: LadderOptions): Promise<void> {
  const files = filesOf(options);
  const chosen = chooseBouts(options);
  const known = options.resume === undefined ? findNotebook(files.json) : readNotebook(options.resume);
  if (!options.play) {
    writeText(files.out, documentOf(known));
    return;
  }
  const left = options.resume === undefined ? chosen : chosen.filter((bout) => !isDone(bout, known));
  say(`${left.length} bouts to play, ${chosen.length - left.length} are done`);
  const forgotten = left.map(boutName);
  const kept = { ...known, bouts: known.bouts.filter(({ name }) => !forgotten.includes(name)) };
  const isComplete = await play(left, kept, files, options.threads);
  if (!isComplete) throw new Problem(`stopped; --resume ${files.json} plays what is missing`, INTERRUPTED);
  console.log(`written to ${files.json} and ${files.out}`);
}

function filesOf({ json, out, resume }: LadderOptions): Files {
  const figures = json ?? resume ?? USUAL_BOOK;
  return { json: figures, out: out ?? `${figures.replace(/\.json$/, '')}.md` };
}

async function play(bouts: readonly Bout[], kept: Notebook, files: Files, threads: number): Promise<boolean> {
  const write = (notebook: Notebook): void => {
    writeText(files.json, notebookText(notebook));
    writeText(files.out, documentOf(notebook));
  };
  let notebook = kept;
  if (bouts.length === 0) write(notebook);
  const watch = watchGames(bouts.map(fixtureOf).reduce((sum, one) => sum + gamesOf(one), 0));
  const onBout = (bout: Bout, figures: BoutFigures): void => {
    notebook = noted(notebook, figures);
    write(notebook);
    say(`${boutWords(bout, figures)}; about ${watch.minutesLeft()} min left`);
  };
  try {
    return await interruptible((signal) => climb(bouts, { threads, signal, onGame: watch.step, onBout }));
  } finally {
    watch.stop();
  }
}

function boutWords(bout: Bout, figures: BoutFigures): string {
  const { from, to } = figures.won;
  const range = from === null || to === null ? '' : ` (${percent(from)} to ${percent(to)})`;
  const line =
    bout.line === undefined ? '' : `; the line of ${percent(bout.line)} is ${verdictOf({ bout, figures })}`;
  return `${boutName(bout)}: ${percent(figures.won.value)}${range} of ${figures.games} games${line}`;
}
