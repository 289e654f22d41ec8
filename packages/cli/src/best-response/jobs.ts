import {
  botFor,
  gatherMeeting,
  playGame,
  rotations,
  schoolOf,
  type Bot,
  type GamePlayed,
  type Lore,
  type MeetingLessons,
  type School,
} from '@topsail/bots';
import { seeded, type Setup } from '@topsail/engine';

/** Games of the bot to be taught against the Captain, to be learned from. */
export interface TrainingJob {
  readonly kind: 'training';
  readonly setup: Setup;
  readonly lore: Lore;
  readonly seed: string;
  /** The number of the game. It says on which seat the bot sits. */
  readonly game: number;
  /** Then every so manieth game more, until that time has come. Without it, one game. */
  readonly more?: { readonly step: number; readonly until: number };
}

/** One seed on which the taught bot plays the Captain, on every seat. */
export interface DuelJob {
  readonly kind: 'duel';
  readonly setup: Setup;
  readonly lore: Lore;
  readonly seed: string;
}

export type ResponseJob = TrainingJob | DuelJob;

/** What one game of training teaches, and how much of it the bot won. */
export interface Taught extends MeetingLessons {
  readonly win: number;
}

export type Side = 'responder' | 'captain';

/** One taught bot, and the Captain in all other seats. */
export function sidesOf(seats: number): Side[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'responder' : 'captain'));
}

/** What comes of a job, game by game. */
export function doResponseJob(job: ResponseJob): Iterable<Taught | GamePlayed> {
  const found = schoolOf(job.setup.ruleset);
  if (found === undefined) throw new Error(`nothing can be learned about ${job.setup.ruleset}`);
  return job.kind === 'training' ? playTraining(found.school, job) : playDuel(found.school, job);
}

function* playTraining(school: School, job: TrainingJob): Generator<Taught> {
  const responder = school.master(job.lore);
  const { step, until } = job.more ?? { step: 1, until: 0 };
  let game = job.game;
  do {
    yield taughtBy(school, responder, job, game);
    game += step;
  } while (Date.now() < until);
}

function taughtBy(school: School, responder: Bot, { setup, seed }: TrainingJob, game: number): Taught {
  const captain = botFor('captain', setup.ruleset);
  const own = game % setup.seats;
  const bots = Array.from({ length: setup.seats }, (_, seat) => (seat === own ? responder : captain));
  const luck = seeded(`${seed} game ${game}`).next() >>> 0;
  const lessons = gatherMeeting(school, { setup, bots, studied: captain }, luck);
  return { ...lessons, win: lessons.positions[0]?.wins[own] ?? 0 };
}

function* playDuel(school: School, { setup, lore, seed }: DuelJob): Generator<GamePlayed> {
  const bots = { responder: school.master(lore), captain: botFor('captain', setup.ruleset) };
  for (const sides of rotations(sidesOf(setup.seats))) {
    const sitters = sides.map((name) => ({ name, bot: bots[name] }));
    yield playGame(setup, sitters, seed);
  }
}
