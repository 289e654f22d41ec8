import { isSeat, type Entrant, type Game } from '@topsail/engine';
import { columns } from './columns.ts';
import type { RandomGame } from './random-game.ts';

interface Share {
  wins: number;
  points: number;
}

/** What many games came to. */
export interface Tally {
  games: number;
  cut: number;
  moves: number;
  decisions: number;
  readonly shares: Map<Entrant, Share>;
  readonly endings: Map<string, number>;
}

export function startTally(): Tally {
  return { games: 0, cut: 0, moves: 0, decisions: 0, shares: new Map(), endings: new Map() };
}

export function count(tally: Tally, game: Game, played: RandomGame): void {
  tally.games++;
  tally.moves += played.record.steps.length;
  tally.decisions += played.decisions;
  const outcome = game.outcome(played.state);
  if (outcome === undefined) {
    tally.cut++;
    return;
  }
  tally.endings.set(outcome.reason, (tally.endings.get(outcome.reason) ?? 0) + 1);
  for (const { entrant, rank, score } of outcome.standings) {
    const share = tally.shares.get(entrant) ?? { wins: 0, points: 0 };
    tally.shares.set(entrant, { wins: share.wins + (rank === 1 ? 1 : 0), points: share.points + score });
  }
}

export function tallyText(tally: Tally): string {
  const { games, cut } = tally;
  const endings = [...tally.endings].map(([reason, times]) => `${reason} ${times}`);
  const rows = [...tally.shares].map(([entrant, { wins, points }]) => [
    isSeat(entrant) ? `seat ${entrant}` : entrant,
    String(wins),
    `${((100 * wins) / games).toFixed(1)} %`,
    (points / (games - cut)).toFixed(2),
  ]);
  return [
    `${games} games, ${(tally.moves / games).toFixed(1)} moves and ${(tally.decisions / games).toFixed(1)} decisions a game`,
    `ended: ${[...endings, ...(cut > 0 ? [`cut at the bound ${cut}`] : [])].join(', ')}`,
    '',
    columns([['', 'first', 'share', 'points'], ...rows]),
  ].join('\n');
}
