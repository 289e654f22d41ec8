import { percent } from '../arena/figures.ts';
import { markdownTable } from './markdown.ts';
import {
  byRuleset,
  RESPONSE_TABLES,
  responseLine,
  responseName,
  responseVerdict,
  type ResponseFigures,
  type ResponseTable,
} from './responses.ts';
import { gameWords, grouped, MARKS, rangeWords } from './words.ts';

const METHOD = `Played by \`npx topsail best-response\`. A bot is taught against the Captain alone: it begins with
what he knows and plays him. What positions are worth is fitted to how these games ended, and where choices are learned,
what it expects of him is fitted to what he chose; of what the games say little about, it keeps what it knew. Then it
plays a match against him, measured as above. The line is a most, not a least: it is
kept (✓) only if the upper end of the interval lies no higher, and missed (✗) otherwise, be it by the Captain's weakness
or for want of games.

Such a bot weighs the same traits as the Captain and searches less than he does. What it wins shows how far he can be
exploited at least; a cleverer opponent may win more, so a line that is kept proves little.`;

const TITLES = ['ruleset', 'seats', 'games of training', 'games of the match', 'won', '95 %', 'line', ''];

/** The part of the document about bots taught against the Captain; nothing until the first has played. */
export function responsesText(responses: readonly ResponseFigures[]): string[] {
  if (responses.length === 0) return [];
  const unplayed = RESPONSE_TABLES.filter((table) => figuresAt(table, responses) === undefined);
  const tables = [...responses, ...unplayed].sort(byRuleset);
  const rows = tables.map((table) => rowOf(table, figuresAt(table, responses)));
  return [
    '## Can the Captain be exploited?',
    METHOD,
    playedWords(responses),
    markdownTable([TITLES, ...rows], 1),
    ...nobodyWords(responses),
  ];
}

function figuresAt(table: ResponseTable, responses: readonly ResponseFigures[]): ResponseFigures | undefined {
  return responses.find(({ name }) => name === responseName(table));
}

function rowOf(table: ResponseTable, figures: ResponseFigures | undefined): string[] {
  const line = responseLine(table);
  const asked = [line === undefined ? '' : percent(line), MARKS[responseVerdict(table, figures?.won)]];
  const where = [gameWords(table.ruleset), String(table.seats)];
  if (figures === undefined) return [...where, 'not played', '', '', '', ...asked];
  const { training, games, won } = figures;
  return [...where, grouped(training.games), grouped(games), percent(won.value), rangeWords(won), ...asked];
}

function playedWords(responses: readonly ResponseFigures[]): string {
  const days = [...new Set(responses.map(({ played }) => played))].sort();
  const machines = [...new Set(responses.map(({ machine }) => machine))].sort();
  return `Played ${[...new Set([days[0], days.at(-1)])].join(' to ')}. Machine: ${machines.join(' and ')}.`;
}

function nobodyWords(responses: readonly ResponseFigures[]): string[] {
  const some = responses.filter(({ nobodys }) => nobodys >= 0.0005);
  if (some.length === 0) return [];
  const words = some.map(({ nobodys, name }) => `${percent(nobodys)} (${name})`);
  return [`Won by nobody (the ghost ship, or games that were cut): ${words.join('; ')}.`];
}
