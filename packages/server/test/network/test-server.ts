import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openSqliteStore, type Store } from '@topsail/store';
import { onTestFinished } from 'vitest';
import { readConfig, type Config } from '../../src/config/config.ts';
import { readStaticFiles } from '../../src/http/static-files.ts';
import { openLog } from '../../src/log.ts';
import { openMetrics } from '../../src/metrics.ts';
import { openNotices } from '../../src/notices/open-notices.ts';
import { makeServer, type Server } from '../../src/server.ts';
import { FakeTableService } from './fake-table-service.ts';
import type { ServerAddress } from './test-socket.ts';

export interface TestServer extends ServerAddress {
  readonly tables: FakeTableService;
  readonly store: Store;
  readonly close: Server['close'];
  /** Every line of the log. */
  readonly logged: string[];
}

let count = 0;

/** A real server on a free port with a real store; closed when the test ends. */
export async function openTestServer(
  file: (name: string) => string,
  ...flags: string[]
): Promise<TestServer> {
  const tables = new FakeTableService();
  const logged: string[] = [];
  const store = openSqliteStore(file(`server-${(count += 1)}.db`));
  const config = configOf(['--data', file('.'), ...flags]);
  const log = openLog('debug', { write: (line) => logged.push(line) });
  const server = makeServer({
    config,
    store,
    tables,
    notices: openNotices({ config, store, files: new Map(), log, now: Date.now }),
    now: Date.now,
    metrics: openMetrics(),
    log,
    files: readStaticFiles(writePages(file('pages'))),
  });
  const { port } = await server.listen();
  onTestFinished(async () => {
    await server.close();
    // The test may have closed it.
    await store.close().catch(() => undefined);
  });
  return { at: `http://127.0.0.1:${port}`, port, tables, store, close: () => server.close(), logged };
}

function configOf(flags: readonly string[]): Config {
  const read = readConfig(['--port', '0', ...flags], {});
  if (read.ok !== true) throw new Error('bad flags in a test');
  return read.config;
}

/** Like the output of the web build. */
function writePages(folder: string): string {
  const files = {
    'index.html': '<!doctype html><html><head><title>Topsail</title></head></html>',
    'assets/index-1a2b3c.js': 'export const sails = 3;\n'.repeat(100),
    'assets/face-4d5e6f.woff2': 'not really a font',
  };
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, contents);
  }
  return folder;
}
