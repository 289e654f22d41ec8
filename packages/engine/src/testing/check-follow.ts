import { replaying } from '../chance/replaying.ts';
import type { Game, GameEvent, GameState, GameView } from '../game.ts';
import { heardBy } from '../play.ts';
import type { Viewer } from '../seat.ts';
import type { Setup } from '../setup.ts';
import { jsonText, viewersOf } from './check-position.ts';
import { demand } from './demand.ts';
import { difference } from './difference.ts';
import { lookOf } from './look.ts';

/** The law of `follow` for one viewer, on texts, for this is all that comes over the wire. */
export function checkFollow(game: Game, before: string, heard: string, after: string): void {
  const events = JSON.parse(heard) as GameEvent[];
  const view = followed(game, JSON.parse(before) as GameView, events);
  const found = difference(JSON.parse(JSON.stringify(view)), JSON.parse(after));
  demand(found === undefined, 'following the events does not lead to the view', found, heard);
}

function followed(game: Game, before: GameView, events: readonly GameEvent[]): GameView {
  let view = frozen(before);
  for (const event of events) {
    view = frozen(game.follow(view, frozen(event)));
    demand(view.viewer === before.viewer, 'a followed view names another viewer', event);
    jsonText(view, `the view after ${event.e}`);
  }
  return view;
}

/** Makes a change in place throw. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The views of everybody at a position, as texts. */
export function looksOf(game: Game, state: GameState): ReadonlyMap<Viewer, string> {
  return new Map(viewersOf(state).map((viewer) => [viewer, lookOf(game, state, viewer)]));
}

/** The law for everybody: from what they saw before, by what they heard, to what they see now. */
export function checkFollowAll(
  game: Game,
  before: ReadonlyMap<Viewer, string>,
  events: readonly GameEvent[],
  after: GameState,
): void {
  for (const [viewer, look] of before) {
    const heard = jsonText(heardBy(game, events, viewer), 'the events');
    checkFollow(game, look, heard, lookOf(game, after, viewer));
  }
}

/** The law for the set-up with these rolls: from the empty table to the first view. */
export function checkFollowSetup(game: Game, setup: Setup, rolls: readonly number[]): void {
  const events: GameEvent[] = [];
  const state = game.setup(setup, replaying(rolls), (event) => events.push(event));
  const empty = viewersOf(state).map(
    (viewer) => [viewer, jsonText(game.emptyView(setup, viewer), 'the empty view')] as const,
  );
  checkFollowAll(game, new Map(empty), events, state);
}
