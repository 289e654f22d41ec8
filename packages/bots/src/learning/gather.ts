import { lowest, seeded, type Game, type GameState, type Move, type Setup } from '@topsail/engine';
import type { Traits } from '../appraisal.ts';
import type { Bot } from '../bot.ts';
import { winShares } from '../judgement.ts';
import type { Lore } from '../lore.ts';
import type { Lesson } from './lesson.ts';
import type { School } from './school.ts';

/** One game in which the pupil sits in every seat: a lesson from the beginning of every round or turn. */
export function gatherPositions(school: School, lore: Lore, setup: Setup, seed: number): Lesson[] {
  const positions: Float64Array[] = [];
  let age = -1;
  const end = playThrough(school.game, school.pupil(lore), setup, seed, (state) => {
    if (school.age(state) !== age) positions.push(traitsOf(school.traits, state));
    age = school.age(state);
  });
  return lessonsOf(school.game, end, positions);
}

/** One game in which the master sits in every seat: a lesson from every choice worth imitating. */
export function gatherChoices(school: School, lore: Lore, setup: Setup, seed: number): Lesson[] {
  const lessons: Lesson[] = [];
  const { choices } = school;
  if (choices === undefined) return lessons;
  playThrough(school.game, choices.master(lore), setup, seed, (state, seat, move) => {
    const lesson = choices.lesson(state, seat, move);
    if (lesson !== undefined && lesson.wins.length > 1) lessons.push(lesson);
  });
  return lessons;
}

/** Plays a game to its end; `watch` sees every position and what was chosen in it. */
function playThrough(
  game: Game,
  bot: Bot,
  setup: Setup,
  seed: number,
  watch: (state: GameState, seat: number, move: Move) => void,
): GameState {
  const luck = seeded(`lesson ${seed}`);
  const state = game.setup(setup, luck);
  for (let step = 0; game.toAct(state) !== 0 && step < game.bound.moves; step++) {
    const seat = lowest(game.toAct(state));
    const text = bot.choose(game.view(state, seat), seed * 8191 + step);
    const move = game.parseMove(text);
    if (move === undefined) throw new Error(`no move is called ${text}`);
    watch(state, seat, move);
    game.apply(state, seat, move, luck);
  }
  return state;
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
