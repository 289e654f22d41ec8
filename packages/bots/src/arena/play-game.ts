import {
  lowest,
  seeded,
  type Game,
  type GameState,
  type GameView,
  type Move,
  type Seat,
  type Setup,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Bot, Budget } from '../bot.ts';
import type { GamePlayed } from './match.ts';
import { placesOf } from './places.ts';

/** A bot at the table, under the name by which it is counted. */
export interface Sitter {
  readonly name: string;
  readonly bot: Bot;
  readonly budget?: Budget;
}

/** Tells the time, in any unit. */
export type Clock = () => number;

/** A game under way. */
interface Playing {
  readonly game: Game;
  readonly state: GameState;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly clock: Clock;
  readonly times: Record<string, number[]>;
}

/** Plays one game to its end. The same set-up, sitters and seed give the same game, whatever the clock shows. */
export function playGame(
  setup: Setup,
  sitters: readonly Sitter[],
  seed: string,
  clock: Clock = () => 0,
): GamePlayed {
  const game = gameOf(setup.ruleset);
  if (game === undefined) throw new Error(`no game has a ruleset ${setup.ruleset}`);
  if (sitters.length !== setup.seats)
    throw new Error(`${sitters.length} bots cannot take ${setup.seats} seats`);
  const luck = seeded(`${seed} table`);
  const state = game.setup(setup, luck);
  const times = Object.fromEntries(sitters.map(({ name }) => [name, []]));
  const playing = { game, state, sitters, seed, clock, times };
  const moves: Move[] = [];
  let made = 0;
  for (; game.toAct(state) !== 0 && made < game.bound.moves; made++) {
    const seat = lowest(game.toAct(state));
    moves.length = game.legalMoves(state, seat, moves);
    const move = moves.length === 1 ? moves[0] : askedMove(playing, seat, moves, made);
    game.apply(state, seat, move, luck);
  }
  const outcome = game.outcome(state);
  const names = sitters.map(({ name }) => name);
  return { seats: outcome === undefined ? [] : placesOf(outcome, names), moves: made, times };
}

function askedMove(playing: Playing, seat: Seat, moves: readonly Move[], step: number): Move {
  const { game, state, sitters, seed, clock, times } = playing;
  const { name, bot, budget } = sitters[seat];
  const view: GameView = game.view(state, seat);
  const will = seeded(`${seed} seat ${seat} step ${step}`).next() >>> 0;
  const start = clock();
  const text = bot.choose(view, will, budget);
  times[name].push(clock() - start);
  const move = moves.find((legal) => legal.text === text);
  if (move === undefined) throw new Error(`${name} answered "${text}", which seat ${seat} may not play`);
  return move;
}
