import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_FILE, openSqliteStore, type Store } from '@topsail/store';
import type { Config } from './config.ts';
import { openHouse } from './hall/house.ts';
import { readPages, type Pages } from './http/pages.ts';
import { openLog, type Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import { unguessable } from './random.ts';
import { makeServer } from './server.ts';
import { NoFolder } from './why-not.ts';

/** The same from the sources and from the bundle. */
const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface Running {
  readonly at: string;
  readonly log: Log;
  /** Settles when everything taken is on disk and everybody has been told. */
  readonly stop: () => Promise<void>;
}

/** Puts the whole server together and opens its door. Rejects when it cannot have its port or its folder. */
export async function start(config: Config): Promise<Running> {
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const store = openStore(config);
  const { botThreads, botPause } = config;
  const house = await openHouse({ store, meters: metrics, log, botThreads, botPause, random: unguessable });
  const server = makeServer({ config, store, house, metrics, log, pages: pagesIn(PAGES, log) });
  const { port } = await server.listen();
  const stop = async (): Promise<void> => {
    await server.close();
    await store.close();
  };
  return { at: `http://${bracketed(config.host)}:${port}/`, log, stop };
}

function openStore({ folder }: Config): Store {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSqliteStore(join(folder, DATABASE_FILE));
  } catch (error) {
    throw new NoFolder(folder, error);
  }
}

function pagesIn(folder: string, log: Log): Pages {
  if (existsSync(folder)) return readPages(folder);
  log.warn({}, 'there are no web pages to serve: npm run build');
  return new Map();
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
