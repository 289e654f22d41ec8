import { columns } from '../columns.ts';
import type { Calibration } from './calibration.ts';
import type { Heap } from './heap.ts';
import type { Speed } from './jobs.ts';
import type { RivalSpeed } from './rival.ts';

export interface CaseReport extends Speed {
  readonly name: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly ghost: boolean;
  readonly heap: Heap;
  readonly boardgameIo: RivalSpeed | null;
}

export interface Report {
  readonly node: string;
  readonly cpu: string;
  readonly calibration: Calibration;
  readonly secondsPerRun: number;
  readonly cases: readonly CaseReport[];
  readonly boardgameIo: { readonly version: string | null; readonly reason: string | null };
  /** Our playouts a second by those of boardgame.io, for four-seat jamaica-1. */
  readonly ratioToBoardgameIo: number | null;
}

const TITLES = [
  '',
  'games/s',
  'decisions/s',
  'a game',
  'clone ns',
  'bytes/dec.',
  'bgio games/s',
  'ratio',
  'checksum',
];

export function reportText(report: Report): string {
  const { calibration, boardgameIo, ratioToBoardgameIo } = report;
  return [
    columns([TITLES, ...report.cases.map(row)]),
    '',
    `${report.cpu}, Node ${report.node}; calibration ${calibration.millionSteps.toFixed(0)} million steps/s`,
    boardgameIo.version === null
      ? `boardgame.io was not measured: ${boardgameIo.reason ?? ''}`
      : `boardgame.io ${boardgameIo.version}; four-seat jamaica-1 is ${ratioWords(ratioToBoardgameIo)} as fast here`,
  ].join('\n');
}

function row(one: CaseReport): string[] {
  const { boardgameIo: rival } = one;
  return [
    one.name,
    one.playoutsPerSecond.toFixed(0),
    one.decisionsPerSecond.toFixed(0),
    one.decisionsPerGame.toFixed(1),
    one.cloneNanoseconds.toFixed(0),
    one.heap.bytesPerDecision.toFixed(2),
    rival === null ? '-' : rival.playoutsPerSecond.toFixed(1),
    rival === null ? '-' : (one.playoutsPerSecond / rival.playoutsPerSecond).toFixed(0),
    one.checksum.hash,
  ];
}

function ratioWords(ratio: number | null): string {
  return ratio === null ? 'not measured' : `${ratio.toFixed(0)} times`;
}
