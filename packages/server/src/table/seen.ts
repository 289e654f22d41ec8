import { Frames } from './frame.ts';
import type { Past } from './past.ts';

/** Versions of a table, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The frames of these versions as this person was sent them, or would have been: one for each, made from the entries. */
export function framesSeen(past: Past, person: string, { from, to }: Stretch): Promise<string[]> {
  return past.tell(from - 1, to, (now, news) => {
    const plan = now.version === from ? now.row.plan : undefined;
    return new Frames(now, now.at).frame(person, now.version - 1, [news], plan);
  });
}
