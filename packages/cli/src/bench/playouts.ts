import { fast, lowest, type Chance, type GameState, type Move } from '@topsail/engine';
import type { Table } from '../table-setup.ts';
import { medianOf, startClock } from './clock.ts';

export interface Playouts {
  readonly playoutsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
}

/** Plays a game at random to its end, or until so many decisions were made; returns how many there were. */
export function playOut(
  { game }: Table,
  state: GameState,
  chance: Chance,
  moves: Move[],
  most = Infinity,
): number {
  let decisions = 0;
  for (let waiting = game.toAct(state); waiting !== 0 && decisions < most; waiting = game.toAct(state)) {
    const seat = lowest(waiting);
    const count = game.legalMoves(state, seat, moves);
    if (count > 1) decisions++;
    const move = moves[count > 1 ? chance.roll(count, 'choice') - 1 : 0];
    if (move === undefined) throw new Error('a seat must act and has no move');
    game.apply(state, seat, move, chance);
  }
  return decisions;
}

export function measurePlayouts(table: Table, seconds: number): Playouts {
  // The compiler does its work in the first moments.
  run(table, 2 * seconds);
  return medianOf(
    () => run(table, seconds),
    ({ playoutsPerSecond }) => playoutsPerSecond,
  );
}

/** How many games are played between two looks at the clock. */
const BATCH = 4;

function run(table: Table, seconds: number): Playouts {
  const chance = fast(1);
  const moves: Move[] = [];
  let games = 0;
  let decisions = 0;
  const clock = startClock();
  let used = 0;
  while (used < seconds) {
    for (let i = 0; i < BATCH; i++)
      decisions += playOut(table, table.game.setup(table.setup, chance), chance, moves);
    games += BATCH;
    used = clock();
  }
  return {
    playoutsPerSecond: games / used,
    decisionsPerSecond: decisions / used,
    decisionsPerGame: decisions / games,
  };
}
