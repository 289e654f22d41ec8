import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE, makeFolder, openSqliteStore, type Store } from '@topsail/store';
import type { Config } from './config/config.ts';
import { SETTINGS } from './config/settings.ts';
import { openTableService } from './table-service/open-table-service.ts';
import { readStaticFiles, type StaticFiles } from './http/static-files.ts';
import { openLog, type Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openNotices, type Notices } from './notices/open-notices.ts';
import { secureRandomBytes, type RandomBytes } from './random.ts';
import { makeServer } from './server.ts';
import { SteadyClock } from './steady-clock.ts';
import { DataFolderError } from './startup-error.ts';

/** The same path from the sources and from the bundle. */
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly log: Log;
  /** Settles when every accepted command is on disk and its viewers are notified. */
  readonly stop: () => Promise<void>;
}

/** What a test server replaces. */
export interface StartOptions {
  readonly random?: RandomBytes;
  readonly webFolder?: string;
}

/** Wires all parts together and listens. Rejects when the port or the data folder cannot be used. */
export async function start(
  config: Config,
  { random = secureRandomBytes, webFolder = WEB_FOLDER }: StartOptions = {},
): Promise<RunningServer> {
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const store = openStore(config);
  const { botThreads, botPause } = config;
  const clock = new SteadyClock();
  const now = (): number => clock.now();
  const limitFactor = config.credits / Number(SETTINGS.credits.fallback);
  const files = staticFilesIn(webFolder, log);
  const notices = openNoticesIn({ config, store, files, log, now });
  const tables = await openTableService({
    ...{ store, metrics, log, botThreads, botPause, random, now, limitFactor },
    noticeDelay: config.noticeDelay * 1000,
    onNotices: () => notices.worker.wake(),
  });
  const server = makeServer({ config, store, tables, notices, metrics, log, files, now });
  const { port } = await server.listen();
  // After listening: a table that takes long to load keeps nobody else waiting.
  void tables.wakeTables();
  notices.worker.wake();
  const stop = async (): Promise<void> => {
    await server.close();
    await notices.worker.stop();
    clock.stop();
    await store.close();
  };
  return { url: `http://${bracketed(config.host)}:${port}/`, log, stop };
}

function openStore({ folder }: Config): Store {
  try {
    makeFolder(folder, 0o700);
    return openSqliteStore(join(folder, DATABASE_FILE));
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

function openNoticesIn(parts: Parameters<typeof openNotices>[0]): Notices {
  try {
    return openNotices(parts);
  } catch (error) {
    throw new DataFolderError(parts.config.folder, error);
  }
}

function staticFilesIn(folder: string, log: Log): StaticFiles {
  if (existsSync(folder)) return readStaticFiles(folder);
  log.warn({}, 'there are no web pages to serve: npm run build');
  return new Map();
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
