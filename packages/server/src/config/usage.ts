import { SETTINGS } from './settings.ts';

const rows = Object.values(SETTINGS).map((setting) => ({
  ...setting,
  flagText: `--${setting.flag}${'placeholder' in setting ? ` ${setting.placeholder}` : ''}`,
}));

const width = Math.max(...rows.map(({ flagText }) => flagText.length)) + 2;

/** What `--help` prints. */
export const USAGE = `The Topsail table server: tables, bots and web pages in one process.

  npm start -- [--port 8080] [--host 127.0.0.1] [--data data]

${rows.map(helpLine).join('\n')}
  ${'--help'.padEnd(width)}This text.

Exit codes: 0 stopped, 1 could not start or run on, 2 bad usage.`;

function helpLine({ flagText, help, variable, fallback }: (typeof rows)[number]): string {
  const otherwise = fallback === '' ? '' : `, default ${fallback}`;
  return `  ${flagText.padEnd(width)}${help}\n  ${' '.repeat(width)}(or ${variable}${otherwise})`;
}
