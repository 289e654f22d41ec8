import type { Chance } from '../chance.ts';
import { recording } from '../chance/recording.ts';
import { replaying, RollMismatch } from '../chance/replaying.ts';
import type { Game, GameEvent, GameState, Move } from '../game.ts';
import { movesOf } from '../play.ts';
import type { Seat, Viewer } from '../seat.ts';
import { jsonText } from './check-position.ts';
import { demandEqual } from './demand.ts';
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
 * Plays the same move with the same luck at tables that look alike to the viewer. Where they still look alike
 * afterwards, the viewer must have heard the same; and a move that crossed no information horizon shows its maker the
 * same everywhere. Two tables are tried, for each hides what the other shows: what the viewer imagines, and what the
 * mover imagines, where the mover's own cards are the same and only the rest differs.
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
  const watch = { game, viewer, seat, move };
  const luck = recording(chance);
  const first = seen(watch, game.clone(state), luck);
  let told = shared.length > 0 && compare(watch, first, seenAgain(watch, imagined, luck.rolls));
  if (seat !== viewer) {
    const fromMover = imagineFor(game, lookOf(game, state, seat), chance);
    if (lookOf(game, fromMover, viewer) === look) {
      told = compare(watch, first, seenAgain(watch, fromMover, luck.rolls)) || told;
    }
  }
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

/** The same with the same luck; undefined when this table asks for other luck and so cannot be compared. */
function seenAgain(watch: Watch, state: GameState, rolls: readonly number[]): Seen | undefined {
  const luck = replaying(rolls);
  try {
    const again = seen(watch, state, luck);
    return luck.left() === 0 ? again : undefined;
  } catch (problem) {
    if (problem instanceof RollMismatch) return undefined;
    throw problem;
  }
}

function compare({ viewer, seat, move }: Watch, one: Seen, two: Seen | undefined): boolean {
  if (two === undefined) return false;
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
