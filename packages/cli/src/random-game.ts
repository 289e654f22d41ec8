import {
  lowest,
  recording,
  revisionOf,
  seeded,
  type Chance,
  type Follow,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Move,
  type Step,
  type Tell,
} from '@topsail/engine';
import type { Table } from './table-setup.ts';

export interface RandomGame {
  readonly record: GameRecord;
  readonly state: GameState;
  /** How often a seat had more than one move to choose from. */
  readonly decisions: number;
  /** The game was stopped at the bound, unfinished. */
  readonly cut: boolean;
}

/** What listens to a game while it is played. */
export interface Listeners {
  readonly tell?: Tell<GameEvent>;
  readonly follow?: Follow;
}

/** Plays one game at random. The same table and seed give the same game, no matter who listens. */
export function randomGame(
  { game, setup }: Table,
  seed: string,
  { tell, follow }: Listeners = {},
): RandomGame {
  const luck = seeded(seed);
  const will = seeded(`${seed} choices`);
  const start = recording(luck);
  const state = game.setup(setup, start, tell);
  follow?.(state, -1);
  const steps: Step[] = [];
  const moves: Move[] = [];
  let decisions = 0;
  while (game.toAct(state) !== 0 && steps.length < game.bound.moves) {
    const seat = lowest(game.toAct(state));
    const count = game.legalMoves(state, seat, moves);
    if (count > 1) decisions++;
    const move = choose(moves, count, will);
    const rolls = recording(luck);
    game.apply(state, seat, move, rolls, tell);
    steps.push({ seat, move: move.text, rolls: rolls.rolls });
    follow?.(state, steps.length - 1);
  }
  const record = { setup, revision: revisionOf(game, setup.ruleset), start: start.rolls, steps };
  return { record, state, decisions, cut: game.toAct(state) !== 0 };
}

function choose(moves: readonly Move[], count: number, will: Chance): Move {
  const move = moves[count > 1 ? will.roll(count, 'choice') - 1 : 0];
  if (move === undefined) throw new Error('a seat must act and has no move');
  return move;
}
