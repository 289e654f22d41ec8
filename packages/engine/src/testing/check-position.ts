import { has } from '../bits.ts';
import type { Game, GameState, Move } from '../game.ts';
import { movesOf } from '../play.ts';
import { SPECTATOR, type Seat, type Viewer } from '../seat.ts';
import { demand, demandEqual } from './demand.ts';

export function viewersOf(state: GameState): Viewer[] {
  return [...seatsOf(state), SPECTATOR];
}

export function seatsOf(state: GameState): Seat[] {
  return Array.from({ length: state.setup.seats }, (_, seat) => seat);
}

/** What must hold in every position; asking must not change it. Returns the position's dump as text. */
export function checkPosition(game: Game, state: GameState): string {
  const before = jsonText(game.dump(state), 'the dump');
  checkTurn(game, state);
  for (const seat of seatsOf(state)) checkMoves(game, state, seat);
  for (const viewer of viewersOf(state)) checkView(game, state, viewer);
  checkSketch(game, state);
  game.audit(state);
  demandEqual(dumpText(game, state), before, 'asking changes the state');
  checkClone(game, state, before);
  return before;
}

export function dumpText(game: Game, state: GameState): string {
  return JSON.stringify(game.dump(state));
}

/** The JSON of a value that loses nothing on the way: no undefined, no NaN, no Map, no class of its own. */
export function jsonText(value: unknown, name: string): string {
  checkPlain(value, name);
  return JSON.stringify(value);
}

function checkPlain(value: unknown, path: string): void {
  if (typeof value === 'number')
    return demand(Number.isFinite(value) && !Object.is(value, -0), `${path} is ${value}`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  demand(typeof value === 'object', `${path} is not JSON`, typeof value);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkPlain(item, `${path}.${index}`);
    return;
  }
  demand(Object.getPrototypeOf(value) === Object.prototype, `${path} is not a plain object`);
  for (const [key, item] of Object.entries(value)) checkPlain(item, `${path}.${key}`);
}

function checkSketch(game: Game, state: GameState): void {
  const sketch = game.sketch(game.table(state));
  jsonText(sketch, 'the sketch');
  demand(sketch.pieces.length >= state.setup.seats, 'the sketch lacks the pieces of a seat', sketch);
}

function checkTurn(game: Game, state: GameState): void {
  const waiting = game.toAct(state);
  const over = game.outcome(state) !== undefined;
  demand(waiting === 0 || !over, 'the game is over, yet somebody is to act', { waiting });
  demand(waiting !== 0 || over, 'nobody is to act, yet the game is not over');
  demand(waiting >>> state.setup.seats === 0, 'a seat that does not exist is to act', { waiting });
  const { kind, rule } = game.question(state);
  demand(over || (kind !== '' && rule !== ''), 'the question has no kind or no rule', { kind, rule });
}

function checkMoves(game: Game, state: GameState, seat: Seat): void {
  const moves = movesOf(game, state, seat);
  const waiting = game.toAct(state);
  demand(!has(waiting, seat) || moves.length > 0, 'a seat to act has no move', { seat });
  demand(waiting !== 0 || moves.length === 0, 'the game is over, yet a seat has moves', { seat });
  demand(new Set(moves).size === moves.length, 'a move is listed twice', textsOf(moves));
  demand(new Set(textsOf(moves)).size === moves.length, 'two moves share a text', textsOf(moves));
  for (const move of moves) checkMoveText(game, move);
  const again = [
    movesOf(game, state, seat),
    movesOf(game, game.clone(state), seat),
    movesInto(game, state, seat, moves),
  ];
  for (const other of again) {
    const same = other.length === moves.length && other.every((move, index) => move === moves[index]);
    demand(same, 'the order of moves varies', textsOf(moves), textsOf(other));
  }
}

/** Lists into an array that already holds something, as search does. */
function movesInto(game: Game, state: GameState, seat: Seat, litter: readonly Move[]): Move[] {
  const scratch = [...litter, ...litter].reverse();
  return scratch.slice(0, game.legalMoves(state, seat, scratch));
}

function textsOf(moves: readonly Move[]): string[] {
  return moves.map((move) => move.text);
}

function checkMoveText(game: Game, move: Move): void {
  demand(game.parseMove(move.text) === move, 'a move does not read back from its text', move.text);
  demand(/^[^\s|]+( [^\s|]+)*$/.test(move.text), 'a move text does not fit a line of a record', move.text);
  for (const text of [` ${move.text}`, `${move.text} `, `${move.text}0`, move.text.toUpperCase()]) {
    const read = game.parseMove(text);
    demand(read === undefined || read.text === text, 'a move reads from a text that is not its own', text);
  }
}

function checkView(game: Game, state: GameState, viewer: Viewer): void {
  const view = game.view(state, viewer);
  const text = jsonText(view, 'the view');
  demand(view.viewer === viewer, 'a view does not name its viewer', view.viewer, viewer);
  demand(JSON.stringify(view.setup) === JSON.stringify(state.setup), 'a view has another set-up');
  demand((view.own === null) === (viewer === SPECTATOR), 'a spectator owns something, or a seat nothing', {
    viewer,
  });
  const parts = { setup: state.setup, viewer, table: game.table(state), own: game.own(state, viewer) };
  demandEqual(text, JSON.stringify(parts), 'a view is not what all see and what one owns', { viewer });
}

function checkClone(game: Game, state: GameState, dump: string): void {
  const copy = game.clone(state);
  demand(copy !== state, 'a clone is the state itself');
  demandEqual(dumpText(game, copy), dump, 'a clone differs');
  const [shot, again] = [jsonText(game.snapshot(state), 'the snapshot'), JSON.stringify(game.snapshot(copy))];
  demandEqual(shot, again, 'the snapshot of a clone differs');
}
