import { has, movesOf, type Game, type GameState, type Seat } from '@topsail/engine';
import type { Asked, TableNow } from './now.ts';

/** When a question comes up. */
interface Moment {
  readonly version: number;
  readonly at: number;
}

/** All questions are new: the game has begun, or moves were taken back. */
export function askAfresh(game: Game, state: GameState, { version, at }: Moment): Asked[] {
  const owing = game.toAct(state);
  return Array.from({ length: state.setup.seats }, (_, seat) => ({
    moves: movesOf(game, state, seat).map(({ text }) => text),
    owes: has(owing, seat),
    version,
    at,
  }));
}

/**
 * What every seat is asked after a move. A question that goes on keeps its age, so that an answer sent before somebody
 * else's simultaneous pick is as good as one sent after it.
 */
export function askNext(
  now: TableNow,
  mover: Seat,
  crossed: boolean,
  state: GameState,
  moment: Moment,
): Asked[] {
  const fresh = askAfresh(now.game, state, moment);
  if (crossed || !goesOn(now, mover, fresh)) return fresh;
  return fresh.map((asked, seat) => {
    const { moves, owes } = asked;
    return { ...(now.asked[seat] ?? asked), moves, owes };
  });
}

/** Several are asked at once, and somebody else who was asked still is. */
function goesOn(now: TableNow, mover: Seat, fresh: readonly Asked[]): boolean {
  return fresh.some(({ owes }, seat) => seat !== mover && owes && now.asked[seat]?.owes === true);
}
