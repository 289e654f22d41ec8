import {
  gatherChoices,
  gatherPositions,
  gatherReflexes,
  gatherSights,
  playGame,
  rotations,
  schoolOf,
  type GamePlayed,
  type Lesson,
  type Lore,
  type NetLesson,
  type School,
} from '@topsail/bots';
import type { Setup } from '@topsail/engine';

/** One game to be learned from. */
export interface LessonJob {
  readonly gather: 'positions' | 'choices' | 'sights' | 'reflexes';
  readonly setup: Setup;
  readonly lore: Lore;
  readonly seed: number;
}

/** One seed on which one pupil with the new lore plays against others with the old, on every seat. */
export interface TrialJob {
  readonly gather: 'trial';
  readonly setup: Setup;
  readonly lore: Readonly<Record<Side, Lore>>;
  readonly seed: string;
}

export type LearnJob = LessonJob | TrialJob;

export type Side = 'new' | 'old';

/** One new pupil, and old ones in all other seats. */
export function sidesOf(seats: number): Side[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'new' : 'old'));
}

const GATHER = {
  positions: gatherPositions,
  choices: gatherChoices,
  sights: gatherSights,
  reflexes: gatherReflexes,
} as const;

/** What comes of a job: all lessons of its game, or game by game how the pupils fared. */
export function doLearnJob(job: LearnJob): Iterable<Lesson[] | NetLesson[] | GamePlayed> {
  const school = schoolFor(job.setup.ruleset);
  if (job.gather === 'trial') return playTrial(school, job);
  return [GATHER[job.gather](school, job.lore, job.setup, job.seed)];
}

function* playTrial(school: School, { setup, lore, seed }: TrialJob): Generator<GamePlayed> {
  const pupils = { new: school.pupil(lore.new), old: school.pupil(lore.old) };
  for (const sides of rotations(sidesOf(setup.seats))) {
    const sitters = sides.map((name) => ({ name, bot: pupils[name] }));
    yield playGame(setup, sitters, seed);
  }
}

function schoolFor(ruleset: string): School {
  const found = schoolOf(ruleset);
  if (found === undefined) throw new Error(`nothing can be learned about ${ruleset}`);
  return found.school;
}
