import { openSqliteStore, type Store } from '@topsail/store';
import { onTestFinished, vi } from 'vitest';
import { CommitQueue } from '../../src/table-service/commit-queue.ts';
import { Lobby } from '../../src/table-service/lobby.ts';
import { MyGames } from '../../src/table-service/my-games.ts';
import { openTableService, type TableServiceParts } from '../../src/table-service/open-table-service.ts';
import type { TableContext } from '../../src/table-service/table-context.ts';
import type { TableService } from '../../src/table-service/table-service.ts';
import { openLog } from '../../src/log.ts';
import { bytesOfThisTest } from '../seeded-bytes.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const silent = openLog('silent');
const metrics = { commandAnswered: () => undefined, committed: () => undefined, thought: () => undefined };

/** Stops the clock of a test until it ends: time passes only when the returned function is called. */
export function stopClock(): (milliseconds: number) => Promise<void> {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
}

export interface TestService {
  readonly tables: TableService;
  readonly store: Store;
}

/** A table service with a real store, in which bots move at once. */
export async function openTestService(
  file: string,
  parts: Partial<TableServiceParts> = {},
): Promise<TestService> {
  const store = parts.store ?? openSqliteStore(file);
  const tables = await openTableService({
    store,
    metrics,
    log: silent,
    botThreads: 0,
    botPause: 0,
    random: bytesOfThisTest(),
    now: () => Date.now(),
    limitFactor: 1000,
    noticeDelay: 0,
    onNotices: () => undefined,
    ...parts,
  });
  await tables.wakeTables();
  return { tables, store };
}

/** The context of a table whose bots never find a move, unless `parts` has another `think`. */
export function testContext(store: Store, parts: Partial<TableContext>): TableContext {
  const commits = new CommitQueue(store, metrics, silent);
  const think = (): Promise<undefined> => Promise.resolve(undefined);
  return {
    ...{
      store,
      commits,
      lobby: new Lobby(),
      myGames: new MyGames(store, () => Promise.resolve(undefined)),
      metrics,
      log: silent,
      think,
      refuseTooMuch: () => undefined,
      countChatLine: () => undefined,
      noticeDelay: 0,
      onNotices: () => undefined,
      botPause: 0,
      now: () => Date.now(),
      startedAt: Date.now(),
    },
    random: bytesOfThisTest(),
    ...parts,
  };
}
