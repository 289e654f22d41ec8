import { percent } from '../arena/figures.ts';
import type { BinFigures, CalibrationFigures } from './calibrations.ts';
import { markdownTable } from './markdown.ts';
import { gameWords, grouped, rangeWords } from './words.ts';

const METHOD = `Played by \`npx topsail calibration --note\`. Bots of one level play each other; now and then the seat that is
about to choose is told its chance to win, from what it sees alone, as a hint and the coach tell it. Of all seats that
were promised about 30 %, about 30 % should win. The Brier score is the mean square of what was promised less what was
won; an even share promised to everybody is what it must beat. Promises of one game come true or fail together, so the
intervals are drawn from whole games. They hold for games of that level; how people's games end was not measured.`;

const TITLES = ['table', 'who plays', 'games', 'predictions', 'Brier', '95 %', 'even share'];
const MORE_TITLES = ['mean error', 'Brier by thirds'];

/** The part of the document about promises; nothing until the first was noted. */
export function calibrationsText(calibrations: readonly CalibrationFigures[]): string[] {
  if (calibrations.length === 0) return [];
  return [
    '## Can promises be trusted?',
    METHOD,
    markdownTable([[...TITLES, ...MORE_TITLES], ...calibrations.map(rowOf)], 2),
    `Won less promised, in points, by what was promised; 95 % intervals in brackets, and how many predictions there were.
Where there are fewer than 50 nothing is shown.`,
    markdownTable([['table', ...BIN_TITLES], ...calibrations.map(gapsOf)], 1),
  ];
}

const BIN_TITLES = Array.from({ length: 10 }, (_, bin) => `${10 * bin}–${10 * bin + 10} %`);

function tableWords({ ruleset, seats }: CalibrationFigures): string {
  return `${gameWords(ruleset)}, ${seats} seats`;
}

function rowOf(figures: CalibrationFigures): string[] {
  const { bot, games, predictions, brier, evenBrier, error, thirds } = figures;
  const range = brier.from === null || brier.to === null ? '–' : `${exact(brier.from)} to ${exact(brier.to)}`;
  return [
    ...[tableWords(figures), bot, grouped(games), grouped(predictions)],
    ...[exact(brier.value), range, exact(evenBrier), percent(error)],
    thirds.map((third) => exact(third.brier)).join(', '),
  ];
}

function gapsOf(figures: CalibrationFigures): string[] {
  return [tableWords(figures), ...figures.bins.map(gapOf)];
}

const FEWEST = 50;

function gapOf({ predictions, gap }: BinFigures): string {
  if (gap === null || predictions < FEWEST) return '–';
  const points = `${gap.value > 0 ? '+' : ''}${(100 * gap.value).toFixed(1)}`;
  return `${points} (${rangeWords(gap)}), ${grouped(predictions)}`;
}

function exact(x: number): string {
  return x.toFixed(3);
}
