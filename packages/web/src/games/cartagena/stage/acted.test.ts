import { cartagena, type CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { actedIn } from './acted.ts';

const SETUP = {
  ruleset: 'cartagena-tortuga',
  seats: 2,
  options: { tunnel: 'random', 'boat-retreat': 'yes' },
};
const TURN: readonly CartagenaEvent[] = [
  { e: 'turn', seat: 1, turn: 2 },
  { e: 'forward', seat: 1, card: 'key', from: 0, to: 9, passed: [3], left: 2 },
  { e: 'back', seat: 1, from: 9, to: 4, passed: [], count: 2, left: 1 },
  { e: 'draw', seat: 1, count: 1, open: true, cards: ['hat'], whole: { total: 2, done: 1 } },
  { e: 'draw', seat: 1, count: 1, open: false, whole: { total: 2, done: 2 } },
  { e: 'stop', seat: 1 },
];

/** What is listed of these events, heard while one action is left. */
function acted(told: readonly CartagenaEvent[]) {
  const view = cartagena.emptyView(SETUP, 0);
  const table = { ...view.table, seat: 1, actionsLeft: 1 };
  return actedIn({ event: told[0]!, before: view, view: { ...view, table }, told, lasts: 1 });
}

test('what was done in a turn is listed, with the cards that came of it', () => {
  const { seat, left, deeds } = acted(TURN);
  expect({ seat, left }).toEqual({ seat: 1, left: 1 });
  expect(deeds.map(({ card, drawn, isAction }) => ({ card, drawn, isAction }))).toEqual([
    { card: 'key', drawn: [], isAction: true },
    { card: undefined, drawn: ['hat', undefined], isAction: true },
    { card: undefined, drawn: [], isAction: false },
  ]);
  expect(deeds.map(({ name, detail }) => [name, typed(detail)])).toEqual([
    ['Key', '9 forward, past 1'],
    ['Fall back', '5 back, 2 cards'],
    ['Ends the turn', undefined],
  ]);
});

test('a turn that ends because nothing can be done says so', () => {
  expect(acted([{ e: 'stuck', seat: 1 }]).deeds.map(({ name }) => name)).toEqual([
    'Nothing more can be done',
  ]);
  expect(acted([{ e: 'pass', seat: 1 }]).deeds.map(({ name }) => name)).toEqual(['Passes']);
});

test('cards that nobody fell back for are no deed', () => {
  const dealt = { e: 'draw', seat: 1, count: 1, open: false, whole: { total: 1, done: 1 } } as const;
  expect(acted([dealt]).deeds).toEqual([]);
});
