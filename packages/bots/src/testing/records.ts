import { begin, lowest, movesOf, proceed, seeded, type GameRecord, type Setup } from '@topsail/engine';
import { knownGameOf } from '@topsail/games';
import type { BotName } from '../bot.ts';
import { botFor } from '../roster.ts';

/** The record of a seeded game that a bot played against itself. */
export function recordOf(setup: Setup, seed: string, player: BotName): GameRecord {
  const game = knownGameOf(setup.ruleset);
  const chance = seeded(seed);
  let begun = begin(game, setup, chance);
  while (game.toAct(begun.state) !== 0) {
    const { state } = begun;
    const seat = lowest(game.toAct(state));
    const moves = movesOf(game, state, seat);
    const bot = botFor(player, setup.ruleset);
    const text = moves.length === 1 ? moves[0].text : bot.choose(game.view(state, seat), chance.roll(1e9));
    const done = proceed(game, begun, seat, text, chance);
    if (!done.ok) throw new Error(done.refusal.code);
    begun = done.value;
  }
  return begun.record;
}
