import { CONTENDERS, type Contender } from './contenders.ts';
import type { PhaseFigures } from './load/job.ts';
import type { Run } from './measure.ts';

/** One kind of load on one server: medians of all rounds. Ratios are taken within a round. */
export interface Figures {
  readonly perSecond: number;
  readonly ofFloor: number;
  readonly p50: number;
  readonly p99: number;
  readonly p99OfFloor: number;
  readonly serverCores: number | null;
  readonly loadCores: number;
  /** The server's CPU time per command, in microseconds. */
  readonly microseconds: number | null;
  readonly megabytes: number | null;
}

export interface CaseFigures {
  readonly contender: Contender;
  readonly tables: number;
  readonly closed: Figures;
  readonly paced: Figures;
  readonly frameBytes: number;
  readonly commandBytes: number;
  readonly commands: number;
  readonly viewsChecked: number;
}

const CLOSED = 1;
const PACED = 2;

export function casesOf(runs: readonly Run[]): readonly CaseFigures[] {
  const sizes = [...new Set(runs.map(({ tables }) => tables))];
  return sizes.flatMap((tables) =>
    CONTENDERS.flatMap((contender) => {
      const own = runs.filter((run) => run.contender === contender && run.tables === tables);
      return own.length === 0 ? [] : [caseOf(own, runs)];
    }),
  );
}

function caseOf(own: readonly Run[], all: readonly Run[]): CaseFigures {
  const [first] = own;
  if (first === undefined) throw new Error('a case has runs');
  const total = (count: (run: Run) => number): number => own.reduce((sum, run) => sum + count(run), 0);
  return {
    contender: first.contender,
    tables: first.tables,
    closed: figuresOf(own, all, CLOSED),
    paced: figuresOf(own, all, PACED),
    frameBytes: median(own.map(({ answer }) => answer.sizes.frame)),
    commandBytes: median(own.map(({ answer }) => answer.sizes.command)),
    commands: total(({ answer }) => answer.phases.reduce((sum, { commands }) => sum + commands, 0)),
    viewsChecked: total(({ answer }) => answer.viewsChecked),
  };
}

/** The figures of one phase; a round is compared with the floor in the same round. */
export function figuresOf(own: readonly Run[], all: readonly Run[], phase: number): Figures {
  const pairs = own.map((run) => [phaseOf(run, phase), phaseOf(floorOf(run, all), phase)] as const);
  const middle = (measure: (own: PhaseFigures, floor: PhaseFigures) => number): number =>
    median(pairs.map(([figures, floor]) => measure(figures, floor)));
  const middleOrNull = (measure: (own: PhaseFigures) => number | null): number | null =>
    pairs.some(([figures]) => measure(figures) === null)
      ? null
      : middle((figures) => measure(figures) ?? NaN);
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    ofFloor: middle((figures, floor) => figures.perSecond / floor.perSecond),
    p50: middle(({ milliseconds }) => milliseconds.p50),
    p99: middle(({ milliseconds }) => milliseconds.p99),
    p99OfFloor: middle((figures, floor) => figures.milliseconds.p99 / floor.milliseconds.p99),
    serverCores: middleOrNull(({ cores }) => cores.server),
    loadCores: middle(({ cores }) => cores.load),
    microseconds: middleOrNull(({ cores, perSecond }) =>
      cores.server === null ? null : (cores.server / perSecond) * 1e6,
    ),
    megabytes: middleOrNull(({ serverBytes }) => (serverBytes === null ? null : serverBytes / 1e6)),
  };
}

function phaseOf({ answer }: Run, phase: number): PhaseFigures {
  const figures = answer.phases[phase];
  if (figures === undefined) throw new Error(`no phase ${phase}`);
  return figures;
}

function floorOf({ round, tables }: Run, all: readonly Run[]): Run {
  const floor = all.find((run) => run.contender === 'floor' && run.round === round && run.tables === tables);
  if (floor === undefined) throw new Error('every round has a floor');
  return floor;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
  return (lower + upper) / 2;
}
