import type { Measured } from './figures.ts';
import type { Verdict } from './verdict.ts';

const GAMES: Readonly<Record<string, string>> = {
  'jamaica-1': 'Jamaica, first edition',
  'jamaica-2': 'Jamaica, second edition',
  yassa: 'Yassa',
  'cartagena-jamaica': 'Cartagena, Jamaica version (hidden hands, blind deck)',
  'cartagena-tortuga': 'Cartagena, Tortuga version (open hands, open row)',
  'cartagena-hispaniola': 'Cartagena, Hispaniola version (hidden hands, open row)',
};

export function gameWords(ruleset: string): string {
  return GAMES[ruleset] ?? ruleset;
}

export const MARKS: Readonly<Record<Verdict, string>> = {
  cleared: '✓',
  missed: '✗',
  'not asked': '',
  'not played': '',
};

/** `42.1 to 48.3`, in percent. */
export function rangeWords({ from, to }: Measured): string {
  return from === null || to === null ? '–' : `${(100 * from).toFixed(1)} to ${(100 * to).toFixed(1)}`;
}

export function grouped(count: number): string {
  return count.toLocaleString('en-GB');
}
