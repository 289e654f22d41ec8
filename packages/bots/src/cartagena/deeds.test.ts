import { movesOf } from '@topsail/engine';
import { cartagena, type cartagenaRules } from '@topsail/games';
import { expect, test } from 'vitest';
import { cartagenaDeeds } from './deeds.ts';
import { BOAT, deal, newGame, place } from './testing/positions.ts';

type State = cartagenaRules.State;

const WIN = 'does not win though it could';
const EMPTY = 'stops with an empty hand, though it could fall back';
const BACK = 'falls back 4 spaces more than need be for as many cards';
const CREEP = 'advances the same pirate 4 spaces less than another card would';

function spotted(s: State, choose: (move: cartagenaRules.Move) => boolean): Record<string, boolean> {
  const moves = movesOf(cartagena, s, s.seat);
  const move = moves.find(choose);
  if (move === undefined) throw new Error(moves.map(({ text }) => text).join(', '));
  const view = cartagena.view(s, s.seat);
  return Object.fromEntries(
    cartagenaDeeds.flatMap((deed) => {
      const done = deed.spot({ view, moves, move });
      return done === undefined ? [] : [[deed.name, done]];
    }),
  );
}

/** A table of two on which the other's pirates stand where they are wanted. */
function table(mine: readonly number[], theirs: readonly number[], hand: readonly number[]): State {
  const s = newGame({ ruleset: 'cartagena-tortuga' });
  place(s, s.seat, mine);
  place(s, 1 - s.seat, theirs);
  deal(s, s.seat, hand);
  return s;
}

const HOME = [BOAT, BOAT, BOAT, BOAT, BOAT];

test('to do anything but what wins is a deed', () => {
  const s = table([...HOME, 36], [0, 0, 0, 10, 10, 30], [1, 1, 0, 0, 0, 0]);
  // There and back again wins as well, while there are actions left.
  expect(spotted(s, ({ kind }) => kind === 'retreat')[WIN]).toBe(false);
  s.actionsLeft = 1;
  expect(spotted(s, ({ kind }) => kind === 'advance')[WIN]).toBe(false);
  expect(spotted(s, ({ kind }) => kind === 'retreat')[WIN]).toBe(true);
  expect(spotted(s, ({ kind }) => kind === 'stop')[WIN]).toBe(true);
});

test('who cannot win at once does not miss it', () => {
  const s = table([0, 0, 0, 0, 0, 36], [0, 0, 0, 10, 10, 30], [1, 1, 0, 0, 0, 0]);
  expect(spotted(s, ({ kind }) => kind === 'retreat')[WIN]).toBeUndefined();
});

test('to stop with an empty hand is a deed, and to stop with cards is none', () => {
  const s = table([0, 0, 0, 0, 12, 20], [0, 0, 0, 10, 10, 30], [0, 0, 0, 0, 0, 0]);
  s.actionsLeft = 2;
  expect(spotted(s, ({ kind }) => kind === 'stop')[EMPTY]).toBe(true);
  expect(spotted(s, ({ kind }) => kind === 'retreat')[EMPTY]).toBe(false);
  deal(s, s.seat, [1, 0, 0, 0, 0, 0]);
  expect(spotted(s, ({ kind }) => kind === 'stop')[EMPTY]).toBeUndefined();
});

test('to fall back far for what is to be had nearby is a deed', () => {
  // From 12 it is two spaces back to two cards, from 30 eighteen to one.
  const s = table([0, 0, 0, 0, 12, 30], [0, 0, 0, 0, 10, 10], [1, 0, 0, 0, 0, 0]);
  expect(spotted(s, ({ text }) => text === 'retreat 30')[BACK]).toBe(true);
  expect(spotted(s, ({ text }) => text === 'retreat 12')[BACK]).toBe(false);
});

test('to fall back far for more cards is none', () => {
  const s = table([0, 0, 0, 0, 14, 24], [0, 0, 0, 13, 18, 18], [1, 0, 0, 0, 0, 0]);
  expect(spotted(s, ({ text }) => text === 'retreat 24')[BACK]).toBe(false);
});

test('to take the card that leads less far is a deed', () => {
  const s = table([0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1]);
  const jumps = movesOf(cartagena, s, s.seat).filter(({ kind, from }) => kind === 'advance' && from === 0);
  const done = jumps.map(({ text }) => spotted(s, (move) => move.text === text)[CREEP]);
  // The six symbols of the first section lie on its six spaces, of which the first is taken.
  expect(done).toContain(true);
  expect(done).toContain(false);
});
