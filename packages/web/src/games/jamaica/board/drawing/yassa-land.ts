import type { Line, Point } from '../../../shared/board/geometry.ts';
import type { Bay, Islet } from './coast.ts';
import type { Planted, Stain, Clearing } from './growth.ts';
import type { Range, Grove } from './relief.ts';

export const BAYS: readonly Bay[] = [
  { at: [1300, 770], depth: 70, width: 170 },
  { at: [450, 830], depth: 54, width: 180 },
  { at: [130, 520], depth: 40, width: 120 },
  { at: [520, 120], depth: 34, width: 110 },
  { at: [940, 140], depth: 26, width: 90 },
];

export const ISLETS: readonly Islet[] = [
  { at: [1398, 812], size: [58, 34], seed: 21, turn: -30 },
  { at: [1330, 876], size: [18, 10], seed: 5 },
  { at: [470, 908], size: [74, 18], seed: 33, turn: 4 },
  { at: [560, 916], size: [14, 8], seed: 8 },
];

export const LAGOON: Line = [
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

export const RANGES: readonly Range[] = [
  { from: 280, to: 660, y: 350, bow: 26, height: 96, peaks: 6, seed: 11 },
  { from: 250, to: 612, y: 400, bow: 22, height: 94, peaks: 5, seed: 29 },
  { from: 262, to: 560, y: 444, bow: 10, height: 66, peaks: 5, seed: 52 },
  { from: 880, to: 1080, y: 436, height: 50, peaks: 4, seed: 71 },
  { from: 560, to: 690, y: 450, height: 38, peaks: 3, seed: 5 },
];

const SCRUB = ['tree-round', 'tree-banana', 'tree-wide'];
export const GROVES: readonly Grove[] = [
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

export const PLANTED: readonly Planted[] = [
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

export const MANGROVES: readonly Point[] = [
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

export const CLEARINGS: readonly Clearing[] = [
  [1152, 290, 250, 170],
  [772, 400, 300, 150],
  [1320, 480, 190, 230],
  ...RANGES.map(({ from, to, y, height }): Clearing => [(from + to) / 2, y - 30, to - from, height + 20]),
];

export const LEAVES: readonly Stain[] = [
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
export const EARTH: readonly Stain[] = [
  [420, 390, 170, 60],
  [790, 420, 160, 40],
  [1320, 490, 100, 90],
  [990, 410, 90, 26],
];

export const ROADS =
  'M1120 350C1080 400 1040 440 980 448M1176 350C1200 400 1200 440 1210 480 1216 540 1200 600 1210 660 1200 720 1130 760 1060 790M1100 330C1020 290 940 270 860 268 760 260 660 300 560 250M300 700C360 660 440 680 500 610 540 560 560 500 600 470';

export const RIVERS: readonly Line[] = [
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

export const BEDS: readonly Bed[] = [
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
