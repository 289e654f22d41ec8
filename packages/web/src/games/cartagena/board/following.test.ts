import { parseSections } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { distance } from '../../shared/board/geometry.ts';
import { followed } from './following.ts';
import { layOut } from './layout.ts';
import { standsOf, type Pirate } from './stands.ts';
import { wayOf } from './way.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);
const gathered = followed(
  [],
  [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 4, 4, 9],
  ],
);

describe('a pirate is followed', () => {
  test('from place to place, while everybody else stays who and where he is', () => {
    const after = followed(gathered, [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 4, 9, 12],
    ]);
    const changed = after.filter((pirate, i) => pirate.position !== gathered[i]!.position);
    expect(changed).toEqual([{ seat: 1, one: 4, position: 12 }]);
  });

  test('anew at another table', () => {
    expect(followed(gathered, [[1, 2, 3]])).toEqual(
      [1, 2, 3].map((position, one) => ({ seat: 0, one, position })),
    );
  });

  test('along the tunnel, stone by stone, also backwards', () => {
    const [from] = standsOf([{ seat: 0, one: 0, position: 9 }], layout);
    const [to] = standsOf([{ seat: 0, one: 0, position: 4 }], layout);
    const way = wayOf(layout, from!, to!);
    expect(way).toHaveLength(6);
    expect(distance(way[0]!.at, from!.at)).toBeLessThan(0.01);
    expect(distance(way.at(-1)!.at, to!.at)).toBeLessThan(0.01);
    for (const [i, { at }] of way.entries())
      if (i > 0) expect(distance(at, way[i - 1]!.at)).toBeLessThan(140);
  });
});

test('pirates who share a position stand apart, in the yard, on a stone and aboard', () => {
  const crowd = (position: number, seats: number, each: number): Pirate[] =>
    Array.from({ length: seats * each }, (_, n) => ({
      seat: n % seats,
      one: Math.floor(n / seats),
      position,
    }));
  for (const pirates of [crowd(0, 5, 6), crowd(37, 5, 5), crowd(8, 1, 3), crowd(8, 3, 1)]) {
    const stands = standsOf(pirates, layout);
    for (const [i, a] of stands.entries())
      for (const b of stands.slice(i + 1)) expect(distance(a.at, b.at)).toBeGreaterThan(12);
  }
});
