import type { Chance } from '../chance.ts';
import type { Game, GameState } from '../game.ts';
import { movesOf, play } from '../play.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { dumpText, seatsOf } from './check-position.ts';
import { demand, demandEqual } from './demand.ts';
import type { MetMoves } from './random-position.ts';

/** A refused move must not cost any luck. */
const noLuck: Chance = {
  roll(sides, what) {
    throw new Error(`a refused move rolls ${sides} sides for ${what}`);
  },
};

const NOT_MOVES = ['', ' ', 'no such move', '\n', '0', 'constructor', '__proto__', 'x'.repeat(5000)];

/** Everything a person can ask wrongly is refused with a code, and the state stays as it was. */
export function checkRefusals(game: Game, state: GameState, met: MetMoves, chance: Chance): void {
  const before = dumpText(game, state);
  if (game.toAct(state) === 0) {
    for (const move of met.moves.slice(0, 3)) refused(game, state, 0, move.text, 'move/game-over');
  } else {
    checkUnreadable(game, state);
    for (const seat of seatsOf(state)) checkIllegal(game, state, seat, met, chance);
  }
  demandEqual(dumpText(game, state), before, 'a refused move changes the state');
}

function checkUnreadable(game: Game, state: GameState): void {
  for (const text of NOT_MOVES) refused(game, state, 0, text, 'move/unreadable');
  for (const seat of [-1, state.setup.seats, 0.5, Number.NaN])
    refused(game, state, seat, 'x', 'move/no-such-seat');
}

function checkIllegal(game: Game, state: GameState, seat: Seat, met: MetMoves, chance: Chance): void {
  const legal = movesOf(game, state, seat);
  const code = legal.length > 0 ? 'move/illegal' : 'move/not-your-turn';
  for (const move of met.illegal(legal, 3, chance)) refused(game, state, seat, move.text, code);
}

function refused(game: Game, state: GameState, seat: Seat, text: string, code: RefusalCode): void {
  const result = play(game, state, seat, text, noLuck);
  demand(!result.ok, 'a move that is not legal is played', { seat, text });
  const { refusal } = result;
  demand(refusal.code === code, `a refusal should say ${code}`, refusal);
  const namesRule = code === 'move/illegal' || code === 'move/not-your-turn';
  demand(!namesRule || (refusal.rule ?? '') !== '', 'a refusal names no rule', refusal);
}
