import { games } from '@topsail/games';
import { expect, test } from 'vitest';
import { BASELINES, BOT_NAMES, LEVELS } from './bot.ts';
import { fetchBots } from './fetch-bots.ts';
import { botFor } from './roster.ts';

test('there is a bot of every name for every ruleset, the same each time it is asked for', () => {
  for (const { id } of games.flatMap(({ rulesets }) => rulesets)) {
    for (const name of BOT_NAMES) {
      expect(botFor(name, id)).toBeDefined();
      expect(botFor(name, id)).toBe(botFor(name, id));
    }
  }
});

test('the bots that are fetched for a ruleset are those of the roster', async () => {
  for (const { id } of games.flatMap(({ rulesets }) => rulesets)) {
    const { crew } = await fetchBots(id);
    expect(BOT_NAMES.map((name) => crew[name])).toEqual(BOT_NAMES.map((name) => botFor(name, id)));
  }
});

test('levels and baselines have different names', () => {
  expect(new Set(BOT_NAMES).size).toBe(LEVELS.length + BASELINES.length);
});

test('no bot plays what is no game', () => {
  expect(() => botFor('sailor', 'ludo')).toThrow('no game has a ruleset ludo');
});
