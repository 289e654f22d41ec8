import { forEachCourse, lowest, movesOf, perft, seeded, type Game, type GameState } from '@topsail/engine';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { startProgress } from '../progress.ts';
import { addTableOptions, atLeastOne, readTable, type TableOptions } from '../table-setup.ts';

interface PerftOptions extends TableOptions {
  readonly depth: number;
  readonly seed: string;
}

const EXAMPLES = `
One wrong rule anywhere changes a count, so equal tables mean equal rules.

Examples:
  topsail perft --ruleset jamaica-1 --seats 3 --depth 4
  topsail perft --ruleset cartagena-tortuga --seats 2 --depth 3 --seed 7`;

export function addPerft(program: Command): void {
  addTableOptions(program.command('perft'))
    .description('Count all lines of play to a depth: every legal move, and after it every course of luck.')
    .option('-d, --depth <moves>', 'how many moves deep', atLeastOne, 3)
    .option('-s, --seed <text>', 'the set-up from which to count', '1')
    .addHelpText('after', EXAMPLES)
    .action(countLines);
}

async function countLines(options: PerftOptions): Promise<void> {
  const { game, setup } = readTable(options);
  const state = game.setup(setup, seeded(options.seed));
  const rows: string[][] = [];
  for (let depth = 1; depth <= options.depth; depth++) {
    const start = performance.now();
    const lines = await countFrom(game, state, depth);
    const seconds = (performance.now() - start) / 1000;
    rows.push([String(depth), String(lines), seconds.toFixed(2), Math.round(lines / seconds).toString()]);
  }
  console.log(columns([['depth', 'lines', 'seconds', 'lines/s'], ...rows]));
}

/** As the engine's perft, but the first moves are counted one by one, to show how far it is. */
async function countFrom(game: Game, state: GameState, depth: number): Promise<number> {
  const next = successors(game, state);
  const progress = startProgress(next.length, `lines of depth 1, to depth ${depth}`);
  let lines = 0;
  for (const successor of next) {
    lines += perft(game, successor, depth - 1);
    progress.step();
    // Lets Ctrl-C through.
    await new Promise(setImmediate);
  }
  progress.stop();
  return lines;
}

function successors(game: Game, state: GameState): GameState[] {
  const seat = lowest(game.toAct(state));
  const found: GameState[] = [];
  for (const move of movesOf(game, state, seat)) {
    let next = state;
    forEachCourse(
      (chance) => {
        next = game.clone(state);
        game.apply(next, seat, move, chance);
      },
      () => found.push(next),
    );
  }
  return found;
}
