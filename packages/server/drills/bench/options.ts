import { parseArgs } from 'node:util';

const BAD_USAGE = 2;

const USAGE = `Loads the table server, with everything it does, and compares it with what a machine of this kind can do at all (a bare
WebSocket broadcast, bare durable inserts) and with other frameworks' servers under the same traffic.

  npm run bench:server                           everything, about twenty minutes
  npm run bench:server -- --paced-minutes 5      and a long paced run
  npm run bench:server -- --write                and write docs/server-speed.md
  npm run bench:server -- --short                only to see that it works: a few seconds

  --tables LIST          How many tables are played at, with commas between (else 50,400).
  --rounds NUMBER        How often each server is measured, in turns; medians count (else 3).
  --seconds NUMBER       How long each measurement takes (else 5).
  --paced NUMBER         Commands a second in paced measurements, over all tables (else 400).
  --paced-minutes NUMBER Measures the floor and Topsail paced once more, for so long (else 0: not).
  --crowd NUMBER         How many tables are kept open at once to see their memory (else 10000; 0: none).
  --no-rivals            Leaves out boardgame.io and Colyseus, which are installed into bench/server/rivals.
  --json                 Prints figures as JSON instead of the table.
  --help                 This text.

The last line is the verdict. Exit codes: 0 measured, whether or not the aims are met; 1 something was wrong or wrongly
answered; 2 bad usage.`;

export interface Options {
  readonly tables: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly paced: number;
  readonly pacedMinutes: number;
  readonly crowd: number;
  readonly waitsForForgetting: boolean;
  readonly rivals: boolean;
  readonly json: boolean;
  readonly write: boolean;
}

const USUAL = {
  ...{ tables: [50, 400], rounds: 3, seconds: 5, warmSeconds: 8, paced: 400, pacedMinutes: 0 },
  ...{ crowd: 10_000, waitsForForgetting: true, rivals: true },
};
const SHORT = {
  ...{ tables: [6], rounds: 1, seconds: 0.5, warmSeconds: 0.2, paced: 100, pacedMinutes: 0 },
  ...{ crowd: 30, waitsForForgetting: false, rivals: false },
};

/** Reads the command line; ends the process when it only asks for help or cannot be meant. */
export function readOptions(): Options {
  const said = parse();
  if (said.help === true) {
    console.log(USAGE);
    process.exit(0);
  }
  const usual = said.short === true ? SHORT : USUAL;
  return {
    ...usual,
    tables:
      said.tables === undefined ? usual.tables : said.tables.split(',').map((text) => number('tables', text)),
    rounds: number('rounds', said.rounds ?? usual.rounds),
    seconds: number('seconds', said.seconds ?? usual.seconds),
    paced: number('paced', said.paced ?? usual.paced),
    pacedMinutes: number('paced-minutes', said['paced-minutes'] ?? usual.pacedMinutes),
    crowd: number('crowd', said.crowd ?? usual.crowd),
    rivals: usual.rivals && said['no-rivals'] !== true,
    json: said.json === true,
    write: said.write === true,
  };
}

function parse() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: {
        ...{ tables: text, rounds: text, seconds: text, paced: text, 'paced-minutes': text, crowd: text },
        ...{ 'no-rivals': flag, short: flag, json: flag, write: flag, help: { ...flag, short: 'h' } },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function number(flag: string, said: string | number): number {
  const value = Number(said);
  const least = flag === 'crowd' || flag === 'paced-minutes' ? 0 : Number.MIN_VALUE;
  return Number.isFinite(value) && value >= least ? value : refuse(`--${flag} wants a number, not '${said}'`);
}

function refuse(problem: string): never {
  console.error(`${problem}\n(add --help for what is possible)`);
  process.exit(BAD_USAGE);
}
