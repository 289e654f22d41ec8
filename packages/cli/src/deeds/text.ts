import type { DeedShare, Interval } from '@topsail/bots';
import { columns } from '../columns.ts';
import { percent } from '../arena/figures.ts';
import type { BotWatched } from './watch.ts';

/** A table with a row for every deed, and three columns for every bot: how often of how many times, share, interval. */
export function deedsText(watched: readonly BotWatched[]): string {
  const titles = watched.flatMap(({ bot, games }) => [bot, `${games} games`, '95 %']);
  const deeds = watched[0]?.deeds ?? [];
  return columns([
    ['', ...titles],
    ...deeds.map(({ deed }, i) => [deed, ...watched.flatMap((one) => cellsOf(one.deeds[i]))]),
    [
      'points at the end',
      ...watched.flatMap(({ score }) => ['', score.value.toFixed(1), pointsRange(score)]),
    ],
  ]);
}

function cellsOf(share: DeedShare | undefined): string[] {
  if (share === undefined || share.occasions === 0) return ['–', '–', '–'];
  const { done, occasions, interval } = share;
  return [`${done} of ${occasions}`, percent(share.share), range(interval, 100)];
}

function pointsRange({ interval }: BotWatched['score']): string {
  return range(interval, 1);
}

function range(interval: Interval | null, times: number): string {
  if (interval === null) return '–';
  return interval.map((bound) => (times * bound).toFixed(1)).join(' to ');
}
