import { percent } from '../arena/figures.ts';
import { responseLine, responseVerdict, type ResponseFigures } from '../ladder/responses.ts';
import { rangeWords } from '../ladder/words.ts';

/** What came of it, for the person at the terminal. */
export function responseText(figures: ResponseFigures): string {
  const { ruleset, seats, training, games, won, nobodys } = figures;
  const nobody = nobodys < 0.0005 ? '' : `; nobody won ${percent(nobodys)}`;
  return [
    `${ruleset}, ${seats} seats: taught by ${counted(training.games, 'game')} against the Captain, ` +
      `in ${counted(training.generations, 'generation')}`,
    `of a match of ${games} games it won ${percent(won.value)} ` +
      `(95 %: ${rangeWords(won)}; even ${percent(1 / seats)}${nobody})`,
    ...verdictWords(figures),
  ].join('\n');
}

/** `1 game`, `2 games`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function verdictWords(figures: ResponseFigures): string[] {
  const { won } = figures;
  const line = responseLine(figures);
  if (line === undefined) return [];
  const asked = `the line of no more than ${percent(line)} is`;
  if (responseVerdict(figures, won) === 'cleared') return [`${asked} kept, by the whole interval`];
  if (won.to === null) return [`${asked} missed: one seed gives no interval, and proves nothing`];
  const why = won.value > line ? 'it won more' : `it may win up to ${percent(won.to)}`;
  return [`${asked} missed: ${why}`];
}
