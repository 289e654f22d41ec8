import type { PrintedSpace } from '@topsail/games';
import { inland, quayOf } from '../anchors.ts';
import { offset, resampled, spline, type Line, type Point } from '../geometry.ts';
import { CHANNEL, layOut, type Layout } from '../layout.ts';
import { YASSA_PLAN } from '../places-yassa.ts';
import { clearance, isInside, isletLine, shoreline, type Bay, type Islet } from './coast.ts';
import { planted, shorePalms, stains, tufts, type Clearing, type Planted, type Stain } from './growth.ts';
import { el, group, pen, ribbon, shape, stamp } from './ink.ts';
import { luckOf, wandering } from './luck.ts';
import { LIGHTS } from './palette.ts';
import { grove, range, type Grove, type Range } from './relief.ts';
import type { Scene } from './scene.ts';
import { fish, sign, sitesOf, type Site } from './spaces.ts';
import { bearings } from './water.ts';

const BAYS: readonly Bay[] = [
  { at: [1300, 770], depth: 70, width: 170 },
  { at: [450, 830], depth: 54, width: 180 },
  { at: [130, 520], depth: 40, width: 120 },
  { at: [520, 120], depth: 34, width: 110 },
  { at: [940, 140], depth: 26, width: 90 },
];

const ISLETS: readonly Islet[] = [
  { at: [1398, 812], size: [58, 34], seed: 21, turn: -30 },
  { at: [1330, 876], size: [18, 10], seed: 5 },
  { at: [470, 908], size: [74, 18], seed: 33, turn: 4 },
  { at: [560, 916], size: [14, 8], seed: 8 },
];

const LAGOON: Line = [
  [936, 790],
  [960, 752],
  [1040, 742],
  [1120, 706],
  [1164, 632],
  [1140, 546],
  [1060, 490],
  [960, 474],
  [860, 486],
  [760, 474],
  [660, 500],
  [600, 566],
  [590, 640],
  [640, 706],
  [726, 742],
  [780, 752],
  [800, 792],
];

const RANGES: readonly Range[] = [
  { from: 280, to: 660, y: 350, bow: 26, height: 96, peaks: 6, seed: 11 },
  { from: 250, to: 612, y: 400, bow: 22, height: 94, peaks: 5, seed: 29 },
  { from: 262, to: 560, y: 444, bow: 10, height: 66, peaks: 5, seed: 52 },
  { from: 880, to: 1080, y: 436, height: 50, peaks: 4, seed: 71 },
  { from: 560, to: 690, y: 450, height: 38, peaks: 3, seed: 5 },
];

const SCRUB = ['tree-round', 'tree-banana', 'tree-wide'];
const GROVES: readonly Grove[] = [
  { at: [336, 552], size: [96, 32], seed: 3 },
  { at: [476, 536], size: [66, 24], seed: 9 },
  { at: [420, 640], size: [84, 30], seed: 15 },
  { at: [290, 640], size: [50, 30], seed: 22 },
  { at: [960, 300], size: [60, 18], seed: 31 },
  { at: [640, 268], size: [70, 18], seed: 39 },
  { at: [1180, 440], size: [44, 26], seed: 45 },
  { at: [1380, 600], size: [34, 18], seed: 52 },
  { at: [1230, 640], size: [40, 26], seed: 58 },
  { at: [540, 690], size: [46, 22], seed: 64 },
  { at: [690, 796], size: [60, 14], seed: 70, kinds: SCRUB },
  { at: [1060, 800], size: [70, 18], seed: 76, kinds: SCRUB },
  { at: [880, 452], size: [120, 10], seed: 83, kinds: SCRUB },
  { at: [474, 908], size: [50, 9], seed: 90, kinds: ['tree-round', 'tree-wide'] },
];

const PLANTED: readonly Planted[] = [
  ['volcano', 772, 438, 1],
  ['karst-a', 1262, 402, 1],
  ['karst-b', 1322, 416, 1],
  ['karst-c', 1378, 432, 1],
  ['karst-d', 1290, 470, 0.9],
  ['karst-b', 1350, 500, 1],
  ['karst-a', 1402, 510, 0.78],
  ['karst-c', 1252, 540, 0.9],
  ['karst-d', 1310, 572, 0.82],
  ['karst-a', 1400, 822, 0.64],
  ['karst-c', 1424, 830, 0.5],
  ['hut', 500, 592, 0.95],
  ['hut', 534, 588, 0.9],
  ['hut', 520, 602, 1.05],
  ['field', 500, 626, 0.9],
  ['field', 534, 634, 0.9],
  ['field', 504, 642, 0.9],
  ['field', 376, 706, 0.9],
  ['field', 410, 716, 0.9],
  ['field', 380, 724, 0.9],
  ['mill', 344, 696, 0.85],
  ['palm-b', 382, 808, 0.9],
  ['palm-a', 452, 900, 0.85],
  ['palm-b', 500, 906, 0.75],
  ['palm-a', 1372, 822, 0.8],
];

