import { SPECTATOR, type Entrant, type Game, type GameState } from '@topsail/engine';
import { cartagenaRules, jamaica, jamaicaRules, type JamaicaState } from '@topsail/games';
import { isCartagena } from '../../games/cartagena/words/tunnel.ts';
import type { Relived } from '../../session/relive.ts';

/** How far everybody still had to go, after every round of a game. */
export interface Race {
  /** The moment at which each of these rounds was over; the first is the start. */
  readonly moments: readonly number[];
  readonly lanes: readonly Lane[];
}

interface Lane {
  readonly entrant: Entrant;
  /** What was left of the way, and nothing when one is home. */
  readonly left: readonly number[];
}

/** `rounds` are the moments at which a round begins; the last moment ends the race. */
export function raceOf(game: Game, moments: readonly Relived[], rounds: readonly number[]): Race {
  const shown = [...new Set([...rounds, moments.length - 1])];
  const lefts = shown.flatMap((moment) => {
    const at = moments[moment];
    return at === undefined ? [] : [waysLeft(game, at.state)];
  });
  const entrants = [...(lefts[0]?.keys() ?? [])];
  return {
    moments: shown,
    lanes: entrants.map((entrant) => ({ entrant, left: lefts.map((left) => left.get(entrant) ?? 0) })),
  };
}

/** What everybody has before them: spaces of the ship, or of all pirates of a crew together. */
export function waysLeft(game: Game, state: GameState): ReadonlyMap<Entrant, number> {
  if (isJamaicaState(state)) return shipsLeft(state);
  const view = game.view(state, SPECTATOR);
  if (!isCartagena(view)) throw new Error(`no race in ${game.id}`);
  const { BOAT } = cartagenaRules;
  return new Map(
    view.table.players.map(({ pirates }, seat) => [
      seat,
      pirates.reduce((left, position) => left + BOAT - position, 0),
    ]),
  );
}

function shipsLeft(state: JamaicaState): ReadonlyMap<Entrant, number> {
  const { isGhost, progress } = jamaicaRules;
  return new Map(
    state.ships.map((ship, n) => [isGhost(state, n) ? 'ghost' : n, Math.max(0, -progress(state, ship))]),
  );
}

function isJamaicaState(state: GameState): state is JamaicaState {
  return jamaica.rulesets.some(({ id }) => id === state.setup.ruleset);
}
