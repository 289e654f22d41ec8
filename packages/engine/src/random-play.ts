import { lowest } from './bits.ts';
import type { Chance } from './chance.ts';
import type { Game, GameEvent, GameState, GameView, Move, Tell } from './game.ts';
import type { Seat } from './seat.ts';

/** Plays on at random until the game is over or `limit` moves are made; returns how many were. */
export function playRandomly<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
  chance: Chance,
  limit: number,
  tell?: Tell<E>,
): number {
  const moves: M[] = [];
  for (let made = 0; made < limit; made++) {
    const waiting = game.toAct(state);
    if (waiting === 0) return made;
    const seat = lowest(waiting);
    game.apply(state, seat, randomMove(game, state, seat, moves, chance), chance, tell);
  }
  return limit;
}

export function randomMove<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
  scratch: M[],
  chance: Chance,
): M {
  const count = game.legalMoves(state, seat, scratch);
  return scratch[count === 1 ? 0 : chance.roll(count, 'choice') - 1];
}