const MANGROVES: readonly Point[] = [
  [606, 640],
  [600, 600],
  [616, 560],
  [650, 520],
  [1150, 600],
  [1146, 640],
  [1120, 540],
  [1132, 676],
  [634, 680],
  [1084, 510],
];

const CLEARINGS: readonly Clearing[] = [
  [1152, 290, 250, 170],
  [772, 400, 300, 150],
  [1320, 480, 190, 230],
  ...RANGES.map(({ from, to, y, height }): Clearing => [(from + to) / 2, y - 30, to - from, height + 20]),
];

const LEAVES: readonly Stain[] = [
  [340, 560, 130, 60],
  [450, 640, 120, 60],
  [960, 310, 120, 40],
  [640, 290, 120, 40],
  [1190, 440, 70, 50],
  [1320, 590, 90, 40],
  [700, 790, 90, 20],
  [1070, 790, 90, 24],
  [1230, 660, 60, 40],
];
const EARTH: readonly Stain[] = [
  [420, 390, 170, 60],
  [790, 420, 160, 40],
  [1320, 490, 100, 90],
  [990, 410, 90, 26],
];

const ROADS =
  'M1120 350C1080 400 1040 440 980 448M1176 350C1200 400 1200 440 1210 480 1216 540 1200 600 1210 660 1200 720 1130 760 1060 790M1100 330C1020 290 940 270 860 268 760 260 660 300 560 250M300 700C360 660 440 680 500 610 540 560 560 500 600 470';

const RIVERS: readonly Line[] = [
  [
    [520, 506],
    [536, 528],
    [562, 532],
    [584, 558],
    [612, 584],
  ],
  [
    [360, 330],
    [330, 290],
    [342, 250],
    [320, 210],
  ],
];

type Bed = readonly [x: number, y: number, rx: number, ry: number];

const BEDS: readonly Bed[] = [
  [900, 530, 44, 22],
  [640, 560, 30, 30],
  [1090, 690, 46, 22],
  [680, 690, 40, 18],
  [1400, 736, 40, 16],
  [1310, 820, 24, 36],
  [1416, 876, 30, 14],
  [400, 896, 40, 18],
  [560, 908, 40, 16],
  [60, 420, 22, 90],
  [70, 770, 26, 70],
  [1552, 600, 20, 60],
  [1420, 150, 70, 30],
  [1080, 1016, 60, 18],
  [180, 130, 70, 34],
  [170, 980, 70, 40],
  [1540, 960, 24, 60],
  [700, 76, 90, 20],
  [870, 80, 60, 16],
];

/** A horseshoe of sand and red rock round a lagoon. */
export function yassaScene(chart: readonly PrintedSpace[]): Scene {
  const layout = layOut(YASSA_PLAN.lanes);
  const sites = sitesOf(chart, layout);
  const main = horseshoe(layout, sites);
  const ports = sites.filter(({ space }) => space.kind === 'port').map(({ place }) => quayOf(place));
  const quays = ports
    .filter((quay) => !isInside(quay, main))
    .map(([x, y], i): Islet => ({ at: [x, y + 2], size: [34, 17], seed: 60 + i }));
  const land = [main, ...[...ISLETS, ...quays].map(isletLine)];
  return {
    plan: YASSA_PLAN,
    chart,
    lights: LIGHTS.reef,
    land,
    shallows: shallows(layout, land),
    ground: groundOf(main),
    growth: [
      ...RANGES.flatMap(range),
      ...GROVES.flatMap(grove),
      ...PLANTED.map(planted),
      ...MANGROVES.map(([x, y], i) => planted(['tree-mangrove', x, y + 6, 0.9 + (i % 3) * 0.12])),
      ...shorePalms(main, CLEARINGS, [866, 560]),
    ],
    town: { drawn: stamp('pirate-bay', [1150, 322]), at: [1150, 300] },
    ports: ['stilt-a', 'stilt-b'],
    marks: (site) => markOf(site),
    flourishes: FLOURISHES,
    patterns: PATTERNS,
  };
}

