import { luckOf, type Luck } from '../../shared/board/luck.ts';
import { between, mean, type Line, type Point } from '../../shared/board/geometry.ts';
import { pair, polygon } from '../../shared/board/path-text.ts';
import { SHEET } from '../../shared/board/sheet.ts';

/** Bare rock: facets in four tones, their lit edges, and the hatching of their shaded ones. */
interface Rock {
  readonly tones: readonly string[];
  readonly lit: string;
  readonly hatching: string;
}

const COLUMNS = 17;
const ROWS = 12;
const TONES = 4;

/** The same rock behind every tunnel. */
export function makeRock(): Rock {
  const luck = luckOf(12);
  const net = netOf(luck);
  const tones = Array.from({ length: TONES }, (): string[] => []);
  const [lit, hatching]: [string[], string[]] = [[], []];
  for (const facet of facetsOf(net)) {
    const inner = inset(facet, luck(0.03, 0.07));
    tones[Math.floor(luck(0, TONES))]?.push(polygon(inner));
    lit.push(edgeOf(inner));
    hatching.push(hatchOf(inner, luck));
  }
  return { tones: tones.map((facets) => facets.join('')), lit: lit.join(''), hatching: hatching.join('') };
}

/** Points of a grid that luck has shaken. */
function netOf(luck: Luck): readonly Line[] {
  return Array.from({ length: ROWS + 1 }, (_, j) => {
    const shift = luck(-40, 40);
    return Array.from({ length: COLUMNS + 3 }, (_, i): Point => {
      const [x, y] = [((i - 1) * SHEET.width) / COLUMNS, (j * SHEET.height) / ROWS];
      return [x + shift + luck(-34, 34), y + luck(-30, 30)];
    });
  });
}

function facetsOf(net: readonly Line[]): readonly Line[] {
  return net.slice(1).flatMap((below, j) => {
    const above = net[j] ?? [];
    return below.slice(1).flatMap((d, i) => {
      const [a, b, c] = [above[i], above[i + 1], below[i]];
      return a === undefined || b === undefined || c === undefined ? [] : [[a, b, d, c]];
    });
  });
}

function inset(facet: Line, share: number): Line {
  const middle = mean(facet);
  return facet.map((point) => between(point, middle, share));
}

function edgeOf([a, b, , d]: Line): string {
  if (a === undefined || b === undefined || d === undefined) return '';
  return `M${pair(between(d, a, 0.15))}L${pair(a)} ${pair(between(a, b, 0.86))}`;
}

function hatchOf([a, b, c, d]: Line, luck: Luck): string {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  return Array.from({ length: Math.floor(luck(2, 6)) }, (_, m) => {
    const from = between(c, b, 0.08 + m * 0.13);
    const to = between(from, between(d, a, 0.1 + m * 0.1), luck(0.16, 0.3));
    return `M${pair(from)}L${pair(to)}`;
  }).join('');
}
