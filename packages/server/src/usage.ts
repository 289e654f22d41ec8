import { SETTINGS } from './settings.ts';

const rows = Object.values(SETTINGS).map((setting) => ({
  ...setting,
  said: `--${setting.flag}${'takes' in setting ? ` ${setting.takes}` : ''}`,
}));

const width = Math.max(...rows.map(({ said }) => said.length)) + 2;

/** What `--help` prints. */
export const USAGE = `The Topsail table server: tables, bots and web pages in one process.

  npm start -- [--port 8080] [--host 127.0.0.1] [--data data]

${rows.map(line).join('\n')}
  ${'--help'.padEnd(width)}This text.

Exit codes: 0 stopped, 1 could not start or run on, 2 bad usage.`;

function line({ said, about, variable, usual }: (typeof rows)[number]): string {
  const otherwise = usual === '' ? '' : `, else ${usual}`;
  return `  ${said.padEnd(width)}${about}\n  ${' '.repeat(width)}(or ${variable}${otherwise})`;
}