/** The outer shore, cut open at the mouth, with the lagoon's shore joined in. */
function horseshoe(layout: Layout, sites: readonly Site[]): Line {
  const ports = sites.filter(({ space: { kind, lane = '' } }) => kind === 'port' && !lane.endsWith('outer'));
  const outer = shoreline(layout, {
    lanes: [0, 2, 3, 5, 6, 7],
    bays: BAYS,
    quays: ports.map(({ place }) => place.at),
    home: YASSA_PLAN.lanes[0]?.via[0] ?? [0, 0],
    seeds: [31, 17, 23],
  });
  const isInMouth = ([x, y]: Point): boolean => Math.abs(x - 866) < 62 && y > 700;
  const last = outer.findLastIndex(isInMouth);
  const rest = [...outer.slice(last + 1), ...outer.slice(0, last + 1)].filter((point) => !isInMouth(point));
  const [wide, fine] = [wandering(41, 256), wandering(43, 256)];
  const shore = resampled(spline(LAGOON, 10), 9).map((point, i) =>
    offset(point, [1, 0], 7 * wide(i / 7) + 3 * fine(i / 2.4), -6 * fine(i / 5)),
  );
  return [...rest, ...shore];
}

/** Sand under water and coral heads on it: paler and softer than anything one can sail over. */
function shallows({ lanes }: Layout, land: readonly Line[]): string {
  const luck = luckOf(5);
  const isFree = (at: Point): boolean =>
    land.every((line) => !isInside(at, line) && clearance(at, line) > 12) &&
    lanes.every(({ line }) => clearance(at, line) > CHANNEL + 9);
  const corals = BEDS.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: Math.round((rx * ry) / 210) }, () => {
      const [spin, way] = [luck(0, 6.28), Math.sqrt(luck(0, 1)) * 0.86];
      const at: Point = [x + Math.cos(spin) * rx * way, y + Math.sin(spin) * ry * way];
      const kind = ['coral-a', 'coral-b', 'coral-c'][Math.floor(luck(0, 2.7))] ?? 'coral-a';
      return isFree(at) ? stamp(kind, at, { scale: luck(0.6, 1.1) }) : '';
    }),
  );
  return [
    el('rect', { width: 620, height: 390, x: 570, y: 450, fill: 'url(#caustic)', opacity: 0.26 }),
    bearings([96, 900], 16),
    bearings([1500, 120], 16),
    stains('sand', BEDS),
    group({ opacity: 0.75 }, ...corals),
  ].join('');
}

function groundOf(main: Line): string {
  const rivers = RIVERS.map((via) => ribbon(spline(via, 10), (t) => 0.8 + 10 * t ** 1.4));
  return [
    stains('leaf', LEAVES),
    stains('hill', EARTH),
    tufts(31, main, CLEARINGS),
    pen(ROADS, 'sepia', 2, { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round', opacity: 0.7 }),
    shape(rivers.join(''), { fill: 'var(--shoal)', stroke: 'var(--sepia)', 'stroke-width': 1.1 }),
  ].join('');
}

function markOf(site: Site): string {
  const { space, place } = site;
  switch (space.kind) {
    case 'sea':
      return fish(site);
    case 'port':
      return sign(site);
    case 'lair':
      return stamp('hideout', offset(inland(place, 12), [0, 1], 2), { scale: 0.88 });
    case 'start':
      return stamp('home', inland(place, 8));
  }
}

const FLOURISHES = [
  stamp('raft', [756, 606], { scale: 0.86 }),
  stamp('turtle', [910, 540], { scale: 0.62, turn: -24 }),
  stamp('turtle', [934, 676], { scale: 0.46, turn: 160 }),
  stamp('canoe', [866, 790], { scale: 0.62 }),
  stamp('canoe', [1108, 692], { scale: 0.56 }),
  stamp('dolphin', [84, 890], { scale: 0.62 }),
  stamp('dolphin', [1506, 140], { scale: 0.7, mirrored: true }),
  stamp('dolphin', [1462, 112], { scale: 0.52, mirrored: true }),
  stamp('rocks', [1540, 1026], { scale: 0.7 }),
  stamp('rocks', [68, 1026], { scale: 0.7 }),
].join('');

const PATTERNS =
  '<pattern id="caustic" width="92" height="70" patternUnits="userSpaceOnUse"><path d="M0 18C14 8 26 26 40 16S66 4 92 18M0 52C18 40 30 62 50 50S74 40 92 52M18 16C10 30 22 40 16 50M44 15C52 28 40 38 48 50M72 10C64 26 80 36 72 46M16 52C20 60 14 66 18 86M18 16C14 8 20 2 16-18M50 50C56 60 46 66 44 85M44 15C46 6 44 2 44-5M74 46C84 58 70 64 72 80" fill="none" stroke="var(--foam)" stroke-width="1.8" stroke-linecap="round"/></pattern>' +
  '<radialGradient id="ember"><stop stop-color="#ffd45e"/><stop offset=".5" stop-color="#f0822a" stop-opacity=".6"/><stop offset="1" stop-color="#e0631a" stop-opacity="0"/></radialGradient>';
