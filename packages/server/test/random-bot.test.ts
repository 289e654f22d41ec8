import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seeded } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore } from '@topsail/store';
import { expect, it, onTestFinished } from 'vitest';
import { newGuest } from '../drills/kit/guest.ts';
import { VirtualUser } from '../drills/kit/virtual-user.ts';
import { until } from '../drills/kit/verdict.ts';
import { readConfig } from '../src/config/config.ts';
import { openTableService } from '../src/table-service/open-table-service.ts';
import { openLog } from '../src/log.ts';
import { openMetrics } from '../src/metrics.ts';
import { secureRandomBytes } from '../src/random.ts';
import { openNotices } from '../src/notices/open-notices.ts';
import { makeServer } from '../src/server.ts';

const BOT = fileURLToPath(new URL('../../../examples/random-bot.mjs', import.meta.url));
const file = scratch();

it('the example bot takes a seat as a program and plays a whole game', async () => {
  const at = await openServer();
  const anne = new VirtualUser({ at, guest: await newGuest({ at }, 'Anne'), chance: seeded('anne') });
  await waitUntil(() => anne.client.status === 'online');
  const table = await anne.create({ ruleset: 'jamaica-1', seats: 2 });
  anne.watch(table);
  await anne.mustExecute(table, { k: 'sit', seat: 1, seal: anne.seal(table) });
  const shown = () => anne.watches.get(table)!.frame.public;

  const bot = spawn(process.execPath, [BOT, `${at}/t/${table}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TOPSAIL_TOKEN: await newProgram(at) },
  });
  const output = text(bot.stdout);
  const ended = once(bot, 'exit');
  await waitUntil(() => shown().seats[0]?.occupant.kind === 'person');
  expect(shown().seats[0]?.occupant).toMatchObject({ name: 'Parrot', program: true });
  expect(shown().seats[1]?.occupant).toMatchObject({ name: 'Anne', program: false });

  await anne.mustExecute(table, { k: 'start' });
  await anne.play(table, () => 0);
  expect(await ended).toEqual([0, null]);
  expect(JSON.parse(await output)).toEqual(shown().outcome);
  anne.client.close();
});

/** Creates a token for a program as described in docs/protocol.md. */
async function newProgram(at: string): Promise<string> {
  const { cookie } = await newGuest({ at }, 'Owner');
  const answer = await fetch(`${at}/api/program`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cookie.split('=')[1]}`, 'content-type': 'application/json' },
    body: '{"name":"Parrot"}',
  });
  return ((await answer.json()) as { token: string }).token;
}

function waitUntil(condition: () => boolean): Promise<void> {
  return until(20, condition, () => 'the condition was not met');
}

/** A real server with a real table service, closed when the test ends. */
async function openServer(): Promise<string> {
  const read = readConfig(['--port', '0', '--credits', '10000', '--data', file('.')], {});
  if (read.ok !== true) throw new Error('bad flags');
  const store = openSqliteStore(file('bot.db'));
  const [log, metrics] = [openLog('warn'), openMetrics()];
  const tables = await openTableService({
    store,
    metrics,
    log,
    botThreads: 0,
    botPause: 0,
    random: secureRandomBytes,
    now: Date.now,
    limitFactor: 1,
    noticeDelay: 0,
    onNotices: () => undefined,
  });
  const server = makeServer({
    config: read.config,
    store,
    tables,
    notices: openNotices({ config: read.config, store, files: new Map(), log, now: Date.now }),
    metrics,
    log,
    files: new Map(),
    now: Date.now,
  });
  const { port } = await server.listen();
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  return `http://127.0.0.1:${port}`;
}
