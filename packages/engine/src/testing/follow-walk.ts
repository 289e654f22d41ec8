import { recording } from '../chance/recording.ts';
import { seeded } from '../chance/seeded.ts';
import type { Chance } from '../chance.ts';
import type { Game, GameEvent, GameState } from '../game.ts';
import { randomMove } from '../random-play.ts';
import type { Setup } from '../setup.ts';
import { checkFollowAll, checkFollowSetup, looksOf } from './check-follow.ts';
import { at, describeSetup } from './demand.ts';
import { randomSeat } from './random-position.ts';

/** Holds the law of `follow` at so many positions, each through the eyes of one viewer, of random games. */
export function checkFollowIn(game: Game, setup: Setup, seed: string, positions: number): number {
  let checked = 0;
  for (let round = 1; checked < positions; round++)
    checked += walk(game, setup, `${seed} ${round}`, positions - checked);
  return checked;
}

/** One game: its set-up, and every move, through the eyes of everybody. */
function walk(game: Game, setup: Setup, seed: string, most: number): number {
  const chance = seeded(seed);
  const luck = recording(chance);
  const state = game.setup(setup, luck);
  const place = (move: number) => (): string => `${describeSetup(setup)}, seed ${seed}, move ${move}`;
  at(place(0), () => checkFollowSetup(game, setup, luck.rolls));
  let checked = setup.seats + 1;
  for (let move = 1; game.toAct(state) !== 0 && checked < most; move++) {
    at(place(move), () => step(game, state, chance));
    checked += setup.seats + 1;
  }
  return checked;
}

function step(game: Game, state: GameState, chance: Chance): void {
  const seat = randomSeat(game, state, chance);
  const move = randomMove(game, state, seat, [], chance);
  const looks = looksOf(game, state);
  const events: GameEvent[] = [];
  game.apply(state, seat, move, chance, (event) => events.push(event));
  checkFollowAll(game, looks, events, state);
}
