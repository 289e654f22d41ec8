import { parseSections, type CartagenaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import type { News } from '../../shared/news.ts';
import { distance } from '../../shared/board/geometry.ts';
import { followed } from './following.ts';
import { layOut } from './layout.ts';
import { standsOf, type Pirate } from './stands.ts';
import { wayOf } from './way.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);
const CREWS = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 4, 4, 9],
];
const NO_NEWS: News<CartagenaEvent> = { told: [], takenBack: [] };
const gathered = followed([], NO_NEWS, CREWS);
const forward: CartagenaEvent = { e: 'forward', seat: 1, from: 4, to: 12, card: 'key', passed: [], left: 2 };
const back: CartagenaEvent = { e: 'back', seat: 1, from: 12, to: 9, passed: [], count: 1, left: 1 };
const WENT = [CREWS[0]!, [0, 0, 0, 4, 9, 12]];

function changed(after: readonly Pirate[]): readonly Pirate[] {
  return after.filter((pirate, i) => pirate.position !== gathered[i]!.position);
}

describe('a pirate is followed', () => {
  test('from place to place, while everybody else stays who and where he is', () => {
    const after = followed(gathered, { ...NO_NEWS, told: [forward] }, WENT);
    expect(changed(after)).toEqual([{ seat: 1, one: 4, position: 12 }]);
  });

  test('through several moves, and the other way round when they are taken back', () => {
    const crews = [CREWS[0]!, [0, 0, 0, 4, 9, 9]];
    const after = followed(gathered, { ...NO_NEWS, told: [forward, back] }, crews);
    expect(changed(after)).toEqual([{ seat: 1, one: 4, position: 9 }]);
    const again = followed(after, { ...NO_NEWS, takenBack: [back, forward] }, CREWS);
    // Two of the crew stood on space 9, and the last of them went: nobody was mustered anew.
    expect(changed(again)).toEqual([
      { seat: 1, one: 4, position: 9 },
      { seat: 1, one: 5, position: 4 },
    ]);
  });

  test('of his own crew, where two crews stand on one position', () => {
    const opening: CartagenaEvent = {
      e: 'forward',
      seat: 0,
      from: 0,
      to: 3,
      card: 'hat',
      passed: [],
      left: 2,
    };
    const crews = [[0, 0, 0, 0, 0, 3], CREWS[1]!];
    expect(changed(followed(gathered, { ...NO_NEWS, told: [opening] }, crews))).toEqual([
      { seat: 0, one: 5, position: 3 },
    ]);
  });

  test('anew at another table, and where nothing was heard of his way', () => {
    expect(followed(gathered, NO_NEWS, [[1, 2, 3]])).toEqual(
      [1, 2, 3].map((position, one) => ({ seat: 0, one, position })),
    );
    expect(followed(gathered, NO_NEWS, WENT).map(({ position }) => position)).toEqual(WENT.flat());
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
