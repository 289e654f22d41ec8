import type { BotSummary } from '@topsail/bots';
import { columns } from '../columns.ts';
import { milliseconds, percent, rangeOf, signed } from './figures.ts';
import { lineUpWords } from './line-up.ts';
import type { ArenaReport } from './report.ts';

const RESULT_TITLES = ['', 'seats', 'won', 'a seat', '95 %', 'points', '95 %', 'place', 'rating', '95 %'];
const TIME_TITLES = ['ms a decision', 'decisions', 'mean', 'p50', 'p95', 'p99', 'max'];

export function reportText(report: ArenaReport): string {
  return [
    titleOf(report),
    gamesWords(report),
    ...stoppedWords(report),
    '',
    columns([RESULT_TITLES, ...report.bots.map(resultRow)]),
    '',
    evenWords(report),
    '',
    columns([TIME_TITLES, ...report.bots.map(timeRow)]),
  ].join('\n');
}

export function titleOf({ ruleset, seats, options, lineUp }: ArenaReport): string {
  const ghost = options.ghost === 'yes' ? ' and the ghost ship' : '';
  return `${lineUpWords(lineUp)} (${ruleset}, ${seats} seats${ghost})`;
}

function gamesWords(report: ArenaReport): string {
  const { games, gamesAsked, seeds, rotations, isComplete, seed } = report;
  const rounded = isComplete && games > gamesAsked ? ` (${gamesAsked} asked, rounded up to whole seeds)` : '';
  const turns = rotations === 1 ? '' : `, each in ${rotations} rotations`;
  return (
    `${games} games${rounded}: ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} from "${seed}"${turns}; ` +
    `${report.movesPerGame.toFixed(1)} moves a game; ${report.seconds.toFixed(1)} s on ${report.threads} ` +
    (report.threads === 1 ? 'thread' : 'threads')
  );
}

function stoppedWords({ isComplete, gamesAsked, leftOver }: ArenaReport): string[] {
  if (isComplete) return [];
  return [
    `Stopped early: ${gamesAsked} games were asked for; ${leftOver} of unfinished seeds are not counted.`,
  ];
}

function evenWords({ even, nobodysShare, cut, seeds }: ArenaReport): string {
  const nobody = nobodysShare < 0.0005 ? [] : [`${percent(nobodysShare)} of the wins were nobody's`];
  const stopped = cut === 0 ? [] : [`${cut} games were cut at the bound`];
  const single = seeds > 1 ? [] : ['one seed gives no interval'];
  return [`even would be ${percent(even)} a seat`, ...nobody, ...stopped, ...single].join('; ');
}

function resultRow(bot: BotSummary): string[] {
  return [
    bot.name,
    String(bot.copies),
    percent(bot.winShare.value),
    percent(bot.seatShare.value),
    rangeOf(bot.seatShare, (share) => (100 * share).toFixed(1)),
    bot.score.value.toFixed(2),
    rangeOf(bot.score, (score) => score.toFixed(2)),
    bot.place.value.toFixed(2),
    signed(bot.rating.value),
    rangeOf(bot.rating, signed),
  ];
}

function timeRow({ name, times }: BotSummary): string[] {
  const { decisions, mean, p50, p95, p99, max } = times;
  return [name, String(decisions), ...[mean, p50, p95, p99, max].map(milliseconds)];
}
