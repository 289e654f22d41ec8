import type { Entrant } from '@topsail/engine';
import type { Line } from '../games/contract/face.ts';
import { grouped } from '../games/shared/grouped.ts';
import type { Sign } from '../games/contract/signs.ts';

/** What one captain did while nobody looked, kind by kind. */
interface Doings {
  readonly by: Entrant;
  readonly deeds: readonly { readonly sign: Sign; readonly texts: readonly string[] }[];
}

/** A stretch of the log at a glance: what everybody did is counted, and what turned the race is told in words. */
export interface Summary {
  readonly doings: readonly Doings[];
  readonly news: readonly Line[];
}

const NEWS: readonly Sign[] = ['star', 'loot', 'curse', 'chest', 'drift', 'finish', 'note'];

export function summaryOf(lines: readonly Line[]): Summary {
  const told = lines.filter(({ head }) => head !== true);
  const news = told.filter(isNews);
  const others = told.filter((line) => !isNews(line));
  const doings = grouped(others, ({ by }) => String(by)).flatMap((done): readonly Doings[] => {
    const by = done[0]?.by;
    return by === undefined ? [] : [{ by, deeds: grouped(done, signOf).map(countedAs) }];
  });
  return { doings, news };
}

const signOf = ({ sign = 'note' }: Line): Sign => sign;

function isNews(line: Line): boolean {
  return NEWS.includes(signOf(line));
}

function countedAs(lines: readonly Line[]): Doings['deeds'][number] {
  return { sign: lines[0]?.sign ?? 'note', texts: lines.map(({ text }) => text) };
}
