import { forEachCourse, seeded } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cellsOf } from './geometry.ts';
import { drawSections, isOverlapping, layTunnel, makeSections, parseSections } from './tunnel.ts';
import { SECTION_NAMES, SYMBOLS, type Section } from './types.ts';
import { landing, rearmostRefuge, refugeBehind } from './way.ts';

/** The six sections in order, with every choice of ends and sides. */
function everyLay(): Section[][] {
  return Array.from({ length: 4 ** 6 }, (_, choice) =>
    SECTION_NAMES.map((section, i) => ({
      section,
      enter: (choice >> (2 * i)) % 2 === 0 ? 'straight' : 'zigzag',
      side: (choice >> (2 * i + 1)) % 2 === 0 ? 'left' : 'right',
    })),
  );
}

function distinctCells(sections: readonly Section[]): number {
  return new Set(cellsOf(sections).map(({ x, y }) => `${x},${y}`)).size;
}

describe('C-SET-1 the tunnel as drawn', () => {
  it('overlaps exactly where a zigzag end turns back into the bend before it', () => {
    for (const sections of everyLay()) expect(isOverlapping(sections)).toBe(distinctCells(sections) < 38);
  });

  it('goes from cell to neighbouring cell, from the start to the boat', () => {
    for (const sections of everyLay().filter((_, i) => i % 7 === 0)) {
      const cells = cellsOf(sections);
      expect(cells).toHaveLength(38);
      for (let i = 1; i < cells.length; i++) {
        expect(Math.abs(cells[i].x - cells[i - 1].x) + Math.abs(cells[i].y - cells[i - 1].y)).toBe(1);
      }
    }
  });

  it('has the bends of the sections', () => {
    const cells = cellsOf(parseSections('A+l B-r C+l D+l E+l F+l')!).map(({ x, y }) => [x, y]);
    expect(cells.slice(0, 7)).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
    ]);
    const mirrored = cellsOf(parseSections('A-r B-r C+l D+l E+l F+l')!).map(({ x, y }) => [x, y]);
    expect(mirrored.slice(1, 8)).toEqual([
      [0, 0],
      [0, -1],
      [-1, -1],
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -2],
    ]);
  });

  it('never overlaps when drawn, and every way to lay it is as likely', () => {
    const ends = [1, 2, 1, 1, 2, 2]; // + − + + − −
    const drawn: string[] = [];
    forEachCourse(
      (chance) => {
        let place = 0;
        const roll = (n: number, what: string): number => {
          if (what === 'section') return 1;
          return what === 'end of section' ? ends[place++] : chance.roll(n, what);
        };
        drawn.push(makeSections(drawSections({ roll })));
      },
      (probability) => expect(probability).toBe(1 / 16),
    );
    const free = everyLay().filter((lay) => endsOf(lay) === '+-++--' && distinctCells(lay) === 38);
    expect(drawn.sort()).toEqual(free.map(makeSections).sort());
  });

  it('reads back from its text', () => {
    for (const seed of ['a', 'b', 'c']) {
      const sections = drawSections(seeded(seed));
      expect(parseSections(makeSections(sections))).toEqual(sections);
    }
  });
});

function endsOf(sections: readonly Section[]): string {
  return sections.map(({ enter }) => (enter === 'straight' ? '+' : '-')).join('');
}

describe('the way', () => {
  const tunnel = layTunnel(drawSections(seeded('way')));

  it('knows the six spaces of every symbol', () => {
    SYMBOLS.forEach((card, symbol) => {
      const spaces = tunnel.spaces.slice(6 * symbol, 6 * symbol + 6);
      expect(spaces.map((space) => tunnel.symbols[space - 1])).toEqual(new Array<string>(6).fill(card));
      expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
    });
  });

  it('C-FWD-1, C-FWD-4: leads from everywhere to the first free space strictly ahead', () => {
    for (const [everyNth, seed] of [2, 3, 5, 7].entries()) {
      const crowd = Array.from({ length: 38 }, (_, space) => (space % seed === everyNth ? 1 : 0));
      for (let from = 0; from < 37; from++) {
        SYMBOLS.forEach((card, symbol) => {
          let to = from + 1;
          while (to < 37 && (tunnel.symbols[to - 1] !== card || crowd[to] > 0)) to++;
          expect(landing(tunnel, crowd, from, symbol)).toBe(to);
        });
      }
    }
  });

  it('C-BACK-1: leads back to one or two, and a pirate beyond the rearmost of them may go', () => {
    const crowd = new Array<number>(38).fill(0);
    [crowd[0], crowd[3], crowd[9], crowd[12], crowd[37]] = [2, 3, 2, 1, 1];
    expect([37, 13, 12, 10, 9, 4, 1].map((from) => refugeBehind(crowd, from))).toEqual([
      12, 12, 9, 9, 0, 0, 0,
    ]);
    expect(rearmostRefuge(crowd)).toBe(9);
    expect(rearmostRefuge(new Array<number>(38).fill(0))).toBe(37);
  });
});
