import type { SprtVerdict } from '@topsail/bots';
import { milliseconds, percent } from '../arena/figures.ts';
import type { DuelFigures } from './duels.ts';
import { markdownTable } from './markdown.ts';
import { gameWords, grouped, rangeWords } from './words.ts';

const METHOD = `Played by \`npx topsail duel --note\`: a sequential test between two hypotheses about the share that one bot
wins against copies of another. It ends as soon as one of them can be accepted, with errors in no more than one case in
twenty. The intervals are as if the number of games had been settled beforehand, so those of a duel that ended early are a
little too narrow. A duel that was stopped before its verdict proves nothing.`;

const TITLES = ['table', 'bot', 'against', 'H0', 'H1', 'games', 'won', '95 %', 'ms a decision'];

const VERDICTS: Readonly<Record<SprtVerdict, string>> = {
  h0: 'H0 is accepted',
  h1: 'H1 is accepted',
  open: 'stopped before a verdict',
};

/** The part of the document about duels; nothing until the first was noted. */
export function duelsText(duels: readonly DuelFigures[]): string[] {
  if (duels.length === 0) return [];
  const [first, ...titles] = TITLES;
  return ['## Duels', METHOD, markdownTable([[first ?? '', 'verdict', ...titles], ...duels.map(rowOf)], 4)];
}

function rowOf({ ruleset, seats, verdict, bot, against, efforts, ...duel }: DuelFigures): string[] {
  const named = (name: string): string => `${name}${name in efforts ? ` (tries × ${efforts[name]})` : ''}`;
  const { hypotheses, games, won, milliseconds: times } = duel;
  return [
    ...[`${gameWords(ruleset)}, ${seats} seats`, VERDICTS[verdict]],
    ...[named(bot), `${seats - 1} × ${named(against)}`],
    ...[`≤ ${percent(hypotheses.h0)}`, `≥ ${percent(hypotheses.h1)}`],
    ...[grouped(games), percent(won.value), rangeWords(won)],
    `${milliseconds(times.bot)} : ${milliseconds(times.against)}`,
  ];
}
