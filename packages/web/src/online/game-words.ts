import type { GameSummary } from '@topsail/protocol';
import { familyOf } from '../games/catalogue/rulesets.ts';
import { captainName } from '../words/captains.ts';
import { words } from '../words/index.ts';
import { isolated } from '../words/isolated.ts';
import { seatIn, waitingFor } from './game-order.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whose time is as good as up. */
export function isSoon(milliseconds: number): boolean {
  return milliseconds < HOUR;
}

/** In the largest unit that is whole; nothing once the time is up, until the table has noticed it. */
export function leftInWords(milliseconds: number): string {
  const said = words.games.left;
  if (milliseconds <= 0) return said.over;
  if (milliseconds < MINUTE) return said.soon;
  if (milliseconds < HOUR) return said.minutes({ n: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < 2 * DAY) return said.hours({ n: Math.floor(milliseconds / HOUR) });
  return said.days({ n: Math.floor(milliseconds / DAY) });
}

/** How far the game has come; empty before it has begun. */
export function courseOf({ sketch, ruleset }: GameSummary): string {
  if (sketch === null) return '';
  const { round, turn } = words.games;
  return familyOf(ruleset) === 'cartagena' ? turn({ n: sketch.round }) : round({ n: sketch.round });
}

function nameOfSeat({ seats }: GameSummary, seat: number): string {
  const { occupant, colour } = seats[seat] ?? {};
  if (occupant?.kind === 'person') return isolated(occupant.name);
  return captainName(colour ?? seat);
}

/** The others at the table, people first. */
export function companyOf(game: GameSummary, person: string): string {
  const own = seatIn(game, person);
  const seats = [...game.seats.keys()].filter(
    (seat) => seat !== own && game.seats[seat]?.occupant.kind !== 'nobody',
  );
  const isBot = (seat: number): number => (game.seats[seat]?.occupant.kind === 'bot' ? 1 : 0);
  return words.listed(seats.toSorted((a, b) => isBot(a) - isBot(b)).map((seat) => nameOfSeat(game, seat)));
}

/** What is to be done, or who is to do it. */
export function stateOf(game: GameSummary, person: string): string {
  const said = words.games;
  const mine = waitingFor(game, person);
  if (mine !== undefined) return said.for[mine.for];
  const own = game.seats[seatIn(game, person) ?? -1];
  if (game.stage === 'over') return resultOf(game, person);
  if (game.stage === 'running' && own !== undefined && own.standIn !== null) return said.standIn;
  if (game.waiting.length > 0)
    return said.turnOf({ names: words.listed(game.waiting.map(({ seat }) => nameOfSeat(game, seat))) });
  const free = game.seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  return game.stage === 'open' && free > 0 ? said.free({ n: free }) : said.stages[game.stage];
}

function resultOf(game: GameSummary, person: string): string {
  const said = words.games;
  const seat = seatIn(game, person);
  const place = game.places?.find(({ entrant }) => entrant === seat);
  if (place === undefined) return said.stages.over;
  return place.rank === 1 ? said.won : said.place({ n: place.rank, of: game.places?.length ?? 0 });
}
