import { fitChoice, fitValue, type Lesson, type Lore } from '@topsail/bots';
import { seeded, type Setup } from '@topsail/engine';
import { startProgress } from '../progress.ts';
import type { Classroom } from './classroom.ts';
import { curriculumOf } from './curriculum.ts';
import type { LessonJob } from './jobs.ts';
import { FOLDS, type Known, type Plan } from './plan.ts';
import { say } from './say.ts';

/** What is to be learned, from what on, and where. */
export interface Course {
  readonly plan: Plan;
  readonly known: Known;
  readonly room: Classroom;
}

/** Lessons to learn from, and others to judge by what was learned. */
export interface Lessons<L = Lesson> {
  readonly fit: readonly L[];
  readonly heldOut: readonly L[];
}

export interface Generation {
  readonly lore: Lore;
  readonly positions: Lessons;
  readonly choices: Lessons;
}

/** What is known of earlier generations: lore from the last, lessons from the last few. */
export interface Memory {
  readonly lore: Lore;
  readonly positions: readonly Lesson[];
  readonly choices: readonly Lesson[];
}

/** So many earlier generations are still learned from: they played well enough, and lessons are dear. */
const REMEMBERED = 2;

export function memoryOf(start: Lore, generations: readonly Generation[]): Memory {
  const last = generations.slice(-REMEMBERED);
  return {
    lore: generations.at(-1)?.lore ?? start,
    positions: last.flatMap(({ positions }) => positions.fit),
    choices: last.flatMap(({ choices }) => choices.fit),
  };
}

/** About how many steps a fit takes, for the bar. */
const FIT_STEPS = 14;

/** The pupil plays and learns what positions are worth; by that the master plays, and his choices are learned. */
export async function nextGeneration(course: Course, memory: Memory, number: number): Promise<Generation> {
  const { school } = course.known;
  const before = memory.lore;
  const positions = await gather(course, { gather: 'positions', lore: before }, number);
  const value = await fitting(number, 'positions', positions, (onStep) =>
    fitValue(school.traits.names, [...memory.positions, ...positions.fit], {
      from: before.value.from,
      onStep,
    }),
  );
  if (school.choices === undefined)
    return { lore: { value, choice: {} }, positions, choices: { fit: [], heldOut: [] } };
  const { names } = school.choices;
  const lore = { value, choice: before.choice };
  const choices = await gather(course, { gather: 'choices', lore }, number);
  const choice = await fitting(number, 'choices', choices, (onStep) =>
    fitChoice(names, [...memory.choices, ...choices.fit], { onStep }),
  );
  return { lore: { value, choice }, positions, choices };
}

export async function gather<L = Lesson>(
  { plan, known, room }: Course,
  what: Pick<LessonJob, 'gather' | 'lore'>,
  number: number,
): Promise<Lessons<L>> {
  const count = countOf(plan, what.gather);
  const tables = tablesFor(count, curriculumOf(known.school.game, plan.ruleset));
  const jobs = tables.map((setup, i): LessonJob => {
    const seed = gameSeed(plan.seed, `generation ${number} ${what.gather} ${i}`);
    return { ...what, setup, seed };
  });
  const games = (await room.play<L[]>(jobs, count)).map((pieces) => pieces.flat());
  return {
    fit: games.filter((_, i) => !isHeldOut(i)).flat(),
    heldOut: games.filter((_, i) => isHeldOut(i)).flat(),
  };
}

function countOf({ games, choiceGames, warmUpGames }: Plan, gather: LessonJob['gather']): number {
  return gather === 'choices' ? choiceGames : gather === 'reflexes' ? warmUpGames : games;
}

/** As many tables as there are games, all kinds in turn. */
function tablesFor(games: number, kinds: readonly Setup[]): Setup[] {
  const turns = Math.ceil(games / kinds.length);
  return Array.from({ length: turns }, () => kinds)
    .flat()
    .slice(0, games);
}

function gameSeed(seed: string, game: string): number {
  return seeded(`${seed} ${game}`).next() >>> 0;
}

/** One game in ten, and another one each time, so that every table has its turn. */
function isHeldOut(index: number): boolean {
  return index % FOLDS === Math.floor(index / FOLDS) % FOLDS;
}

async function fitting<T>(
  number: number,
  what: string,
  { fit, heldOut }: Lessons,
  work: (onStep: () => void) => T,
): Promise<T> {
  say(`generation ${number}: fitting to ${fit.length} ${what}, ${heldOut.length} held out`);
  const progress = startProgress(FIT_STEPS, `steps of fitting to ${fit.length} ${what}`);
  // The fit keeps this thread to itself: the bar is drawn, and a Ctrl-C heard, before it.
  await new Promise(setImmediate);
  try {
    return work(() => progress.step());
  } finally {
    progress.stop();
  }
}
