import { setTimeout as sleep } from 'node:timers/promises';
import type { Sailor } from '../kit/sailor.ts';
import { must } from '../kit/verdict.ts';

/** Less than the client waits for a pong before it dials anew by itself. */
const SECONDS = 12;
/** So many at a time, or the server would hang up for another reason. */
const AT_ONCE = 20;
const PAUSE_MILLISECONDS = 30;

/**
 * Somebody asks for all of a table again and again and reads nothing, until the server has had enough and hangs up on
 * them. They come back like everybody else.
 */
export async function readNothing({ line, openTables }: Sailor): Promise<void> {
  const [table] = openTables;
  const latest = performance.now() + SECONDS * 1000;
  const { dialled } = line;
  line.stall();
  while (line.dialled === dialled) {
    must(performance.now() < latest, () => 'the server never hung up on a slow reader');
    for (let i = 0; i < AT_ONCE; i++) line.slip(JSON.stringify({ t: 'open', table, since: 0 }));
    await sleep(PAUSE_MILLISECONDS);
  }
}
