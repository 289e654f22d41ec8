import type { Bot, BotName } from './bot.ts';

/** All the bots of one game, by name. */
export type Crew = Readonly<Record<BotName, Bot>>;
