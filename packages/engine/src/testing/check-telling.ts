import type { Chance } from '../chance.ts';
import { recording } from '../chance/recording.ts';
import type { Game, GameEvent, GameState, Move } from '../game.ts';
import { movesOf } from '../play.ts';
import type { Seat, Viewer } from '../seat.ts';
import { jsonText } from './check-position.ts';
import { demandEqual } from './demand.ts';
import { following } from './following.ts';
import { imagineFor, lookOf } from './look.ts';
import { randomSeat } from './random-position.ts';

/** A position, who looks at it, what they see, and another position that looks the same to them. */
export interface Watched {
  readonly state: GameState;
  readonly viewer: Viewer;
  readonly look: string;
  readonly imagined: GameState;
}

/**
 * Plays the same move at tables that look alike to the viewer. Where they still look alike afterwards, the viewer must
 * have heard the same; and a move that crossed no information horizon shows its maker the same everywhere.
 * Three tables are tried, for each hides what another shows:
 *
 * - what the viewer imagines, with the same luck;
 * - what the mover imagines, with the same luck: there the mover's cards are the same and only the rest differs;
 * - the table itself, with other luck.
 *
 * True when at least one of them could be compared.
 */
export function checkTelling(
  game: Game,
  { state, imagined, viewer, look }: Watched,
  chance: Chance,
): boolean {
  const seat = randomSeat(game, state, chance);
  const shared = sharedMoves(game, state, imagined, seat);
  const moves = shared.length > 0 ? shared : movesOf(game, state, seat);
  const move = moves[chance.roll(moves.length, 'move') - 1];
  const luck = recording(chance);
  const watch = { game, viewer, seat, move };
  const first = seen(watch, game.clone(state), luck);
  const alike = (table: GameState, same: readonly number[]): boolean =>
    compare(watch, first, seen(watch, table, following(same, chance)));
  let told = shared.length > 0 && alike(imagined, luck.rolls);
  if (seat !== viewer) {
    const fromMover = imagineFor(game, lookOf(game, state, seat), chance);
    if (lookOf(game, fromMover, viewer) === look) told = alike(fromMover, luck.rolls) || told;
  }
  if (luck.rolls.length > 0) told = alike(game.clone(state), []) || told;
  return told;
}

function sharedMoves(game: Game, state: GameState, other: GameState, seat: Seat): Move[] {
  const possible = new Set(movesOf(game, other, seat));
  return movesOf(game, state, seat).filter((move) => possible.has(move));
}

interface Seen {
  readonly look: string;
  readonly heard: string;
  readonly crossed: boolean;
}

interface Watch {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly move: Move;
}

function seen({ game, viewer, seat, move }: Watch, state: GameState, luck: Chance): Seen {
  const heard: GameEvent[] = [];
  const crossed = game.apply(state, seat, move, luck, (event) => {
    const known = game.hear(event, viewer);
    if (known !== undefined) heard.push(known);
  });
  return { look: lookOf(game, state, viewer), heard: jsonText(heard, 'the events'), crossed };
}

function compare({ viewer, seat, move }: Watch, one: Seen, two: Seen): boolean {
  const who = { viewer, seat, move: move.text };
  if (one.look === two.look) {
    demandEqual(one.heard, two.heard, 'the telling betrays a secret', who);
    return true;
  }
  const mayShow = one.crossed || two.crossed || seat !== viewer;
  if (!mayShow)
    demandEqual(one.look, two.look, 'a move shows its maker a secret, yet crosses no horizon', who);
  return false;
}
