import { seeded } from '@topsail/engine';
import { BOAT, cartagena, type CartagenaMove } from '@topsail/games';
import { expect, test } from 'vitest';
import { reachableOf } from './reachable.ts';

test('every move of a pirate is found where he stands, with where it takes him', () => {
  const chance = seeded('reach');
  const state = cartagena.setup(
    { ruleset: 'cartagena-tortuga', seats: 3, options: { tunnel: 'random', 'boat-retreat': 'yes' } },
    chance,
  );
  let retreats = 0;
  for (let n = 0; n < 120 && cartagena.toAct(state) !== 0; n++) {
    const list: CartagenaMove[] = [];
    const moves = list.slice(0, cartagena.legalMoves(state, state.seat, list));
    const choices = [...reachableOf(cartagena.view(state, state.seat), moves)];
    const told = choices.flatMap(([, there]) => there.map(({ move }) => move));
    expect(told.sort()).toEqual(
      moves
        .map(({ text }) => text)
        .filter((text) => text !== 'stop')
        .sort(),
    );
    for (const [from, there] of choices)
      for (const { card, to, draws } of there) {
        expect(card === undefined ? draws > 0 : draws === 0).toBe(true);
        expect(card === undefined ? to < from : to > from).toBe(true);
        expect(to > 0 && to <= BOAT).toBe(true);
        if (card === undefined) retreats++;
        else if (to < BOAT) expect(state.tunnel.symbols[to - 1]).toBe(card);
      }
    cartagena.apply(state, state.seat, moves[n % moves.length]!, chance);
  }
  expect(retreats).toBeGreaterThan(0);
});
