import { cpus } from 'node:os';
import type { Reference } from './contenders.ts';
import { ABOUT } from './contenders.ts';
import type { CrowdFigures } from './crowd.ts';
import { casesOf, figuresOf, median, type CaseFigures, type Figures } from './figures.ts';
import type { InsertRun, Run } from './measure.ts';
import type { Options } from './options.ts';

export interface Report {
  readonly date: string;
  readonly machine: string;
  readonly options: Options;
  readonly sizes: Reference['sizes'];
  readonly cases: readonly CaseFigures[];
  readonly inserts: readonly InsertRun[];
  /** The long paced run of the floor and of our own server. */
  readonly long: readonly { readonly contender: string; readonly figures: Figures }[];
  readonly crowd: CrowdFigures | null;
}

export function reportOf(
  options: Options,
  { sizes }: Reference,
  measured: {
    readonly runs: readonly Run[];
    readonly inserts: readonly InsertRun[];
    readonly long: readonly Run[];
  },
  crowd: CrowdFigures | null,
): Report {
  const { runs, inserts, long } = measured;
  return {
    ...{ date: new Date().toISOString().slice(0, 10), machine: machine(), options, sizes, crowd },
    cases: casesOf(runs),
    inserts: options.tables.map((tables) => middleInsert(inserts.filter((run) => run.tables === tables))),
    long: long.map((run) => ({ contender: run.contender, figures: figuresOf([run], long, 0) })),
  };
}

function middleInsert(inserts: readonly InsertRun[]): InsertRun {
  return {
    tables: inserts[0]?.tables ?? 0,
    rowsPerCommit: median(inserts.map(({ rowsPerCommit }) => rowsPerCommit)),
    perSecond: median(inserts.map(({ perSecond }) => perSecond)),
  };
}

function machine(): string {
  const all = cpus();
  const model = (all[0]?.model ?? 'unknown').replaceAll(/\s+/g, ' ').trim();
  return `${all.length} × ${model}, Node ${process.versions.node}, ${process.platform}`;
}

const TITLES = [
  '',
  'cmd/s',
  'of floor',
  'p50 ms',
  'p99 ms',
  '× floor',
  'cores',
  'load',
  'µs/cmd',
  'MB',
  'bytes',
];

export function reportText(report: Report): string {
  const { sizes, options, inserts, long, crowd } = report;
  return [
    `${report.machine}; frames of ${whole(sizes.frame)} bytes, commands of ${whole(sizes.command)}, rows of ${whole(sizes.row)}`,
    ...options.tables.flatMap((tables) => [
      '',
      `${tables} tables × 4 clients, closed loop`,
      columns([TITLES, ...rows(report, tables, ({ closed }) => closed)]),
      ...inserts
        .filter((insert) => insert.tables === tables)
        .map(
          ({ perSecond, rowsPerCommit }) =>
            `bare durable inserts, ${whole(rowsPerCommit)} to a commit: ${whole(perSecond)}/s`,
        ),
      '',
      `${tables} tables × 4 clients, paced at ${options.paced} commands/s`,
      columns([TITLES, ...rows(report, tables, ({ paced }) => paced)]),
    ]),
    ...(long.length === 0
      ? []
      : [
          '',
          `${Math.max(...options.tables)} tables, ${options.pacedMinutes} minutes paced at ${options.paced} commands/s`,
        ]),
    ...(long.length === 0
      ? []
      : [columns([TITLES.slice(0, -1), ...long.map(({ contender, figures }) => cells(contender, figures))])]),
    ...(crowd === null ? [] : ['', crowdText(crowd)]),
    '',
    checkedText(report),
  ].join('\n');
}

function rows({ cases }: Report, tables: number, pick: (one: CaseFigures) => Figures): string[][] {
  return cases
    .filter((one) => one.tables === tables)
    .map((one) => [...cells(ABOUT[one.contender], pick(one)), whole(one.frameBytes)]);
}

function cells(name: string, figures: Figures): string[] {
  const { perSecond, ofFloor, p50, p99, p99OfFloor, serverCores, loadCores, microseconds, megabytes } =
    figures;
  return [
    ...[name, whole(perSecond), ofFloor.toFixed(2), p50.toFixed(2), p99.toFixed(2), p99OfFloor.toFixed(2)],
    ...[
      figureText(serverCores, 2),
      loadCores.toFixed(2),
      figureText(microseconds, 0),
      figureText(megabytes, 0),
    ],
  ];
}

function crowdText(crowd: CrowdFigures): string {
  const { tables, sockets, p99 } = crowd;
  const unloaded = crowd.megabytesAfterUnloading;
  return [
    `${whole(tables)} tables with a running game each, watched by their four players through ${whole(sockets)} sockets (a`,
    `host's socket for every table, and players who sit at many): ${figureText(crowd.megabytes, 0)} MB; p99 paced ${p99.toFixed(2)} ms.`,
    `A socket costs ${figureText(crowd.kilobytesPerSocket, 1)} kB, a live table ${figureText(crowd.kilobytesPerLiveTable, 1)} kB; an idle table, which is only rows,`,
    `${figureText(crowd.kilobytesPerIdleTable, 2)} kB of memory and ${crowd.kilobytesOnDisk.toFixed(1)} kB on disk.`,
    ...(unloaded === null
      ? []
      : [`After all clients left and all tables were unloaded: ${figureText(unloaded, 0)} MB.`]),
  ].join('\n');
}

function checkedText({ cases }: Report): string {
  const sum = (count: (one: CaseFigures) => number): string =>
    whole(cases.reduce((all, one) => all + count(one), 0));
  return `Checked: ${sum(({ commands }) => commands)} commands; ${sum(({ viewsChecked }) => viewsChecked)} last views equal to what was stored or counted.`;
}

function figureText(figure: number | null, digits: number): string {
  return figure === null ? '-' : figure.toFixed(digits);
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

/** Aligns the first column to the left, the others to the right. */
function columns(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  const pad = (cell: string, i: number): string => {
    const width = widths[i] ?? 0;
    return i === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
  };
  return table.map((row) => row.map(pad).join('')).join('\n');
}
