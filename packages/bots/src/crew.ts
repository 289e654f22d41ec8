import type { Baseline, Bot, Level } from './bot.ts';

/** The bots of one game that people play against, and those by which strength is measured. */
export type Levels = Readonly<Record<Level, Bot>>;
export type Baselines = Readonly<Record<Baseline, Bot>>;

/** All the bots of one game, by name. */
export type Crew = Levels & Baselines;
