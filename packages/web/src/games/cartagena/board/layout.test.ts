import { seeded } from '@topsail/engine';
import { BOAT, cartagena, parseSections, type Section } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { distance } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import { layOut } from './layout.ts';
import { signAt } from './niches.ts';
import { torchesOf } from './torches.ts';

const drawn = Array.from({ length: 60 }, (_, n): readonly Section[] => {
  const setup = {
    ruleset: 'cartagena-tortuga',
    seats: 2,
    options: { tunnel: 'random', 'boat-retreat': 'yes' },
  };
  return cartagena.view(cartagena.setup(setup, seeded(`tunnel ${n}`)), 0).table.sections;
});
const extremes = [
  'A+l B+l C+l D+l E+l F+l',
  'A+r B+r C+r D+r E+r F+r',
  'A-l B-l C-l D-l E-l F-l',
  'A-r B-r C-r D-r E-r F-r',
  'A-l B+r C+l D+r E+l F+r',
].map((text) => parseSections(text)!);

describe.each([
  { name: 'as luck lays it', tunnels: drawn },
  { name: 'as steep or as flat as it can be', tunnels: extremes },
])('a tunnel $name', ({ tunnels }) => {
  test('has a place for every position', () => {
    for (const tunnel of tunnels) expect(layOut(tunnel).middles).toHaveLength(BOAT + 1);
  });

  test('lays neighbours side by side, with a step of the same length each way', () => {
    for (const tunnel of tunnels) {
      const { middles, pitch } = layOut(tunnel);
      for (let space = 2; space < BOAT; space++) {
        const step = distance(middles[space - 1]!, middles[space]!);
        expect(pitch.some((length) => Math.abs(length - step) < 0.01)).toBe(true);
      }
    }
  });

  test('lets no two stones overlap', () => {
    for (const tunnel of tunnels) {
      const { middles, half } = layOut(tunnel);
      const stones = middles.slice(1, BOAT);
      for (const [i, a] of stones.entries())
        for (const b of stones.slice(i + 1)) {
          const apart = Math.abs(a[0] - b[0]) > 2 * half[0] || Math.abs(a[1] - b[1]) > 2 * half[1];
          expect(apart).toBe(true);
        }
    }
  });

  test('keeps its stones on the sheet, between the prison and the boat, and big enough to stand on', () => {
    for (const tunnel of tunnels) {
      const { middles, half } = layOut(tunnel);
      expect(half[1]).toBeGreaterThan(27);
      for (const [x, y] of middles.slice(1, BOAT)) {
        expect(x - half[0] > 180 && x + half[0] < 1480).toBe(true);
        expect(y - half[1] > 50 && y + half[1] < SHEET.height - 50).toBe(true);
      }
    }
  });

  test('leaves the prison and the boat with its mast on the sheet, and the boat clear of stones', () => {
    for (const tunnel of tunnels) {
      const { middles, half } = layOut(tunnel);
      const [gate, boat] = [middles[0]!, middles[BOAT]!];
      expect(gate[1] > 180 && gate[1] < 990).toBe(true);
      expect(boat[1] > 160 && boat[1] < 1000).toBe(true);
      for (const [x, y] of middles.slice(1, BOAT))
        expect(x + half[0] < boat[0] - 90 || Math.abs(y - boat[1]) > half[1]).toBe(true);
    }
  });

  test('is lit all along, by torches that hang on bare rock', () => {
    for (const tunnel of tunnels) {
      const layout = layOut(tunnel);
      const torches = torchesOf(layout);
      for (const middle of layout.middles.slice(1, BOAT))
        expect(Math.min(...torches.map((torch) => distance(torch, middle)))).toBeLessThan(280);
      for (const torch of torches)
        for (const [x, y] of layout.middles.slice(1, BOAT))
          expect(Math.abs(torch[0] - x) > layout.half[0] || Math.abs(torch[1] - y) > layout.half[1]).toBe(
            true,
          );
    }
  });

  test('leaves room for its name', () => {
    for (const tunnel of tunnels) {
      const layout = layOut(tunnel);
      const [x, y] = signAt(layout);
      for (const stone of layout.middles.slice(1, BOAT))
        expect(
          Math.abs(stone[0] - x) > layout.half[0] + 150 || Math.abs(stone[1] - y) > layout.half[1] + 44,
        ).toBe(true);
    }
  });
});
