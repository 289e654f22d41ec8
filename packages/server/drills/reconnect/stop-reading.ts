import { setTimeout as sleep } from 'node:timers/promises';
import type { VirtualUser } from '../kit/virtual-user.ts';
import { must } from '../kit/verdict.ts';

/** Shorter than the time after which the client reconnects because a pong is missing. */
const SECONDS = 12;
/** More at a time would exceed the rate limit, and the server would disconnect for that reason. */
const AT_ONCE = 20;
const PAUSE_MILLISECONDS = 30;

/**
 * Requests a whole table again and again without reading, until the server disconnects the slow reader. The client then
 * reconnects.
 */
export async function stopReading({ connection, openTables }: VirtualUser): Promise<void> {
  const [table] = openTables;
  const latest = performance.now() + SECONDS * 1000;
  const { connectCount } = connection;
  connection.pauseReading();
  while (connection.connectCount === connectCount) {
    must(performance.now() < latest, () => 'the server did not disconnect a slow reader');
    for (let i = 0; i < AT_ONCE; i++) connection.sendRaw(JSON.stringify({ t: 'open', table, since: 0 }));
    await sleep(PAUSE_MILLISECONDS);
  }
}
