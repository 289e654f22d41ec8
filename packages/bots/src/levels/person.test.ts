import type { GameView } from '@topsail/engine';
import { jamaica, type jamaicaRules, type View } from '@topsail/games';
import { expect, test } from 'vitest';
import { jamaicaLore } from '../jamaica/lore.ts';
import { seenBy, type Eye } from '../jamaica/eye.ts';
import { jamaicaMind } from '../jamaica/mind.ts';
import { asking, bareTable, deal, space, stowed } from '../testing/jamaica-scene.ts';
import { person, type Person } from './person.ts';

type State = jamaicaRules.State;

const NOTHING: Eye = {
  ...{ gold: 0, food: 0, enoughFood: 99, powder: 0, enoughPowder: 99 },
  ...{ emptyHold: 0, step: 0, power: 0 },
};
const mind = jamaicaMind(jamaicaLore('jamaica-2'));
const CAREFUL: Person = { samples: 4, turns: 1, alike: 0, thinksAbout: () => true };

/** Seat 0 is about to pick, and every card loads something else by high dice. */
function loading(): State {
  const s = bareTable('jamaica-2', 3, 'no');
  Object.assign(s, { morning: 6, evening: 5 });
  s.ships[0].at = space(s, 12);
  deal(s, 0, 'food/powder', 'gold/gold', 'powder/gold');
  return s;
}

test.each([
  ['gold', { gold: 1 }, 'card gold/gold'],
  ['food', { food: 1 }, 'card food/powder'],
  ['powder', { powder: 1, gold: 0.1 }, 'card powder/gold'],
] as const)('who has eyes only for %s picks the card that loads most of it', (_, likes, card) => {
  const bot = person(seenBy({ ...NOTHING, ...likes }, mind), CAREFUL);
  expect(bot.choose(jamaica.view(loading(), 0), 1)).toBe(card);
});

test('more than enough is worth nothing', () => {
  const bot = person(seenBy({ ...NOTHING, food: 1, enoughFood: 0, gold: 0.1 }, mind), CAREFUL);
  expect(bot.choose(jamaica.view(loading(), 0), 1)).toBe('card gold/gold');
});

test('what is not thought about is done by habit, whatever the eyes', () => {
  const s = bareTable('jamaica-2', 3);
  s.ships[0].holds = stowed('gold 4', 'food 1', 'food 6', 'food 6', 'food 5');
  asking(s, 'stow', 0, { ship: 0, stower: 0, cargo: 8 * 3 + 6, robbed: -1 });
  const asked: string[] = [];
  const thinksAbout = ({ table }: GameView): boolean => {
    asked.push((table as View['table']).question);
    return false;
  };
  const hatesGold = seenBy({ ...NOTHING, gold: -1 }, mind);
  expect(person(hatesGold, { ...CAREFUL, thinksAbout }).choose(jamaica.view(s, 0), 1)).toBe('stow 1');
  expect(asked).toEqual(['stow']);
});

test('the same view and seed give the same move', () => {
  const bot = person(mind, { ...CAREFUL, alike: 0.9 });
  const view = jamaica.view(loading(), 0);
  const moves = [1, 2, 3, 4, 5, 6].map((seed) => bot.choose(view, seed));
  expect([1, 2, 3, 4, 5, 6].map((seed) => bot.choose(structuredClone(view), seed))).toEqual(moves);
});
