import type { GameRecord, Result } from '@topsail/engine';
import { gameIdOf, type GameId } from '@topsail/games';
import type { Adviser } from './advice/advice.ts';
import type { Bot, BotName } from './bot.ts';
import { cartagenaBots } from './cartagena/bots.ts';
import type { Evaluator } from './coach/evaluation.ts';
import { reviewGame, type GameReview } from './coach/review.ts';
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

/** What there is to be said of every move, from the best to the worst. */
export const advise: Adviser = (view, seed, budget) => botsOf(view.setup.ruleset).advise(view, seed, budget);

/** What everybody may look forward to, at any moment of a game. */
export const evaluate: Evaluator = (view, seed, budget) =>
  botsOf(view.setup.ruleset).evaluate(view, seed, budget);

/** What a game that is over came from: luck, one's own choices and those of the others. */
export function review(record: GameRecord, seed: number): Result<GameReview> {
  const { ruleset } = record.setup;
  return reviewGame(record, botsOf(ruleset).stateValueIn(ruleset), seed);
}

/** The school of a ruleset, and what is known of it so far; undefined where nothing can be learned. */
export function schoolOf(ruleset: string): { school: School; lore: Lore } | undefined {
  const { lessons } = botsOf(ruleset);
  return lessons === null ? undefined : { school: lessons.school, lore: lessons.loreOf(ruleset) };
}
