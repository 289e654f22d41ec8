import type { Contender } from './contenders.ts';
import type { CaseFigures } from './figures.ts';
import type { Report } from './report.ts';

/** What the server should reach with all its features. */
const AIMS = { ofFloor: 0.5, timesBoardgameIo: 2.5, p99OfFloor: 3, crowd: 10_000, megabytes: 1000 } as const;

interface Aim {
  readonly name: string;
  /** Undefined when this run did not measure it. */
  readonly isMet: boolean | undefined;
  readonly found: string;
}

export function verdictOf(report: Report): string {
  const words = aimsOf(report).map(
    ({ name, isMet, found }) => `${wordFor(isMet)} ${name}${found === '' ? '' : ` (${found})`}`,
  );
  return `VERDICT ${words.join('; ')}`;
}

function wordFor(isMet: boolean | undefined): string {
  if (isMet === undefined) return 'not measured:';
  return isMet ? 'met:' : 'MISSED:';
}

function aimsOf(report: Report): readonly Aim[] {
  const ours = casesOf(report, 'topsail');
  const theirs = casesOf(report, 'boardgame.io');
  const overMinutes = report.long.filter(({ contender }) => contender === 'topsail');
  return [
    atLeast(`${AIMS.ofFloor} of the floor`, AIMS.ofFloor, ours.map(named(({ closed }) => closed.ofFloor))),
    atLeast(
      `${AIMS.timesBoardgameIo} × boardgame.io`,
      AIMS.timesBoardgameIo,
      theirs.map((rival) => {
        const own = ours.find(({ tables }) => tables === rival.tables);
        return [`at ${rival.tables}`, (own?.closed.perSecond ?? NaN) / rival.closed.perSecond] as const;
      }),
    ),
    atMost(`p99 within ${AIMS.p99OfFloor} × the floor`, AIMS.p99OfFloor, [
      ...ours.map(named(({ closed }) => closed.p99OfFloor)),
      ...ours.map(({ tables, paced }) => [`at ${tables} paced`, paced.p99OfFloor] as const),
    ]),
    atMost(
      `p99 within ${AIMS.p99OfFloor} × the floor over minutes`,
      AIMS.p99OfFloor,
      overMinutes.map(({ figures }) => [`${report.options.pacedMinutes} min`, figures.p99OfFloor] as const),
    ),
    crowdAim(report),
  ];
}

type Found = readonly [string, number];

function named(figure: (one: CaseFigures) => number): (one: CaseFigures) => Found {
  return (one) => [`at ${one.tables}`, figure(one)];
}

function atLeast(name: string, least: number, found: readonly Found[]): Aim {
  return aim(`at least ${name}`, found, (figure) => figure >= least);
}

function atMost(name: string, most: number, found: readonly Found[]): Aim {
  return aim(name, found, (figure) => figure <= most);
}

function aim(name: string, found: readonly Found[], isGood: (figure: number) => boolean): Aim {
  return {
    name,
    isMet: found.length === 0 ? undefined : found.every(([, figure]) => isGood(figure)),
    found: found.map(([where, figure]) => `${figure.toFixed(2)} ${where}`).join(', '),
  };
}

function crowdAim({ crowd }: Report): Aim {
  const name = `${AIMS.crowd.toLocaleString('en')} tables under 1 GB`;
  const megabytes = crowd?.megabytes ?? undefined;
  if (crowd === null || megabytes === undefined || crowd.tables < AIMS.crowd)
    return { name, isMet: undefined, found: '' };
  return { name, isMet: megabytes < AIMS.megabytes, found: `${megabytes.toFixed(0)} MB` };
}

function casesOf({ cases }: Report, contender: Contender): readonly CaseFigures[] {
  return cases.filter((one) => one.contender === contender);
}
