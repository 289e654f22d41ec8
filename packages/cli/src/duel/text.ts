import { clusterWilson, type SprtVerdict } from '@topsail/bots';
import { milliseconds, percent } from '../arena/figures.ts';
import { lineUpWords } from '../arena/line-up.ts';
import { shareOf, type Thinking } from './blocks.ts';
import { gamesPerBlock, type Duel } from './plan.ts';
import type { Stand } from './run.ts';

const VERDICTS: Readonly<Record<SprtVerdict, string>> = {
  h0: 'H0 is accepted',
  h1: 'H1 is accepted',
  open: 'not decided yet',
};

/** `31.2 % of 128 games (24.0 to 39.4); LLR 1.23 of -2.94 to 2.94; 02:03` */
export function standLine({ test, blocks }: Stand, duel: Duel, seconds: number): string {
  const games = blocks.length * gamesPerBlock(duel);
  const { ratio, lower, upper, share } = test;
  return (
    `${percent(share)} of ${games} games${intervalWords(blocks.map(shareOf))}; ` +
    `LLR ${ratio.toFixed(2)} of ${lower.toFixed(2)} to ${upper.toFixed(2)}; ${clockWords(seconds)}`
  );
}

export function duelText(stand: Stand, duel: Duel, seconds: number): string {
  const { match, hypotheses, seed } = duel;
  const { h0, h1, alpha, beta } = hypotheses;
  const { ruleset, seats } = match.setup;
  return [
    `${lineUpWords(match.lineUp)} (${ruleset}, ${seats} seats), seeds from "${seed}"${effortWords(duel)}`,
    `H0: no more than ${percent(h0)} won; H1: at least ${percent(h1)}; errors at most ${percent(alpha)} and ${percent(beta)}`,
    standLine(stand, duel, seconds),
    `ms a decision: ${meanTime(stand.blocks.map(({ own }) => own))} against ${meanTime(stand.blocks.map(({ others }) => others))}`,
    `${VERDICTS[stand.test.verdict]}.`,
  ].join('\n');
}

/** As if the number of games had been settled beforehand. */
function intervalWords(shares: readonly number[]): string {
  if (shares.length < 2) return '';
  const [from, to] = clusterWilson(shares);
  return ` (95 %: ${(100 * from).toFixed(1)} to ${(100 * to).toFixed(1)})`;
}

function effortWords({ match: { efforts } }: Duel): string {
  if (efforts === undefined) return '';
  return `; tries ${Object.entries(efforts)
    .map(([name, effort]) => `${name} × ${effort}`)
    .join(', ')}`;
}

function meanTime(thinking: readonly Thinking[]): string {
  const decisions = thinking.reduce((sum, one) => sum + one.decisions, 0);
  const time = thinking.reduce((sum, one) => sum + one.milliseconds, 0);
  return decisions === 0 ? '–' : milliseconds(time / decisions);
}

function clockWords(seconds: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
