import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

const BAD_USAGE = 2;

interface Flag {
  readonly fallback: number;
  readonly about: string;
}

type Read<Flags> = { readonly [F in keyof Flags]: number } & { readonly seed: string };

/** Reads the command line of a drill: whole numbers and a seed. `--help` prints the usage and exits. */
export function readFlags<Flags extends Readonly<Record<string, Flag>>>(
  name: string,
  about: string,
  flags: Flags,
): Read<Flags> {
  const values = parse(Object.keys(flags));
  if (values.help === true) {
    console.log(usage(name, about, flags));
    process.exit(0);
  }
  const numbers = Object.entries<Flag>(flags).map(([flag, { fallback }]) => [
    flag,
    wholeNumber(flag, values[flag] ?? fallback),
  ]);
  const seed = values.seed ?? randomBytes(4).toString('hex');
  return { ...Object.fromEntries(numbers), seed } as Read<Flags>;
}

function parse(names: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const numbers = names.map((name) => [name, { type: 'string' }] as const);
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(numbers),
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(flag: string, text: unknown): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  return exitWith(`--${flag} needs a whole number, not '${String(text)}'`);
}

function exitWith(problem: string): never {
  console.error(`${problem}\n(--help lists all flags)`);
  process.exit(BAD_USAGE);
}

function usage(name: string, about: string, flags: Readonly<Record<string, Flag>>): string {
  const rows = Object.entries(flags).map(([flag, { fallback, about: what }]) => [
    `--${flag} NUMBER`,
    `${what} (default: ${fallback})`,
  ]);
  rows.push([
    '--seed TEXT',
    'Repeats the random choices of the run that printed this seed (default: random)',
  ]);
  const width = Math.max(...rows.map(([flag = '']) => flag.length)) + 2;
  const lines = rows.map(([flag = '', what = '']) => `  ${flag.padEnd(width)}${what}.`);
  return `${about}\n\n  npm run ${name} -- [flags]\n\n${lines.join('\n')}\n\nThe last line is the verdict; the exit code is 0 for PASS and 1 for FAIL.`;
}
