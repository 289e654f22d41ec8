import { parseSections, type CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { areaOf } from './areas.ts';
import { layOut } from './layout.ts';
import { marksOf } from './marks.ts';
import { standsOf } from './stands.ts';
import { hopping, wayOf } from './way.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);
const forward = { e: 'forward', seat: 0, card: 'key', from: 4, to: 9, passed: [6], left: 2 } as const;

test('a pirate who goes ahead lights where he lands and dashes those he passes', () => {
  const marks = marksOf(forward, layout);
  expect(marks?.lit).toEqual(areaOf(layout, 9));
  expect(marks?.passed).toEqual([areaOf(layout, 6)]);
  expect(marks?.course).toBe('ahead');
  expect(marks?.way.match(/Q/g)).toHaveLength(1);
});

test('his trail goes from foot to foot, and in a bow over those he passes', () => {
  const foot = (space: number): readonly [number, number] => {
    const [x, y] = layout.middles[space]!;
    return [Math.round(x), Math.round(y + 26)];
  };
  const trail = marksOf({ ...forward, to: 7 }, layout)?.way;
  const [[ax, ay], [bx, by], [cx, cy]] = [foot(4), foot(5), foot(7)];
  const bow = `${Math.round((bx + cx) / 2)} ${Math.min(by, cy) - 130}`;
  expect(trail).toBe(`M${ax} ${ay}L${bx} ${by}M${bx} ${by}Q${bow} ${cx} ${cy}`);
});

test('one who falls back leaves a trail of another kind, and other events leave none', () => {
  const back: CartagenaEvent = { e: 'back', seat: 0, from: 9, to: 4, passed: [], count: 1, left: 2 };
  expect(marksOf(back, layout)?.course).toBe('back');
  expect(marksOf({ e: 'stop', seat: 0 }, layout)).toBeUndefined();
});

test('he is off the ground over those he passes, and on it where he lands', () => {
  const [from] = standsOf([{ seat: 0, one: 0, position: 4 }], layout);
  const [to] = standsOf([{ seat: 0, one: 0, position: 9 }], layout);
  const way = wayOf(layout, from!, to!);
  const moments = hopping(way, forward);
  expect(moments.at(-1)).toEqual({ ...way.at(-1), when: 1 });
  // The second stride goes from 5 to 7, and its middle is its top.
  expect(moments[3]!.at[1]).toBeLessThan(Math.min(way[1]!.at[1], way[3]!.at[1]) - 40);
  for (const [n, { when }] of moments.entries())
    if (n > 0) expect(when).toBeGreaterThan(moments[n - 1]!.when);
});
