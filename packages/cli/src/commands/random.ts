import { join } from 'node:path';
import { makeRecord } from '@topsail/engine';
import type { Command } from 'commander';
import { ensureFolder, writeText } from '../files.ts';
import { startProgress } from '../progress.ts';
import { randomGame, type RandomGame } from '../random-game.ts';
import { openSink } from '../sink.ts';
import { addTableOptions, atLeastOne, readTable, type Table, type TableOptions } from '../table-setup.ts';
import { count, startTally, tallyText } from '../tally.ts';
import { makeTrace } from '../trace-text.ts';

interface RandomOptions extends TableOptions {
  readonly games: number;
  readonly seed: string;
  readonly jsonl?: string;
  readonly records?: string;
}

const EXAMPLES = `
Examples:
  topsail random --ruleset jamaica-1 --seats 4 --games 1000
  topsail random --ruleset jamaica-2 --seats 3 --ghost --games 50 --seed 7 --jsonl games.jsonl
  topsail random --ruleset cartagena-tortuga --seats 2 --option boat-retreat=no --jsonl - | head
  topsail random --ruleset yassa --seats 4 --games 5 --records saved/`;

export function addRandom(program: Command): void {
  addTableOptions(program.command('random'))
    .description('Play whole games at random; count how they end, or write them down.')
    .option('-g, --games <number>', 'how many', atLeastOne, 1)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option(
      '--jsonl <file>',
      'write every event with the state after it, one a line (- for the standard output)',
    )
    .option('--records <folder>', 'write every game as a record that replay and verify read')
    .addHelpText('after', EXAMPLES)
    .action(random);
}

async function random(options: RandomOptions): Promise<void> {
  const table = readTable(options);
  const sink = options.jsonl === undefined ? undefined : await openSink(options.jsonl);
  if (options.records !== undefined) ensureFolder(options.records);
  const progress = startProgress(options.games, 'games');
  const tally = startTally();
  for (let i = 1; i <= options.games; i++) {
    const trace = sink === undefined ? undefined : makeTrace(table.game, table.setup);
    const played = randomGame(table, `${options.seed} game ${i}`, trace);
    if (sink !== undefined && trace !== undefined) await sink.write(trace.text(played.cut));
    if (options.records !== undefined) saveRecord(options.records, table, played, `${options.seed}-${i}`);
    count(tally, table.game, played);
    progress.step();
    // Lets Ctrl-C through.
    if (i % 16 === 0) await new Promise(setImmediate);
  }
  progress.stop();
  await sink?.close();
  if (options.jsonl === undefined) console.log(tallyText(tally));
  else
    console.error(
      `${tally.games} games written to ${options.jsonl === '-' ? 'the standard output' : options.jsonl}`,
    );
}

function saveRecord(folder: string, { game, setup }: Table, { record }: RandomGame, name: string): void {
  const safe = name.replaceAll(/[^\w.-]+/g, '_');
  writeText(join(folder, `${setup.ruleset}-${setup.seats}-${safe}.record`), makeRecord(game, record));
}
