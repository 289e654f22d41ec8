import type { Seat } from '@topsail/engine';
import type { GameSummary, WaitingSeat } from '@topsail/protocol';

/** One's games in the order in which they are looked for. */
export interface OrderedGames {
  /** Those that wait for this person, the most urgent first. */
  readonly mine: readonly GameSummary[];
  /** Those that wait for others, and open tables that wait for nobody in particular. */
  readonly others: readonly GameSummary[];
  readonly open: readonly GameSummary[];
  /** The last first. */
  readonly over: readonly GameSummary[];
}

export function seatIn({ seats }: GameSummary, person: string): Seat | undefined {
  const seat = seats.findIndex(({ occupant }) => occupant.kind === 'person' && occupant.person === person);
  return seat < 0 ? undefined : seat;
}

/** What the game waits for from this person; undefined when it waits for nothing. */
export function waitingFor(game: GameSummary, person: string): WaitingSeat | undefined {
  const seat = seatIn(game, person);
  return game.waiting.find((waiting) => waiting.seat === seat);
}

/** When the table does something by itself if nobody else does: the first deadline of all. */
export function nextDeadline({ waiting }: GameSummary): number | undefined {
  const deadlines = waiting.flatMap(({ deadline }) => deadline ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

export function orderGames(games: readonly GameSummary[], person: string): OrderedGames {
  const isMine = (game: GameSummary): boolean => waitingFor(game, person) !== undefined;
  const byDeadline = games.toSorted((a, b) => urgency(a) - urgency(b) || b.at - a.at);
  const latest = games.toSorted((a, b) => b.at - a.at);
  return {
    mine: byDeadline.filter(isMine),
    others: byDeadline.filter((game) => game.stage === 'running' && !isMine(game)),
    open: latest.filter((game) => game.stage === 'open' && !isMine(game)),
    over: latest.filter(({ stage }) => stage === 'over'),
  };
}

/** The next game that waits for this person, beside the one they are at. */
export function nextGame(
  games: readonly GameSummary[],
  person: string,
  here: string,
): GameSummary | undefined {
  return orderGames(games, person).mine.find(({ table }) => table !== here);
}

function urgency(game: GameSummary): number {
  return nextDeadline(game) ?? Infinity;
}
