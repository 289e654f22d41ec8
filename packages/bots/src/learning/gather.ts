import { lowest, seeded, type Game, type GameState, type Setup } from '@topsail/engine';
import type { Traits } from '../appraisal.ts';
import type { Bot } from '../bot.ts';
import { winShares } from '../hopes.ts';
import type { Mind } from '../mind.ts';
import type { Lesson } from './lesson.ts';

/** Plays one game with the same bot in every seat, and learns from the position at the beginning of every round or turn. */
export function gather(
  mind: Mind,
  traits: Traits<GameState>,
  bot: Bot,
  setup: Setup,
  seed: number,
): Lesson[] {
  const { game } = mind;
  const luck = seeded(`lesson ${seed}`);
  const state = game.setup(setup, luck);
  const positions: Float64Array[] = [];
  let age = -1;
  for (let step = 0; game.toAct(state) !== 0 && step < game.bound.moves; step++) {
    if (mind.age(state) !== age) positions.push(traitsOf(traits, state));
    age = mind.age(state);
    const seat = lowest(game.toAct(state));
    const text = bot.choose(game.view(state, seat), seed * 8191 + step);
    const move = game.parseMove(text);
    if (move === undefined) throw new Error(`no move is called ${text}`);
    game.apply(state, seat, move, luck);
  }
  return lessonsOf(game, state, positions);
}

function traitsOf(traits: Traits<GameState>, state: GameState): Float64Array {
  const entrants = traits.entrants(state);
  const width = traits.names.length;
  const all = new Float64Array(entrants * width);
  for (let entrant = 0; entrant < entrants; entrant++)
    traits.measure(state, entrant, all.subarray(entrant * width, (entrant + 1) * width));
  return all;
}

/** A game that was cut short teaches nothing. */
function lessonsOf(game: Game, state: GameState, positions: readonly Float64Array[]): Lesson[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return [];
  const wins = new Float64Array(outcome.standings.length);
  winShares(outcome, wins);
  const scores = Float64Array.from(outcome.standings, ({ score }) => score);
  return positions.map((traits) => ({ traits, wins, scores }));
}
