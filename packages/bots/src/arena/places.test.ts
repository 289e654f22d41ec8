import { describe, expect, it } from 'vitest';
import type { Entrant, Outcome } from '@topsail/engine';
import { placesOf } from './places.ts';

function ended(...standings: readonly (readonly [Entrant, number])[]): Outcome {
  return {
    reason: 'home',
    rule: 'END-1',
    standings: standings.map(([entrant, rank]) => ({ entrant, rank, score: 10 - rank, parts: [] })),
  };
}

describe('who won', () => {
  it('is the first alone', () => {
    const places = placesOf(ended([0, 2], [1, 1], [2, 3]), ['a', 'b', 'c']);
    expect(places.map(({ win, place }) => [win, place])).toEqual([
      [0, 2],
      [1, 1],
      [0, 3],
    ]);
  });

  it('is each of two in half, and they share the places', () => {
    const places = placesOf(ended([0, 1], [1, 3], [2, 1]), ['a', 'b', 'b']);
    expect(places.map(({ win, place }) => [win, place])).toEqual([
      [0.5, 1.5],
      [0, 3],
      [0.5, 1.5],
    ]);
  });

  it('is nobody when the ghost ship is first, and its place is not counted', () => {
    const places = placesOf(ended([0, 3], [1, 2], ['ghost', 1]), ['a', 'b']);
    expect(places.map(({ win, place }) => [win, place])).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  it('is only half a seat that is level with the ghost ship', () => {
    expect(placesOf(ended([0, 1], [1, 3], ['ghost', 1]), ['a', 'b'])[0].win).toBe(0.5);
  });
});
