import type { Rated } from '@topsail/bots';
import { percent, rangeOf, signed, milliseconds } from '../arena/figures.ts';
import { boutName, LADDER, type Bout, type Rung } from './bouts.ts';
import { calibrationsText } from './calibrations-text.ts';
import { duelsText } from './duels-text.ts';
import type { BoutFigures } from './figures.ts';
import { LEVELS_TEXT } from './levels-text.ts';
import { markdownTable } from './markdown.ts';
import type { Notebook } from './notebook.ts';
import { responsesText } from './responses-text.ts';
import { entriesOf, ratedOn, verdictOf, type Entry, type Verdict } from './verdict.ts';
import { gameWords, grouped, MARKS, rangeWords } from './words.ts';

/** The whole of docs/bots.md. */
export function documentOf({ bouts, responses = [], duels = [], calibrations = [] }: Notebook): string {
  const rungs = LADDER.map((rung) => ({ rung, entries: entriesOf(rung, bouts) }));
  const entries = rungs.flatMap((one) => one.entries);
  const parts = [
    '# Bots',
    'Made by `npx topsail ladder`: change the command, not this page.',
    playedWords(entries),
    LEVELS_TEXT,
    METHOD,
    '## How strong they are',
    tally(entries),
    ...rungs.map(({ rung, entries }) => sectionOf(rung, entries)),
    ...duelsText(duels),
    ...calibrationsText(calibrations),
    ...responsesText(responses),
  ];
  return `${parts.join('\n\n')}\n`;
}

const METHOD = `## How it was measured

One bot plays against copies of another in all other seats. Every seed is played with that bot in every seat, with the
same luck at the table, so that nobody wins by a better place or better dice. A shared win counts as a fraction, and
what the ghost ship wins is nobody's.

The intervals are 95 % intervals: seeds are drawn anew a thousand times (a bootstrap over whole seeds), and the share
of games won reaches at least as far as Wilson's interval does, for as many independent games as would scatter like the
seeds did. A bot that won every game would otherwise seem unbeatable; for it each seed counts as one game. A line is
cleared (✓) only if the lower end of the interval lies above it, and missed (✗) otherwise, be it by the bot's weakness
or for want of games.

Ratings are Plackett–Luce ratings over whole finishing orders: 400 points make ten times the odds. Each match gives the
distance of two bots, with its error; the table shows the ratings that agree best with all of them (weighted least
squares). They compare bots at the same kind of table only.

Times are means by the clock. A machine that does other work meanwhile makes them longer, up to many times, and changes
nothing else.`;

function playedWords(entries: readonly Entry[]): string {
  const figures = entries.flatMap(({ figures }) => (figures === undefined ? [] : [figures]));
  if (figures.length === 0) return 'Nothing has been played yet.';
  const days = [...new Set(figures.map(({ played }) => played))].sort();
  const machines = [...new Set(figures.map(({ machine }) => machine))].sort();
  const games = figures.reduce((sum, one) => sum + one.games, 0);
  return [
    `${grouped(games)} games, played ${[...new Set([days[0], days.at(-1)])].join(' to ')}.`,
    `Machine: ${machines.join(' and ')}.`,
    ...otherwiseWords(entries),
  ].join(' ');
}

/** A run of fewer games than the ladder asks for must say so. */
function otherwiseWords(entries: readonly Entry[]): string[] {
  const other = entries.filter(
    ({ bout, figures }) => figures !== undefined && figures.gamesAsked !== bout.games,
  );
  if (other.length === 0) return [];
  return [`${other.length} of ${entries.length} bouts were played with --games or --scale, not in full.`];
}

function tally(entries: readonly Entry[]): string {
  const named = (verdict: Verdict): string[] =>
    entries.filter((entry) => verdictOf(entry) === verdict).map(({ bout }) => boutName(bout));
  const [cleared, missed, open] = [named('cleared'), named('missed'), named('not played')];
  const asked = cleared.length + missed.length + open.length;
  return [
    `Of ${asked} lines, ${cleared.length} are cleared.`,
    ...(missed.length === 0 ? [] : [`Missed: ${missed.join('; ')}.`]),
    ...(open.length === 0 ? [] : [`Not played yet: ${open.length}.`]),
  ].join(' ');
}

const TITLES = ['bot', 'against', 'games', 'won', '95 %', 'even', 'line', '', 'points', 'ms a decision'];

function sectionOf(rung: Rung, entries: readonly Entry[]): string {
  const rated = ratedOn(entries);
  return [
    `### ${gameWords(rung.ruleset)}, ${rung.seats} seats`,
    markdownTable([TITLES, ...entries.map(rowOf)], 2),
    ...nobodyWords(entries),
    ...(rated.length === 0 ? [] : [ratingTable(rated)]),
  ].join('\n\n');
}

function rowOf(entry: Entry): string[] {
  const { bout, figures } = entry;
  const who = [bout.bot, `${bout.seats - 1} × ${bout.against}`];
  const asked = [percent(1 / bout.seats), lineWords(bout), MARKS[verdictOf(entry)]];
  if (figures === undefined) return [...who, 'not played', '', '', ...asked, '', ''];
  const { games, won, points, milliseconds: times } = figures;
  return [
    ...who,
    grouped(games),
    percent(won.value),
    rangeWords(won),
    ...asked,
    `${points.bot.toFixed(1)} : ${points.against.toFixed(1)}`,
    `${milliseconds(times.bot)} : ${milliseconds(times.against)}`,
  ];
}

function lineWords({ line }: Bout): string {
  return line === undefined ? '' : percent(line);
}

/** Wins that no bot could have: without them an even share would be less. */
function nobodyWords(entries: readonly Entry[]): string[] {
  const lost = entries.flatMap(({ figures }) => (figures === undefined ? [] : [nobodyWord(figures)]));
  const some = lost.filter((word) => word !== undefined);
  return some.length === 0
    ? []
    : [`Won by nobody (the ghost ship, or games that were cut): ${some.join('; ')}.`];
}

function nobodyWord({ name, nobodys }: BoutFigures): string | undefined {
  return nobodys < 0.0005 ? undefined : `${percent(nobodys)} (${name.split(' ').slice(2).join(' ')})`;
}

function ratingTable(rated: readonly Rated[]): string {
  const rows = rated.map(({ name, rating }) => [name, signed(rating.value), rangeOf(rating, signed)]);
  return markdownTable([['bot', 'rating', '95 %'], ...rows], 1);
}
