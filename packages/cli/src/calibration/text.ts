import type { Bin, Calibration, Interval } from '@topsail/bots';
import { percent } from '../arena/figures.ts';
import { columns } from '../columns.ts';
import type { Trust } from './run.ts';

const THIRDS = ['first third', 'second third', 'last third'];

/** A table of what was promised and what came of it, then how well each third of the game was foretold. */
export function calibrationText({ whole, thirds }: Trust): string {
  return [
    columns([
      ['promised', 'predictions', 'mean', 'won', 'won less mean', '95 %'],
      ...whole.bins.map(binCells),
    ]),
    '',
    columns([
      ['', 'predictions', 'Brier', '95 %', 'even share', 'mean error'],
      ['whole game', ...figureCells(whole)],
      ...thirds.map((third, i) => [THIRDS[i] ?? '', ...figureCells(third)]),
    ]),
    '',
    `${whole.games} games.`,
  ].join('\n');
}

function binCells({ from, to, predictions, promised, won, interval }: Bin): string[] {
  const name = `${(100 * from).toFixed(0)} to ${(100 * to).toFixed(0)} %`;
  if (predictions === 0) return [name, '0', '–', '–', '–', '–'];
  const gap = points(won - promised);
  return [name, String(predictions), percent(promised), percent(won), gap, range(interval, points)];
}

function figureCells({ predictions, brier, brierInterval, evenBrier, error }: Calibration): string[] {
  if (predictions === 0) return ['0', '–', '–', '–', '–'];
  const exact = (x: number): string => x.toFixed(4);
  return [String(predictions), exact(brier), range(brierInterval, exact), exact(evenBrier), points(error)];
}

/** In hundredths. */
function points(part: number): string {
  return (100 * part).toFixed(1);
}

function range(interval: Interval | null, write: (bound: number) => string): string {
  return interval === null ? '–' : interval.map(write).join(' to ');
}
