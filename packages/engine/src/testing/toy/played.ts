import type { Chance } from '../../chance.ts';
import { seeded } from '../../chance/seeded.ts';
import type { Game, GameState } from '../../game.ts';
import { seatsToAct } from '../../play.ts';
import { makeRecord } from '../../record-text.ts';
import { begin, proceed, type Begun } from '../../record.ts';
import type { Setup } from '../../setup.ts';
import { randomMove } from '../../random-play.ts';
import { toy } from './game.ts';

export const LONG_RACE: Setup = { ruleset: 'skiffs', seats: 3, options: { race: 'long' } };

const game: Game = toy;

/** A toy game with its record, played at random to the end or for so many moves. */
export function playedToy(seed: string, moves = Number.POSITIVE_INFINITY): Begun<GameState> {
  const chance: Chance = seeded(seed);
  let begun = begin(game, LONG_RACE, chance);
  while (begun.record.steps.length < moves && game.toAct(begun.state) !== 0) {
    const waiting = seatsToAct(game, begun.state);
    const seat = waiting[waiting.length === 1 ? 0 : chance.roll(waiting.length, 'seat') - 1];
    const { text } = randomMove(game, begun.state, seat, [], chance);
    const next = proceed(game, begun, seat, text, chance);
    if (!next.ok) throw new Error(next.refusal.code);
    begun = next.value;
  }
  return begun;
}

export function toyText(seed: string, moves?: number): string {
  return makeRecord(game, playedToy(seed, moves).record);
}
