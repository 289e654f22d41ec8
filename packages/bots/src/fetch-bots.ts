import { gameIdOf, type GameId } from '@topsail/games';
import type { Coach } from './coach/coach.ts';
import type { Baselines, Levels } from './crew.ts';

/** What thinks about one game, in files of their own: a page fetches each when it is first needed. */
interface Fetch {
  levels(ruleset: string): Promise<Levels>;
  baselines(): Promise<Baselines>;
  coach(): Promise<Coach>;
}

const FETCH: Readonly<Record<GameId, Fetch>> = {
  jamaica: {
    levels: async (ruleset) => (await import('./jamaica/fetch-levels.ts')).fetchJamaicaLevels(ruleset),
    baselines: async () => (await import('./jamaica/baselines.ts')).jamaicaBaselines,
    coach: async () => (await import('./jamaica/coach.ts')).jamaicaCoach,
  },
  cartagena: {
    levels: async (ruleset) => (await import('./cartagena/fetch-levels.ts')).fetchCartagenaLevels(ruleset),
    baselines: async () => (await import('./cartagena/baselines.ts')).cartagenaBaselines,
    coach: async () => (await import('./cartagena/coach.ts')).cartagenaCoach,
  },
  ring: {
    levels: async () => (await import('./ring/bots.ts')).ringBots.crew,
    baselines: async () => (await import('./ring/bots.ts')).ringBots.crew,
    coach: async () => (await import('./ring/bots.ts')).ringBots.coach,
  },
};

/** The bots that people play against; they know one ruleset only. */
export function fetchLevels(ruleset: string): Promise<Levels> {
  return FETCH[gameIdOf(ruleset)].levels(ruleset);
}

export function fetchBaselines(ruleset: string): Promise<Baselines> {
  return FETCH[gameIdOf(ruleset)].baselines();
}

export function fetchCoach(ruleset: string): Promise<Coach> {
  return FETCH[gameIdOf(ruleset)].coach();
}
