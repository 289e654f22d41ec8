import { play, replaying, type Game, type GameEvent, type GameRecord, type GameState } from '@topsail/engine';

/** The table after the set-up or after one step, and all that happened on the way there. */
export interface Relived {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Whether the step cannot be taken back. */
  readonly crossed: boolean;
}

/** Plays a proved record again: one for the set-up, then one for each step. */
export function relive(game: Game, { setup, start, steps }: GameRecord): readonly Relived[] {
  const events: GameEvent[] = [];
  let state = game.setup(setup, replaying(start), (event) => events.push(event));
  const relived: Relived[] = [{ state, events, crossed: true }];
  for (const { seat, move, rolls } of steps) {
    const done = play(game, state, seat, move, replaying(rolls));
    if (!done.ok) throw new Error(`a proved record was refused: ${JSON.stringify(done.refusal)}`);
    state = done.value.state;
    relived.push(done.value);
  }
  return relived;
}
