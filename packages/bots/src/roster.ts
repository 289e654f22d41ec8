import { gameIdOf, type GameId } from '@topsail/games';
import type { Bot, BotName } from './bot.ts';
import { cartagenaBots } from './cartagena/bots.ts';
import type { Coach } from './coach/coach.ts';
import type { GameBots } from './game-bots.ts';
import { jamaicaBots } from './jamaica/bots.ts';
import type { School } from './learning/school.ts';
import type { Lore } from './lore.ts';
import { ringBots } from './ring/bots.ts';

/** The bots of every game. A game without them is a type error. */
const BOTS: Readonly<Record<GameId, GameBots>> = {
  jamaica: jamaicaBots,
  cartagena: cartagenaBots,
  ring: ringBots,
};

function botsOf(ruleset: string): GameBots {
  return BOTS[gameIdOf(ruleset)];
}

/** The bot of that name for a ruleset. */
export function botFor(name: BotName, ruleset: string): Bot {
  return botsOf(ruleset).crew[name];
}

/** Who speaks about games of a ruleset. */
export function coachFor(ruleset: string): Coach {
  return botsOf(ruleset).coach;
}

/** The school of a ruleset, and what is known of it so far; undefined where nothing can be learned. */
export function schoolOf(ruleset: string): { school: School; lore: Lore } | undefined {
  const { lessons } = botsOf(ruleset);
  return lessons === null ? undefined : { school: lessons.school, lore: lessons.loreOf(ruleset) };
}
