import { cartagena, type CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
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

test('what was done in a turn is listed, with the cards that came of it', () => {
  const view = cartagena.emptyView(SETUP, 0);
  const table = { ...view.table, seat: 1, actionsLeft: 1 };
  const [event] = TURN;
  const acted = actedIn({ event: event!, before: view, view: { ...view, table }, told: TURN, lasts: 1 });
  expect(acted).toMatchObject({ seat: 1, left: 1 });
  expect(acted.deeds.map(({ card, drawn, isAction }) => ({ card, drawn, isAction }))).toEqual([
    { card: 'key', drawn: [], isAction: true },
    { card: undefined, drawn: ['hat', undefined], isAction: true },
    { card: undefined, drawn: [], isAction: false },
  ]);
  expect(acted.deeds[0]!.detail).toMatch(/9.*1/);
});
