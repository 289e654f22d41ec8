import { nth, size } from '../bits.ts';
import type { Chance } from '../chance.ts';
import { seeded } from '../chance/seeded.ts';
import type { Game, GameEvent, GameState, GameView, Move } from '../game.ts';
import { randomMove } from '../random-play.ts';
import type { Seat } from '../seat.ts';
import type { Setup } from '../setup.ts';

/**
 * Any of the seats that owe a decision, so that simultaneous choices come in every order;
 * now and then one that may act though it need not, as who changes a choice before the reveal.
 */
export function randomSeat(game: Game, state: GameState, chance: Chance): Seat {
  const waiting = game.toAct(state);
  if (chance.roll(8, 'change of mind') === 1) {
    const seat = chance.roll(state.setup.seats, 'seat') - 1;
    if (game.legalMoves(state, seat, []) > 0) return seat;
  }
  const count = size(waiting);
  return nth(waiting, count === 1 ? 1 : chance.roll(count, 'seat'));
}

/** Moves a game has met, to be tried where they are not legal. */
export class MetMoves {
  readonly moves: Move[] = [];
  private readonly known = new Set<Move>();

  add(move: Move): void {
    if (this.known.has(move) || this.moves.length === 200) return;
    this.known.add(move);
    this.moves.push(move);
  }

  /** Up to `count` of them that are not among `legal`. */
  illegal(legal: readonly Move[], count: number, chance: Chance): Move[] {
    const found: Move[] = [];
    for (let tries = 0; tries < 3 * count && this.moves.length > 0 && found.length < count; tries++) {
      const move = this.moves[chance.roll(this.moves.length, 'met move') - 1];
      if (!legal.includes(move) && !found.includes(move)) found.push(move);
    }
    return found;
  }
}

/** Plays one random move in place. The game must not be over. */
export function randomStep(game: Game, state: GameState, chance: Chance, met?: MetMoves): void {
  const seat = randomSeat(game, state, chance);
  const move = randomMove(game, state, seat, [], chance);
  met?.add(move);
  game.apply(state, seat, move, chance);
}

/** The position after so many random moves, or at the game's end if that comes sooner. */
export function randomPosition<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  setup: Setup,
  seed: string,
  moves: number,
): S {
  const chance = seeded(seed);
  const state = game.setup(setup, chance);
  for (let made = 0; made < moves && game.toAct(state) !== 0; made++) randomStep(game, state, chance);
  return state;
}
