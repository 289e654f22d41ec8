import { forEachCourse, lowest, movesOf, perft, seeded, type Game, type GameState } from '@topsail/engine';
import type { Command } from 'commander';
import { addTableOptions, atLeastOne, readTable, type TableOptions } from '../table-setup.ts';

interface PerftOptions extends TableOptions {
  readonly depth: number;
  readonly seed: string;
}

/** So many moves are counted without a pause. */
const AT_A_TIME = 2;
/** Milliseconds between two words on how far a count is. */
const SILENCE = 5000;

const EXAMPLES = `
One wrong rule anywhere changes a count, so equal tables mean equal rules. Each row is printed when it is counted;
every depth takes many times as long as the one before it, and Ctrl-C stops.

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
  console.log(row('depth', 'lines', 'seconds', 'lines/s'));
  for (let depth = 1; depth <= options.depth; depth++) {
    const start = performance.now();
    const lines = await countFrom(game, state, depth, watch(depth));
    const seconds = (performance.now() - start) / 1000;
    // Row by row: a depth may take longer than anybody waits.
    console.log(row(`${depth}`, `${lines}`, seconds.toFixed(2), `${Math.round(lines / seconds)}`));
  }
}

function row(...cells: readonly [string, string, string, string]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(5) : cell.padStart(14))).join('');
}

/** Says from time to time on the error output how far a long count is. */
function watch(depth: number): (lines: number) => void {
  let [counted, last] = [0, performance.now()];
  return (lines) => {
    counted += lines;
    if (performance.now() - last < SILENCE) return;
    last = performance.now();
    console.error(`depth ${depth}: ${counted} lines so far (Ctrl-C stops)`);
  };
}

/** As the engine's perft, but the last moves at a time, so that it can say how far it is, and be stopped. */
async function countFrom(
  game: Game,
  state: GameState,
  depth: number,
  tell: (lines: number) => void,
): Promise<number> {
  if (depth > AT_A_TIME && game.toAct(state) !== 0) {
    let lines = 0;
    for (const next of successors(game, state)) lines += await countFrom(game, next, depth - 1, tell);
    return lines;
  }
  const lines = perft(game, state, depth);
  tell(lines);
  // Lets Ctrl-C through.
  await new Promise(setImmediate);
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
