import type { Line, Point } from '../../../shared/board/geometry.ts';
import type { Bay, Islet } from './coast.ts';
import type { Planted, Stain } from './growth.ts';
import type { Range, Grove } from './relief.ts';

export const BAYS: readonly Bay[] = [
  { at: [1176, 768], depth: 178, width: 178 },
  { at: [404, 822], depth: 92, width: 185 },
  { at: [400, 262], depth: 34, width: 110 },
  { at: [1490, 420], depth: 26, width: 90 },
  { at: [770, 140], depth: 22, width: 70 },
];

export const ISLETS: readonly Islet[] = [
  { at: [1322, 858], size: [74, 44], seed: 21, turn: -12 },
  { at: [1208, 884], size: [26, 14], seed: 5 },
  { at: [296, 886], size: [76, 30], seed: 33, turn: 14 },
  { at: [196, 832], size: [18, 14], seed: 9 },
  { at: [290, 196], size: [66, 25], seed: 41, turn: -10 },
  { at: [392, 174], size: [20, 10], seed: 47 },
];

export const RANGES: readonly Range[] = [
  { from: 520, to: 1130, y: 350, bow: 44, height: 96, peaks: 9, seed: 14 },
  { from: 474, to: 1156, y: 398, bow: 26, height: 104, peaks: 8, seed: 33 },
  { from: 560, to: 1060, y: 440, bow: 12, height: 62, peaks: 7, seed: 88 },
  { from: 376, to: 566, y: 558, height: 58, peaks: 4, seed: 21 },
  { from: 858, to: 968, y: 688, height: 44, peaks: 3, seed: 61 },
  { from: 668, to: 800, y: 698, height: 46, peaks: 3, seed: 24 },
  { from: 1250, to: 1378, y: 506, height: 42, peaks: 3, seed: 7 },
  { from: 896, to: 960, y: 604, height: 30, peaks: 2, seed: 19 },
];

export const GROVES: readonly Grove[] = [
  { at: [556, 474], size: [108, 22], seed: 3 },
  { at: [430, 446], size: [36, 14], seed: 8 },
  { at: [1092, 466], size: [112, 22], seed: 13 },
  { at: [412, 584], size: [62, 24], seed: 18 },
  { at: [1060, 252], size: [36, 12], seed: 23 },
  { at: [926, 256], size: [50, 12], seed: 28 },
  { at: [720, 258], size: [48, 12], seed: 33 },
  { at: [610, 304], size: [30, 12], seed: 38 },
  { at: [806, 752], size: [84, 24], seed: 43 },
  { at: [934, 732], size: [44, 16], seed: 48 },
  { at: [708, 740], size: [36, 14], seed: 53 },
  { at: [1276, 446], size: [72, 14], seed: 58 },
  { at: [1380, 484], size: [26, 12], seed: 63 },
];

export const PLANTED: readonly Planted[] = [
  ['field', 530, 640, 0.95],
  ['field', 566, 656, 0.95],
  ['field', 500, 660, 0.95],
  ['field', 540, 674, 0.9],
  ['field', 1196, 330, 0.85],
  ['field', 1166, 340, 0.85],
  ['field', 1190, 350, 0.85],
  ['mill', 1146, 316, 0.85],
  ['mill', 486, 628, 1],
  ['hamlet', 668, 630, 0.95],
  ['field', 632, 652, 0.9],
  ['field', 664, 662, 0.9],
  ['hamlet', 824, 688, 0.9],
  ['field', 812, 712, 0.9],
  ['field', 848, 716, 0.9],
  ['fort', 1404, 566, 1],
  ['hamlet', 980, 560, 0.85],
  ['hamlet', 390, 486, 0.85],
];

export const ON_ISLETS: readonly Planted[] = [
  ['palm-a', 1300, 862, 0.9],
  ['hill-c', 1338, 866, 0.75],
  ['bush', 1368, 872, 0.8],
  ['palm-b', 1322, 884, 0.85],
  ['palm-b', 1272, 876, 0.7],
  ['jungle-b', 306, 884, 0.8],
  ['palm-b', 258, 876, 0.8],
  ['palm-a', 344, 896, 0.85],
  ['palm-a', 280, 200, 0.78],
  ['bush', 310, 202, 0.72],
  ['palm-b', 256, 206, 0.66],
  ['palm-a', 334, 198, 0.6],
];

export const LEAVES: readonly Stain[] = [
  [330, 470, 50, 110],
  [560, 620, 120, 70],
  [1240, 440, 120, 44],
  [1120, 260, 60, 40],
  [640, 740, 70, 60],
  [520, 470, 130, 50],
  [440, 580, 90, 50],
  [1080, 460, 150, 44],
  [820, 430, 300, 40],
  [800, 740, 150, 40],
  [960, 690, 70, 60],
  [920, 254, 220, 26],
  [620, 310, 80, 36],
  [1330, 480, 90, 40],
  [1322, 858, 60, 26],
  [300, 884, 70, 20],
];

export const ROADS =
  'M1196 392C1130 440 1090 500 1000 528 960 540 930 545 905 548M690 560C620 590 560 610 470 600 400 600 350 620 320 690M800 610C800 660 760 720 716 790M820 610C850 660 900 720 916 806M1196 380C1100 320 1130 240 990 214M440 600C400 540 340 480 306 430';

export const RIVERS: readonly { readonly via: Line; readonly mouth: number }[] = [
  {
    via: [
      [716, 396],
      [690, 440],
      [676, 500],
      [640, 540],
      [636, 600],
      [600, 650],
      [608, 700],
      [580, 760],
      [562, 830],
    ],
    mouth: 14,
  },
  {
    via: [
      [960, 400],
      [980, 450],
      [1000, 500],
      [1040, 520],
      [1060, 566],
      [1110, 580],
      [1130, 590],
      [1180, 600],
    ],
    mouth: 12,
  },
  {
    via: [
      [1000, 350],
      [1010, 300],
      [990, 262],
      [1000, 206],
    ],
    mouth: 10,
  },
];

export const TOWN: Point = [1318, 300];
