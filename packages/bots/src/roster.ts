import { gameOf } from '@topsail/games';
import type { Bot, BotName } from './bot.ts';
import { cartagenaCrew } from './cartagena/crew.ts';
import type { Crew } from './crew.ts';
import { jamaicaCrew } from './jamaica/crew.ts';

/** The bots of every game, by the game's id. */
const CREWS: Readonly<Record<string, Crew>> = { jamaica: jamaicaCrew, cartagena: cartagenaCrew };

/** The bot of that name for a ruleset. */
export function botFor(name: BotName, ruleset: string): Bot {
  const crew = CREWS[gameOf(ruleset)?.id ?? ''];
  if (crew === undefined) throw new Error(`no bot plays ${ruleset}`);
  return crew[name];
}
