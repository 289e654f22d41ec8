import { parseArgs } from 'node:util';

const BAD_USAGE = 2;

const USAGE = `Measures the table server under load and compares it with the floor of this machine (a bare WebSocket broadcast, bare
durable inserts) and with servers of other frameworks under the same traffic.

  npm run bench:server                           everything, about twenty minutes
  npm run bench:server -- --paced-minutes 5      plus a long paced run
  npm run bench:server -- --write                and writes docs/server-speed.md
  npm run bench:server -- --short                a few seconds, only to see that it works

  --tables LIST          Numbers of tables, separated by commas (default: 50,400).
  --rounds NUMBER        How often each server is measured; the report has medians (default: 3).
  --seconds NUMBER       How long each measurement takes (default: 5).
  --paced NUMBER         Commands per second in paced measurements, over all tables (default: 400).
  --paced-minutes NUMBER Also measures the floor and Topsail paced for so long (default: 0, off).
  --crowd NUMBER         How many tables are opened to measure their memory (default: 10000; 0: off).
  --no-rivals            Leaves out boardgame.io and Colyseus, which are installed into bench/server/rivals.
  --json                 Prints the figures as JSON.
  --help                 This text.

The last line is the verdict. Exit codes: 0 measured, whether or not the aims are met; 1 an error or a wrong answer; 2 bad
usage.`;

export interface Options {
  readonly tables: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly paced: number;
  readonly pacedMinutes: number;
  readonly crowd: number;
  readonly waitsForUnloading: boolean;
  readonly rivals: boolean;
  readonly json: boolean;
  readonly write: boolean;
}

const DEFAULTS = {
  ...{ tables: [50, 400], rounds: 3, seconds: 5, warmSeconds: 8, paced: 400, pacedMinutes: 0 },
  ...{ crowd: 10_000, waitsForUnloading: true, rivals: true },
};
const SHORT = {
  ...{ tables: [6], rounds: 1, seconds: 0.5, warmSeconds: 0.2, paced: 100, pacedMinutes: 0 },
  ...{ crowd: 30, waitsForUnloading: false, rivals: false },
};

/** Reads the command line. Exits after `--help` and on bad usage. */
export function readOptions(): Options {
  const values = parse();
  if (values.help === true) {
    console.log(USAGE);
    process.exit(0);
  }
  const defaults = values.short === true ? SHORT : DEFAULTS;
  return {
    ...defaults,
    tables:
      values.tables === undefined
        ? defaults.tables
        : values.tables.split(',').map((part) => number('tables', part)),
    rounds: number('rounds', values.rounds ?? defaults.rounds),
    seconds: number('seconds', values.seconds ?? defaults.seconds),
    paced: number('paced', values.paced ?? defaults.paced),
    pacedMinutes: number('paced-minutes', values['paced-minutes'] ?? defaults.pacedMinutes),
    crowd: number('crowd', values.crowd ?? defaults.crowd),
    rivals: defaults.rivals && values['no-rivals'] !== true,
    json: values.json === true,
    write: values.write === true,
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
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

function number(flag: string, text: string | number): number {
  const value = Number(text);
  const least = flag === 'crowd' || flag === 'paced-minutes' ? 0 : Number.MIN_VALUE;
  return Number.isFinite(value) && value >= least
    ? value
    : exitWith(`--${flag} needs a number, not '${text}'`);
}

function exitWith(problem: string): never {
  console.error(`${problem}\n(--help lists all flags)`);
  process.exit(BAD_USAGE);
}
