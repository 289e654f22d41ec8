import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

const BAD_USAGE = 2;

interface Flag {
  readonly usual: number;
  readonly about: string;
}

type Read<Flags> = { readonly [F in keyof Flags]: number } & { readonly seed: string };

/** What a drill was told on its command line, which is whole numbers and a seed; `--help` prints all of it and ends. */
export function readFlags<Flags extends Readonly<Record<string, Flag>>>(
  name: string,
  about: string,
  flags: Flags,
): Read<Flags> {
  const said = parse(Object.keys(flags));
  if (said.help === true) {
    console.log(usage(name, about, flags));
    process.exit(0);
  }
  const numbers = Object.entries<Flag>(flags).map(([flag, { usual }]) => [
    flag,
    wholeNumber(flag, said[flag] ?? usual),
  ]);
  const seed = said.seed ?? randomBytes(4).toString('hex');
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
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(flag: string, text: unknown): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  return refuse(`--${flag} wants a whole number, not '${String(text)}'`);
}

function refuse(problem: string): never {
  console.error(`${problem}\n(add --help for what is possible)`);
  process.exit(BAD_USAGE);
}

function usage(name: string, about: string, flags: Readonly<Record<string, Flag>>): string {
  const rows = Object.entries(flags).map(([flag, { usual, about: what }]) => [
    `--${flag} NUMBER`,
    `${what} (else ${usual})`,
  ]);
  rows.push(['--seed TEXT', 'Choices as in the run that printed this seed (else another every time)']);
  const width = Math.max(...rows.map(([said = '']) => said.length)) + 2;
  const lines = rows.map(([said = '', what = '']) => `  ${said.padEnd(width)}${what}.`);
  return `${about}\n\n  npm run ${name} -- [flags]\n\n${lines.join('\n')}\n\nThe last line is the verdict; the exit code is 0 for PASS and 1 for FAIL.`;
}
