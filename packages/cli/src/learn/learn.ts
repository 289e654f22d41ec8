import {
  clusterSeeds,
  logLoss,
  rotations,
  summary,
  type GamePlayed,
  type Lore,
  type Summary,
} from '@topsail/bots';
import type { Setup } from '@topsail/engine';
import { failed } from '../problem.ts';
import { Classroom } from './classroom.ts';
import { trialTable } from './curriculum.ts';
import { memoryOf, nextGeneration, type Course, type Generation, type Lessons } from './generation.ts';
import { sidesOf, type Side, type TrialJob } from './jobs.ts';
import { originOf, type Known, type Plan } from './plan.ts';
import { say } from './say.ts';

/** The mean surprise at what happened in lessons nothing was learned from. */
export interface Surprise {
  readonly lessons: number;
  readonly even: number;
  readonly old: number;
  readonly new: number;
}

export interface Trial extends Summary {
  readonly setup: Setup;
}

/** What was learned, and how it compares with what was known before. */
export interface Learned {
  readonly lore: Lore;
  readonly positions: Surprise;
  readonly choices: Surprise | undefined;
  readonly trial: Trial;
}

/** Throws when the signal ends it early. */
export async function learn(plan: Plan, known: Known, signal: AbortSignal): Promise<Learned> {
  const room = new Classroom(plan.threads, signal);
  try {
    const course = { plan, known, room };
    const last = await lastGeneration(course);
    const lore = { ...last.lore, value: { ...last.lore.value, from: originOf(plan, known) } };
    return { lore, ...compared(known, last), trial: await tryOut(course, lore) };
  } finally {
    await room.close();
  }
}

async function lastGeneration(course: Course): Promise<Generation> {
  const { games, choiceGames, generations } = course.plan;
  const { school, start } = course.known;
  const more = school.choices === undefined ? '' : `, then ${choiceGames} by the master`;
  const learned: Generation[] = [];
  for (let number = 1; number <= generations; number++) {
    say(`generation ${number} of ${generations}: ${games} games by the pupil${more}`);
    learned.push(await nextGeneration(course, memoryOf(start, learned), number));
  }
  const last = learned.at(-1);
  if (last === undefined) throw new Error('no generation was asked for');
  return last;
}

function compared(
  { school, present }: Known,
  { lore, positions, choices }: Generation,
): Pick<Learned, 'positions' | 'choices'> {
  const win = ({ value }: Lore): Record<string, number> =>
    Object.fromEntries(Object.entries(value.traits).map(([name, [weight]]) => [name, weight]));
  return {
    positions: surprise(school.traits.names, positions, { old: win(present), new: win(lore) }),
    choices:
      school.choices && surprise(school.choices.names, choices, { old: present.choice, new: lore.choice }),
  };
}

function surprise(
  names: readonly string[],
  { heldOut }: Lessons,
  weights: Readonly<Record<Side, Readonly<Record<string, number>>>>,
): Surprise {
  if (heldOut.length === 0) throw failed('no game came to its end, so there was nothing to learn');
  return {
    lessons: heldOut.length,
    even: logLoss(names, heldOut, {}),
    old: logLoss(names, heldOut, weights.old),
    new: logLoss(names, heldOut, weights.new),
  };
}

/** A pupil with the new lore against pupils with the old. */
export async function tryOut({ plan, known, room }: Course, lore: Lore): Promise<Trial> {
  const { school, present } = known;
  const setup = trialTable(school, plan.ruleset);
  const sides = sidesOf(setup.seats);
  const seeds = clusterSeeds(`${plan.seed} trial`, plan.matchGames, sides);
  const games = seeds.length * rotations(sides).length;
  say(`a match of ${games} games: the new pupil against old ones`);
  const jobs = seeds.map((seed): TrialJob => {
    return { gather: 'trial', setup, lore: { new: lore, old: present }, seed };
  });
  const clusters = await room.play<GamePlayed>(jobs, games);
  return { setup, ...summary(sides, clusters, plan.seed) };
}
