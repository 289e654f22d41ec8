import { seeded, SPECTATOR, type Viewer } from '@topsail/engine';
import { cartagena, type CartagenaView } from '@topsail/games';
import { expect, test } from 'vitest';
import { handOf } from './hand.ts';

function dealt(ruleset: string, viewer: Viewer): CartagenaView {
  const setup = { ruleset, seats: 3, options: { tunnel: 'random', 'boat-retreat': 'yes' } };
  return cartagena.view(cartagena.setup(setup, seeded('hands')), viewer);
}

const NONE = { flag: 0, sabre: 0, pistol: 0, key: 0, bottle: 0, hat: 0 };

test('a player sees all of his own hand and the backs of the others', () => {
  const view = dealt('cartagena-jamaica', 1);
  const own = { ...view.own!, hand: { ...NONE, sabre: 2, flag: 1, hat: 3 } };
  expect(handOf({ ...view, own }, 1)).toEqual(['flag', 'sabre', 'sabre', 'hat', 'hat', 'hat']);
  expect(handOf(view, 0)).toEqual(Array(6).fill(undefined));
});

test('a spectator sees the backs of closed hands', () => {
  expect(handOf(dealt('cartagena-jamaica', SPECTATOR), 0)).toEqual(Array(6).fill(undefined));
});

test('an open hand lies face up for everybody', () => {
  const seen = ([SPECTATOR, 0, 1] as const).map((viewer) => handOf(dealt('cartagena-tortuga', viewer), 1));
  expect(seen[0]).toHaveLength(6);
  expect(seen[0]).not.toContain(undefined);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('cards that a player can tell in another hand lie first, then the backs of the rest', () => {
  const view = dealt('cartagena-jamaica', 1);
  const own = { ...view.own!, known: view.own!.known!.with(0, { ...NONE, key: 1, hat: 1 }) };
  const hand = handOf({ ...view, own }, 0);
  expect(hand).toHaveLength(6);
  expect(hand.slice(0, 3)).toEqual(['key', 'hat', undefined]);
});
