import { fitChoice, fitValue, type Lesson, type Lore } from '@topsail/bots';
import { percent } from '../arena/figures.ts';
import { say } from '../learn/say.ts';
import { failed } from '../problem.ts';
import type { Hands } from './hands.ts';
import type { Taught, TrainingJob } from './jobs.ts';
import { budgetOf, partsOf, type Budget, type Challenge } from './plan.ts';
import { counted } from './text.ts';
import { startTrainingBar } from './training-bar.ts';

/** A bot that has been taught: what it knows, and from how many games. */
export interface Trained {
  readonly lore: Lore;
  readonly games: number;
  readonly generations: number;
}

/** All that was ever gathered. What the Captain does stays true, so nothing is forgotten. */
interface Gathered {
  readonly positions: Lesson[];
  readonly choices: Lesson[];
}

/** In each generation the bot plays the Captain by what it knows, and learns from all games so far. */
export async function train(challenge: Challenge, hands: Hands): Promise<Trained> {
  const budget = budgetOf(challenge.plan);
  const parts = partsOf(budget, challenge.plan.generations);
  const bar = startTrainingBar(budget);
  const gathered: Gathered = { positions: [], choices: [] };
  let { lore } = challenge;
  let games = 0;
  try {
    for (const [generation, part] of parts.entries()) {
      const jobs = trainingJobs({ ...challenge, lore }, generation, part, hands.count);
      const taught = (await bar.during(hands.play<Taught>(jobs, bar.onGame))).flat();
      games += taught.length;
      keep(gathered, taught);
      say(generationWords(`generation ${generation + 1} of ${parts.length}`, taught, gathered));
      lore = learned(challenge, gathered);
    }
  } finally {
    bar.stop();
  }
  return { lore, games, generations: parts.length };
}

/** A job for each game, or where time is the budget, one for each thread until the time has come. */
export function trainingJobs(
  { plan, setup, lore }: Challenge,
  generation: number,
  part: Budget,
  threads: number,
): TrainingJob[] {
  const job = { kind: 'training', setup, lore, seed: `${plan.seed} generation ${generation}` } as const;
  if ('games' in part)
    // Counted from the generation on, so that generations of a single game change seats too.
    return Array.from({ length: part.games }, (_, i) => ({ ...job, game: generation + i }));
  const more = { step: threads, until: Date.now() + 60_000 * part.minutes };
  return Array.from({ length: threads }, (_, i) => ({ ...job, game: generation + i, more }));
}

function keep({ positions, choices }: Gathered, taught: readonly Taught[]): void {
  for (const game of taught) {
    positions.push(...game.positions);
    choices.push(...game.choices);
  }
}

/** What positions are worth against the Captain, and how he chooses: what he knows himself, but for what the games say. */
function learned({ school, lore }: Challenge, { positions, choices }: Gathered): Lore {
  if (positions.length === 0) throw failed('no game came to its end, so there was nothing to learn');
  const value = fitValue(school.traits.names, positions, {
    from: 'games against the Captain',
    known: lore.value,
  });
  if (school.choices === undefined || choices.length === 0) return { value, choice: lore.choice };
  return { value, choice: fitChoice(school.choices.names, choices, { known: lore.choice }) };
}

function generationWords(name: string, taught: readonly Taught[], { positions, choices }: Gathered): string {
  const won = taught.reduce((sum, { win }) => sum + win, 0) / taught.length;
  return (
    `${name}: ${counted(taught.length, 'game')}, of which it won ` +
    `${percent(won)}; fitting to ${positions.length} positions and ${choices.length} choices so far`
  );
}
