import {
  lowest,
  seeded,
  type Chance,
  type Game,
  type GameState,
  type Move,
  type Seat,
  type Setup,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { BotName } from '../bot.ts';
import { botFor } from '../roster.ts';

/** A point of a game at which one seat has a choice. */
export interface Position {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Every choice of a seeded game, in order: by random moves, or by a bot's. The state is played on after each. */
export function* choicesOf(setup: Setup, seed: string, player: BotName = 'random'): Generator<Position> {
  const game = gameOf(setup.ruleset)!;
  const chance = seeded(seed);
  const state = game.setup(setup, chance);
  for (let made = 0; game.toAct(state) !== 0 && made < game.bound.moves; made++) {
    const seat = lowest(game.toAct(state));
    const moves: Move[] = [];
    moves.length = game.legalMoves(state, seat, moves);
    const position = { game, state, seat, moves };
    if (moves.length > 1) yield position;
    game.apply(state, seat, chosenBy(player, position, chance), chance);
  }
}

function chosenBy(player: BotName, { game, state, seat, moves }: Position, chance: Chance): Move {
  if (moves.length === 1) return moves[0];
  if (player === 'random') return moves[chance.roll(moves.length, 'choice') - 1];
  const text = botFor(player, state.setup.ruleset).choose(game.view(state, seat), chance.roll(1e9, 'seed'));
  return moves.find((move) => move.text === text)!;
}
