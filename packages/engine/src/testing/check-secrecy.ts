import type { Chance } from '../chance.ts';
import type { Game, GameState, GameView, Move } from '../game.ts';
import { movesOf } from '../play.ts';
import type { Seat, Viewer } from '../seat.ts';
import { jsonText, seatsOf } from './check-position.ts';
import { checkTelling } from './check-telling.ts';
import { demand, demandEqual } from './demand.ts';
import { imagineFor, lookOf } from './look.ts';
import { MetMoves } from './random-position.ts';

/** How much of some positions could be compared with others that look the same. */
export interface SecrecyCount {
  /** Positions, each with one viewer, in which views and prompts were compared. */
  positions: number;
  /** Of these, how many had a move after which two tables still looked alike, so that the telling was compared. */
  told: number;
}

/**
 * The guards against leaks, for one position and one viewer, against another position that looks the same:
 *
 * 1. an imagined state looks exactly like the view it was imagined from;
 * 2. what looks alike is asked alike: the same seats, question, moves and reasons against moves;
 * 3. what looks alike before and after the same move was told alike (`check-telling.ts`);
 * 4. where nothing is said to be hidden, what looks alike to a spectator looks alike to every seat.
 */
export function checkSecrecy(
  game: Game,
  state: GameState,
  viewer: Viewer,
  chance: Chance,
  met = new MetMoves(),
): SecrecyCount {
  const look = lookOf(game, state, viewer);
  const other = imagineFor(game, look, chance);
  const again = lookOf(game, other, viewer);
  demandEqual(look, again, 'an imagined state does not look like its view', { viewer });
  game.audit(other);
  checkPrompt(game, state, other, viewer);
  if (typeof viewer === 'number') {
    const moves = checkChoice(game, state, other, viewer);
    if (moves.length > 0) checkReasons(game, state, other, viewer, met.illegal(moves, 2, chance));
  } else if (isOpen(game, state)) checkOpenness(game, state, other);
  const told =
    game.toAct(state) !== 0 && checkTelling(game, { state, viewer, look, imagined: other }, chance);
  return { positions: 1, told: told ? 1 : 0 };
}

function isOpen({ rulesets }: Game, { setup }: GameState): boolean {
  return rulesets.some(({ id, open }) => open && id === setup.ruleset);
}

function checkOpenness(game: Game, state: GameState, other: GameState): void {
  for (const seat of seatsOf(state)) {
    const [look, likewise] = [lookOf(game, state, seat), lookOf(game, other, seat)];
    demandEqual(look, likewise, 'something is hidden where nothing should be', { seat });
  }
}

function checkPrompt(game: Game, state: GameState, other: GameState, viewer: Viewer): void {
  const [waiting, otherwise] = [game.toAct(state), game.toAct(other)];
  demand(waiting === otherwise, 'who is to act betrays a secret', { viewer, waiting, otherwise });
  const [question, likewise] = [JSON.stringify(game.question(state)), JSON.stringify(game.question(other))];
  demand(question === likewise, 'the question betrays a secret', { viewer }, question, likewise);
}

/** The viewer's own moves, which must be the same at both tables and lead to something one can foresee. */
function checkChoice(game: Game, state: GameState, other: GameState, viewer: Seat): Move[] {
  const [moves, likewise] = [movesOf(game, state, viewer), movesOf(game, other, viewer)];
  const same = moves.length === likewise.length && moves.every((move, index) => move === likewise[index]);
  demand(same, 'the legal moves betray a secret', { viewer }, textsOf(moves), textsOf(likewise));
  const view: GameView = game.view(state, viewer);
  for (const move of moves) jsonText(game.foresee(view, move), 'the foresight');
  return moves;
}

function checkReasons(
  game: Game,
  state: GameState,
  other: GameState,
  viewer: Seat,
  illegal: readonly Move[],
): void {
  for (const move of illegal) {
    const [reason, likewise] = [game.whyNot(state, viewer, move), game.whyNot(other, viewer, move)];
    demand(
      reason === likewise,
      'the reason against a move betrays a secret',
      { viewer },
      move.text,
      reason,
      likewise,
    );
  }
}

function textsOf(moves: readonly Move[]): string {
  return moves.map((move) => move.text).join(', ');
}
