import { seeded, SPECTATOR, type Setup, type Viewer } from '@topsail/engine';
import { cartagena, type CartagenaEvent, type CartagenaMove, type CartagenaView } from '@topsail/games';
import type { ShownBeat } from '../../contract/beat.ts';

type Beat = ShownBeat<CartagenaView, CartagenaEvent>;

/** Every beat of a random game, as one viewer sees it. */
export function beatsOf(setup: Setup, seed: string, viewer: Viewer = SPECTATOR): readonly Beat[] {
  const chance = seeded(seed);
  const told: CartagenaEvent[] = [];
  const tell = (event: CartagenaEvent): number => told.push(event);
  const state = cartagena.setup(setup, chance, tell);
  for (let n = 0; cartagena.toAct(state) !== 0; n++) {
    const list: CartagenaMove[] = [];
    const moves = list.slice(0, cartagena.legalMoves(state, state.seat, list));
    const move = moves[(n * 7) % moves.length];
    if (move !== undefined) cartagena.apply(state, state.seat, move, chance, tell);
  }
  let before = cartagena.emptyView(setup, viewer);
  return told.flatMap((event) => {
    const heard = cartagena.hear(event, viewer);
    if (heard === undefined) return [];
    const view = cartagena.follow(before, heard);
    const beat = { event: heard, before, view, told: [heard], lasts: 1 };
    before = view;
    return [beat];
  });
}
