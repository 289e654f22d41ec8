import type { Setup } from '@topsail/engine';
import { playGame } from '../arena/play-game.ts';
import type { Bot, BotName } from '../bot.ts';
import { botFor, coachFor } from '../roster.ts';
import { seatOf } from '../search/options.ts';

/** A chance to win that somebody was promised, and what came of it. */
export interface Prediction {
  readonly promised: number;
  /** The whole win, a fraction of a shared one, or nothing. */
  readonly won: number;
  /** How much of the game's choices had been made: from 0 to 1. */
  readonly gone: number;
}

/** Who plays, and how often it is asked how things stand. */
export interface Forecast {
  readonly bot: BotName;
  readonly setup: Setup;
  readonly seed: string;
  /** At one choice in so many. */
  readonly every: number;
}

/**
 * Lets a bot play a game against itself. Now and then the bot that is about to choose is told what it may hope for, from
 * what it sees alone. Nothing comes of a game that was cut at its bound.
 */
export function predictGame({ bot, setup, seed, every }: Forecast): Prediction[] {
  const told: { seat: number; promised: number; choice: number }[] = [];
  const coach = coachFor(setup.ruleset);
  let choices = 0;
  const asked = asking(botFor(bot, setup.ruleset), (view, will) => {
    if (choices++ % every !== every - 1) return;
    const seat = seatOf(view);
    told.push({ seat, promised: coach.evaluate(view, ~will).chances[seat].mean, choice: choices - 1 });
  });
  const sitters = Array.from({ length: setup.seats }, () => ({ name: bot, bot: asked }));
  const { seats } = playGame(setup, sitters, seed);
  if (seats.length === 0) return [];
  return told.map(({ seat, promised, choice }) => ({
    promised,
    won: seats[seat].win,
    gone: choice / choices,
  }));
}

/** The same bot, with somebody who looks at every question first. */
function asking(bot: Bot, look: (view: Parameters<Bot['choose']>[0], seed: number) => void): Bot {
  return {
    choose(view, seed, budget) {
      look(view, seed);
      return bot.choose(view, seed, budget);
    },
  };
}
