import type { GameView, Setup } from '@topsail/engine';
import { games, knownGameOf } from '@topsail/games';
import { expect, test } from 'vitest';
import { BASELINES, BOT_NAMES, LEVELS } from './bot.ts';
import { fetchBaselines, fetchCoach, fetchLevels } from './fetch-bots.ts';
import { botFor, coachFor } from './roster.ts';
import { choicesOf } from './testing/positions.ts';

test('there is a bot of every name for every ruleset, the same each time it is asked for', () => {
  for (const { id } of games.flatMap(({ rulesets }) => rulesets)) {
    for (const name of BOT_NAMES) {
      expect(botFor(name, id)).toBeDefined();
      expect(botFor(name, id)).toBe(botFor(name, id));
    }
  }
});

test('the bots that are fetched for a ruleset answer like those of the roster', async () => {
  for (const { id } of games.flatMap(({ rulesets }) => rulesets)) {
    const setup = knownGameOf(id).checkSetup(id, 2, {});
    if (!setup.ok) throw new Error(setup.refusal.code);
    const [levels, baselines] = [await fetchLevels(id), await fetchBaselines(id)];
    for (const name of BASELINES) expect(baselines[name]).toBe(botFor(name, id));
    for (const view of viewsOf(setup.value))
      for (const name of LEVELS) {
        const stop = (): boolean => true;
        expect(levels[name].choose(view, 3, { stop })).toBe(botFor(name, id).choose(view, 3, { stop }));
      }
    expect(await fetchCoach(id)).toBe(coachFor(id));
  }
});

/** What is seen at some choices of a game. */
function* viewsOf(setup: Setup): Generator<GameView> {
  let choice = 0;
  for (const { game, state, seat } of choicesOf(setup, 'fetched', 'thumb'))
    if (choice++ % 10 === 4) yield game.view(state, seat);
}

test('levels and baselines have different names', () => {
  expect(new Set(BOT_NAMES).size).toBe(LEVELS.length + BASELINES.length);
});

test('no bot plays what is no game', () => {
  expect(() => botFor('sailor', 'ludo')).toThrow('no game has a ruleset ludo');
});
