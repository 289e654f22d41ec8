import {
  followAll,
  heardBy,
  randomMove,
  seeded,
  type Game,
  type GameEvent,
  type GameView,
  type Setup,
} from '@topsail/engine';
import { difference, randomSeat, viewersOf } from '@topsail/engine/testing';

/** What one viewer saw, heard of a move, and saw then. */
interface Told {
  readonly before: GameView;
  readonly heard: readonly GameEvent[];
  readonly after: GameView;
}

/** So often is a field removed with one set-up, each time from another event, before it is left alone there. */
const TRIES = 40;

/**
 * Which fields of which events `follow` needs, as `kind.field`: without them, following leads elsewhere or fails.
 * The others were tried as often, and following never noticed.
 */
export class Removals {
  private readonly met = new Set<string>();
  private readonly needed = new Set<string>();

  /** Plays games of one set-up, and removes the fields of their events one at a time. */
  tryAt(game: Game, setup: Setup, seeds: readonly string[]): void {
    const tries = new Map<string, number>();
    for (const seed of seeds) for (const told of tellings(game, setup, seed)) this.tryAll(game, told, tries);
  }

  private tryAll(game: Game, { before, heard, after }: Told, tries: Map<string, number>): void {
    for (const [index, event] of heard.entries())
      for (const path of pathsIn(event)) {
        const name = [event.e, ...path].join('.');
        const tried = tries.get(name) ?? 0;
        if (this.needed.has(name) || tried >= TRIES) continue;
        tries.set(name, tried + 1);
        this.met.add(name);
        const poorer = heard.with(index, without(event, path));
        if (!leadsTo(game, before, poorer, after)) this.needed.add(name);
      }
  }

  /** What was never needed, without the parts of what was not needed as a whole. */
  get onlyShown(): string[] {
    const unused = [...this.met].filter((name) => !this.needed.has(name));
    return unused.filter((name) => !unused.some((whole) => name.startsWith(`${whole}.`))).sort();
  }
}

/** The fields of an event and of the objects in it; the kind itself is no field. */
function pathsIn(value: object, above: readonly string[] = []): (readonly string[])[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (above.length === 0 && key === 'e') return [];
    const path = [...above, key];
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return [path, ...(isObject ? pathsIn(part, path) : [])];
  });
}

function without<T extends object>(value: T, [key, ...rest]: readonly string[]): T {
  const kept = Object.entries(value).flatMap(([name, part]: [string, object]) => {
    if (name !== key) return [[name, part]];
    return rest.length === 0 ? [] : [[name, without(part, rest)]];
  });
  return Object.fromEntries(kept) as T;
}

function leadsTo(game: Game, before: GameView, heard: readonly GameEvent[], after: GameView): boolean {
  try {
    return difference(followAll(game, before, heard), after) === undefined;
  } catch {
    return false;
  }
}

/** Plays a game at random and gives everything that everybody was told, set-up included. */
function* tellings(game: Game, setup: Setup, seed: string): Generator<Told> {
  const chance = seeded(seed);
  const events: GameEvent[] = [];
  const listen = (event: GameEvent): unknown => events.push(event);
  const state = game.setup(setup, chance, listen);
  const viewers = viewersOf(state);
  const seen = new Map(viewers.map((viewer) => [viewer, game.emptyView(setup, viewer)]));
  for (;;) {
    for (const [viewer, before] of seen) {
      const after = game.view(state, viewer);
      yield { before, heard: heardBy(game, events, viewer), after };
      seen.set(viewer, after);
    }
    if (game.toAct(state) === 0) return;
    events.length = 0;
    const seat = randomSeat(game, state, chance);
    game.apply(state, seat, randomMove(game, state, seat, [], chance), chance, listen);
  }
}
