import { has } from './bits.ts';
import type { Chance } from './chance.ts';
import { recording } from './chance/recording.ts';
import type { Game, GameEvent, GameState, GameView, Move } from './game.ts';
import { accept, refuse, type Result } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

export interface Played<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly rolls: readonly number[];
  /** Something was rolled, drawn or revealed: undo stops here. */
  readonly crossed: boolean;
}

/** The legal moves of a seat, as a fresh list. */
export function movesOf<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
): M[] {
  const out: M[] = [];
  out.length = game.legalMoves(state, seat, out);
  return out;
}

/** Reads a move's text and checks that this seat may play it now. */
export function checkMove<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
  text: string,
): Result<M> {
  if (game.toAct(state) === 0) return refuse('move/game-over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.setup.seats)
    return refuse('move/no-such-seat', { params: { seat } });
  const move = game.parseMove(text);
  if (move === undefined) return refuse('move/unreadable', { params: { move: text.slice(0, 80) } });
  const moves = movesOf(game, state, seat);
  if (moves.includes(move)) return accept(move);
  if (moves.length === 0)
    return refuse('move/not-your-turn', { rule: game.question(state).rule, params: { seat } });
  return refuse('move/illegal', { rule: game.whyNot(state, seat, move), params: { move: move.text, seat } });
}

/** The checked façade: the given state is never touched, whatever happens. */
export function play<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
  seat: Seat,
  text: string,
  chance: Chance,
): Result<Played<S, E>> {
  const checked = checkMove(game, state, seat, text);
  if (!checked.ok) return checked;
  const next = game.clone(state);
  const luck = recording(chance);
  const events: E[] = [];
  const crossed = game.apply(next, seat, checked.value, luck, (event) => events.push(event));
  return accept({ state: next, events, rolls: luck.rolls, crossed });
}

/** The seats that owe a decision, as a list. */
export function seatsToAct<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  state: S,
): Seat[] {
  const set = game.toAct(state);
  return Array.from({ length: state.setup.seats }, (_, seat) => seat).filter((seat) => has(set, seat));
}

/** The view after all that its viewer heard. */
export function followAll<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  view: V,
  heard: readonly E[],
): V {
  return heard.reduce((seen, event) => game.follow(seen, event), view);
}

/** What of these events a viewer may know. */
export function heardBy<S extends GameState, M extends Move, V extends GameView, E extends GameEvent>(
  game: Game<S, M, V, E>,
  events: readonly E[],
  viewer: Viewer,
): E[] {
  return events.flatMap((event) => game.hear(event, viewer) ?? []);
}
