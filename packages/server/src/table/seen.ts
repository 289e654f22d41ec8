import { mayKnow } from './count.ts';
import { Frames } from './frame.ts';
import type { Past } from './past.ts';
import { viewerOf } from './shown.ts';

/** Versions of a table, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The frames of these versions as this person was sent them, or would have been: made from the entries. */
export async function framesSeen(past: Past, person: string, { from, to }: Stretch): Promise<string[]> {
  let isFirst = true;
  const frames = await past.tell(from - 1, to, (now, news) => {
    if (!mayKnow(news, viewerOf(now, person))) return [];
    const plan = isFirst ? now.row.plan : undefined;
    isFirst = false;
    return [new Frames(now, now.at).frame(person, now.version - 1, [news], plan)];
  });
  return frames.flat();
}
