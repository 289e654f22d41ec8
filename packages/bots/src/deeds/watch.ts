import { fast, type Setup } from '@topsail/engine';
import { knownGameOf, type GameId } from '@topsail/games';
import { playGame } from '../arena/play-game.ts';
import type { Bot, BotName } from '../bot.ts';
import { cartagenaDeeds } from '../cartagena/deeds.ts';
import { jamaicaDeeds } from '../jamaica/deeds.ts';
import { botFor } from '../roster.ts';
import { optionsOf } from '../search/options.ts';
import type { Deed } from './deeds.ts';

/** The deeds watched for in every game. */
const DEEDS: Readonly<Record<GameId, readonly Deed[]>> = {
  jamaica: jamaicaDeeds,
  cartagena: cartagenaDeeds,
  ring: [],
};

export function deedsOf(ruleset: string): readonly Deed[] {
  return DEEDS[knownGameOf(ruleset).id];
}

/** What was seen of one game that a bot played against itself. */
export interface GameWatched {
  /** In the order of the deeds: how often it could have been done, and how often it was. */
  readonly occasions: readonly number[];
  readonly done: readonly number[];
  /** The final score of every seat; none if the game was cut at its bound. */
  readonly scores: readonly number[];
}

/** Lets a bot play a game against itself, and watches all its choices. */
export function watchGame(name: BotName, setup: Setup, seed: string): GameWatched {
  const deeds = deedsOf(setup.ruleset);
  const occasions = deeds.map(() => 0);
  const done = deeds.map(() => 0);
  const bot = watched(botFor(name, setup.ruleset), deeds, (deed, wasDone) => {
    occasions[deed]++;
    if (wasDone) done[deed]++;
  });
  const sitters = Array.from({ length: setup.seats }, () => ({ name, bot }));
  const { seats } = playGame(setup, sitters, seed);
  return { occasions, done, scores: seats.map(({ score }) => score) };
}

/** The same bot, with somebody who looks over its shoulder. */
function watched(bot: Bot, deeds: readonly Deed[], tell: (deed: number, wasDone: boolean) => void): Bot {
  return {
    choose(view, seed, budget) {
      const text = bot.choose(view, seed, budget);
      const moves = optionsOf(knownGameOf(view.setup.ruleset), view, fast(1));
      const move = moves.find((legal) => legal.text === text);
      if (move === undefined) return text;
      deeds.forEach((deed, i) => {
        const wasDone = deed.spot({ view, moves, move });
        if (wasDone !== undefined) tell(i, wasDone);
      });
      return text;
    },
  };
}
