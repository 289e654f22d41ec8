import { lowest, seeded, type Game, type GameState, type Move, type Setup } from '@topsail/engine';
import type { Traits } from '../appraisal.ts';
import type { Bot } from '../bot.ts';
import { winShares } from '../judgement.ts';
import type { Lore } from '../lore.ts';
import type { Inputs } from '../net/inputs.ts';
import type { Lesson } from './lesson.ts';
import type { NetLesson } from './net/net-lesson.ts';
import type { NetSchool, School } from './school.ts';

/** One game in which the pupil sits in every seat: a lesson from the beginning of every round or turn. */
export function gatherPositions(school: School, lore: Lore, setup: Setup, seed: number): Lesson[] {
  const pupil = school.pupil(lore);
  const positions: Float64Array[] = [];
  const look = watchPositions(school, positions);
  const end = playThrough(school.game, () => pupil, setup, seed, look);
  return lessonsOf(school.game, end, positions);
}

/** One game of the pupil as a net would have seen it when a round or turn began. */
export function gatherSights(school: School, lore: Lore, setup: Setup, seed: number): NetLesson[] {
  return sightsOf(school, school.pupil(lore), setup, seed);
}

/** The same of a game that was played by instinct alone. */
export function gatherReflexes(school: School, lore: Lore, setup: Setup, seed: number): NetLesson[] {
  return sightsOf(school, netSchoolOf(school).reflex(lore), setup, seed);
}

function sightsOf(school: School, player: Bot, setup: Setup, seed: number): NetLesson[] {
  const { inputs } = netSchoolOf(school);
  const sights: Int8Array[] = [];
  const look = atEachAge(school, (state) => sights.push(sightOf(inputs, state)));
  const end = playThrough(school.game, () => player, setup, seed, look);
  const results = resultsOf(school.game, end);
  return results === undefined ? [] : sights.map((rows) => ({ rows, ...results }));
}

function netSchoolOf({ net, game }: School): NetSchool {
  if (net === undefined) throw new Error(`no net is trained for ${game.id}`);
  return net;
}

/** One game in which the master sits in every seat: a lesson from every choice worth imitating. */
export function gatherChoices(school: School, lore: Lore, setup: Setup, seed: number): Lesson[] {
  const lessons: Lesson[] = [];
  if (school.choices === undefined) return lessons;
  const master = school.master(lore);
  playThrough(school.game, () => master, setup, seed, watchChoices(school, lessons));
  return lessons;
}

/** A table with one bot a seat, some of whom are studied: their choices are lessons, nobody else's. */
export interface Meeting {
  readonly setup: Setup;
  readonly bots: readonly Bot[];
  readonly studied: Bot;
}

export interface MeetingLessons {
  readonly positions: readonly Lesson[];
  /** None where the school has no choices. */
  readonly choices: readonly Lesson[];
}

/** One game of different bots: a lesson from the beginning of every round or turn, and from what the studied chose. */
export function gatherMeeting(
  school: School,
  { setup, bots, studied }: Meeting,
  seed: number,
): MeetingLessons {
  const positions: Float64Array[] = [];
  const choices: Lesson[] = [];
  const look = watchPositions(school, positions);
  const study = watchChoices(school, choices);
  const end = playThrough(
    school.game,
    (seat) => bots[seat],
    setup,
    seed,
    (state, seat, move) => {
      look(state);
      if (bots[seat] === studied) study(state, seat, move);
    },
  );
  return { positions: lessonsOf(school.game, end, positions), choices };
}

/** Writes down the traits of every position in which a round or turn begins. */
function watchPositions(school: School, positions: Float64Array[]): (state: GameState) => void {
  return atEachAge(school, (state) => positions.push(traitsOf(school.traits, state)));
}

/** Looks at every position in which a round or turn begins. */
function atEachAge(school: School, look: (state: GameState) => void): (state: GameState) => void {
  let age = -1;
  return (state) => {
    if (school.age(state) !== age) look(state);
    age = school.age(state);
  };
}

type Watch = (state: GameState, seat: number, move: Move) => void;

/** Writes down every choice that was one. */
function watchChoices({ choices }: School, lessons: Lesson[]): Watch {
  return (state, seat, move) => {
    const lesson = choices?.lesson(state, seat, move);
    if (lesson !== undefined && lesson.wins.length > 1) lessons.push(lesson);
  };
}

/** Plays a game to its end; `watch` sees every position and what was chosen in it. */
function playThrough(
  game: Game,
  botAt: (seat: number) => Bot,
  setup: Setup,
  seed: number,
  watch: Watch,
): GameState {
  const luck = seeded(`lesson ${seed}`);
  const state = game.setup(setup, luck);
  for (let step = 0; game.toAct(state) !== 0 && step < game.bound.moves; step++) {
    const seat = lowest(game.toAct(state));
    const text = botAt(seat).choose(game.view(state, seat), seed * 8191 + step);
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

function sightOf(inputs: Inputs<GameState>, state: GameState): Int8Array {
  const rows = new Int8Array(inputs.entrants(state) * inputs.width);
  inputs.measure(state, rows);
  return rows;
}

/** A game that was cut short teaches nothing. */
function lessonsOf(game: Game, state: GameState, positions: readonly Float64Array[]): Lesson[] {
  const results = resultsOf(game, state);
  return results === undefined ? [] : positions.map((traits) => ({ traits, ...results }));
}

function resultsOf(game: Game, state: GameState): Pick<Lesson, 'wins' | 'scores'> | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const wins = new Float64Array(outcome.standings.length);
  winShares(outcome, wins);
  return { wins, scores: Float64Array.from(outcome.standings, ({ score }) => score) };
}
