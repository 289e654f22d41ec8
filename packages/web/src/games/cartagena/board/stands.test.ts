import { BOAT, parseSections } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { areaOf, emptierSide, positionAt } from './areas.ts';
import { layOut } from './layout.ts';
import { standsOf, type Pirate } from './stands.ts';
import { told } from './told.ts';
import { withCard, type Choice, type Reachable } from './reachable.ts';
import { typed } from '../../shared/testing/typed.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);

function crew(seat: number, position: number, count: number): Pirate[] {
  return Array.from({ length: count }, (_, one) => ({ seat, one, position }));
}

describe('pirates stand', () => {
  test('on their stone, smaller where three share it', () => {
    for (const count of [1, 2, 3]) {
      for (const { at } of standsOf(crew(0, 9, count), layout)) {
        const { at: middle, size } = areaOf(layout, 9);
        expect(Math.abs(at[0] - middle[0])).toBeLessThanOrEqual(size[0] / 2);
        expect(Math.abs(at[1] - middle[1])).toBeLessThanOrEqual(size[1] / 2);
      }
    }
    const scale = (count: number) => standsOf(crew(0, 9, count), layout)[0]!.scale;
    expect(scale(2)).toBe(scale(1));
    expect(scale(3)).toBeLessThan(scale(2));
  });

  test('in the yard with their crew side by side, one crew behind the other', () => {
    const stands = standsOf([...crew(0, 0, 3), ...crew(1, 0, 3)], layout);
    const rows = [stands.slice(0, 3), stands.slice(3)].map((row) => new Set(row.map(({ at }) => at[1])));
    expect(rows.map(({ size }) => size)).toEqual([1, 1]);
    expect([...rows[0]!][0]).toBeLessThan([...rows[1]!][0]!);
    expect(stands[0]!.at[0]).toBeLessThan(stands[1]!.at[0]);
    const left = stands.slice(0, 3).reduce((sum, { at }) => sum + at[0], 0) / 3;
    expect(Math.abs(left - (layout.middles[0]![0] - 8))).toBeLessThan(8);
  });

  test('aboard nine at the rail, and the others behind them in the middle', () => {
    const stands = standsOf([...crew(0, BOAT, 6), ...crew(1, BOAT, 5)], layout);
    const rail = stands.slice(0, 9);
    expect(new Set(rail.map(({ at }) => at[1])).size).toBe(1);
    expect(stands[9]!.at[1]).toBeLessThan(rail[0]!.at[1]);
    expect(stands[10]!.at[0] - stands[9]!.at[0]).toBeCloseTo(rail[1]!.at[0] - rail[0]!.at[0]);
    const middle = (of: typeof stands) => of.reduce((sum, { at }) => sum + at[0], 0) / of.length;
    expect(middle(stands.slice(9))).toBeCloseTo(middle(rail));
  });
});

describe('a point of the sheet', () => {
  test('lies on the position whose area is there', () => {
    for (const position of [0, 7, 20, BOAT]) {
      const { at, size } = areaOf(layout, position);
      const edge = (x: number, y: number) =>
        positionAt(layout, [position], [at[0] + x * size[0], at[1] + y * size[1]]);
      expect([edge(0, 0), edge(0.49, 0.49), edge(-0.49, -0.49)]).toEqual([position, position, position]);
      expect([edge(0.51, 0), edge(0, -0.51)]).toEqual([undefined, undefined]);
    }
    expect(positionAt(layout, [], layout.middles[7]!)).toBeUndefined();
  });
});

describe('choices open', () => {
  const area = (x: number, y: number) => ({ at: [x, y] as const, size: [80, 80] as const });
  const one = area(800, 540);

  test('where they hide fewer of the places they lead to', () => {
    expect(emptierSide(one, [area(800, 400)])).toBe('below');
    expect(emptierSide(one, [area(800, 680)])).toBe('above');
    expect(emptierSide(one, [area(800, 680), area(700, 690), area(800, 400)])).toBe('above');
    expect(emptierSide(area(800, 300), [area(800, 420)])).toBe('above');
  });

  test('towards the middle where it makes no difference, or where the rim is near', () => {
    expect(emptierSide(area(800, 300), [])).toBe('below');
    expect(emptierSide(area(800, 800), [])).toBe('above');
    expect(emptierSide(area(800, 100), [area(800, 250)])).toBe('below');
    expect(emptierSide(area(800, 1000), [area(800, 850)])).toBe('above');
    expect(emptierSide(area(800, 300), [area(100, 420), area(800, 700), area(800, 310)])).toBe('below');
  });
});

describe('a choice', () => {
  const choice: Choice = {
    move: 'advance 3 hat',
    card: 'hat',
    to: 36,
    draws: 0,
    notes: ['Over 1 taken space'],
  };

  test('is told with all that comes of it', () => {
    expect(typed(told(choice))).toBe('Hat: 1 from the boat. Over 1 taken space');
    expect(typed(told({ ...choice, card: undefined, to: 0, notes: [] }))).toBe('Fall back: to the start');
  });

  test('is left where its card was picked up', () => {
    const key = { ...choice, move: 'advance 3 key' };
    const reachable: Reachable = new Map([
      [3, [choice, key]],
      [5, [{ ...choice, move: 'advance 5 hat' }]],
    ]);
    expect([...withCard(reachable, ['advance 3 key'])]).toEqual([[3, [key]]]);
  });
});
