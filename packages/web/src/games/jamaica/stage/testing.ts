import { seeded, SPECTATOR, type Setup, type Viewer } from '@topsail/engine';
import { jamaica, type JamaicaEvent, type JamaicaMove } from '@topsail/games';
import type { Beat } from './staged.ts';

/** Every beat of a random game, as one viewer sees it. */
export function beatsOf(setup: Setup, seed: string, viewer: Viewer = SPECTATOR): readonly Beat[] {
  let before = jamaica.emptyView(setup, viewer);
  let round: readonly JamaicaEvent[] = [];
  return eventsOf(setup, seed).flatMap((told) => {
    const event = jamaica.hear(told, viewer);
    if (event === undefined) return [];
    round = event.e === 'captain' ? [event] : [...round, event];
    const view = jamaica.follow(before, event);
    const beat: Beat = { event, before, view, told: round, lasts: 1 };
    before = view;
    return [beat];
  });
}

/** The moves are chosen by the same luck that rolls the dice. */
function eventsOf(setup: Setup, seed: string): readonly JamaicaEvent[] {
  const chance = seeded(seed);
  const told: JamaicaEvent[] = [];
  const tell = (event: JamaicaEvent): number => told.push(event);
  const state = jamaica.setup(setup, chance, tell);
  for (let asked = jamaica.toAct(state); asked !== 0; asked = jamaica.toAct(state)) {
    const seat = 31 - Math.clz32(asked);
    const list: JamaicaMove[] = [];
    const moves = list.slice(0, jamaica.legalMoves(state, seat, list));
    const move = moves[chance.roll(moves.length) - 1];
    if (move === undefined) break;
    jamaica.apply(state, seat, move, chance, tell);
  }
  return told;
}
