import { seeded } from '@topsail/engine';
import { readSqliteStore } from '@topsail/store';
import { HonestUsers } from './abuse/honest-users.ts';
import { MAX_CONNECTIONS, AttackRun } from './abuse/attack-run.ts';
import { healthOf } from './abuse/server-health.ts';
import { readFlags } from './kit/flags.ts';
import { quantile } from './kit/quantile.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, until } from './kit/verdict.ts';
import { checkGame, EMPTY_TALLY } from './leak/game-check.ts';

const ABOUT = `Attacks a real server: with malformed, wrong, deeply nested, oversized, binary, fragmented, forged, replayed,
reordered and too many frames, WebSockets that violate the protocol, bad HTTP requests, and connections that open and close.
Meanwhile honest people play on the same server. The server must not crash, leak or disturb them; every refusal must have a
code; and clients that keep attacking must be disconnected.`;

/** How much the server's memory may grow, in megabytes. */
const MAX_GROWTH = 400;
/** The default limits. Every attacker has its own address, sent as by a proxy. */
const FLAGS = [
  ...['--behind-proxy', '--credits', '20', '--connections-per-address', '200'],
  ...['--connections-per-person', String(MAX_CONNECTIONS)],
];

const { frames, connections, tables, seed } = readFlags('drill:abuse', ABOUT, {
  frames: { fallback: 100_000, about: 'How many frames and requests are sent' },
  connections: { fallback: 24, about: 'How many attackers are active at the same time' },
  tables: { fallback: 2, about: 'At how many tables honest people play meanwhile' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const server = await ServerProcess.start(scratchFolder(), ...FLAGS);
  const honest = await HonestUsers.start(server, seed, tables);
  const knowledge = {
    tables: () => honest.startedTables,
    sentMessages: () => honest.sentMessages,
    people: honest.people,
  };
  const { at, port } = server;
  const attackRun = await AttackRun.create({ at, port, seed, frames, connections, knowledge });
  const before = await healthOf(server);
  await attackRun.run();
  const seconds = Math.round((performance.now() - start) / 1000);
  await honest.finish();
  const after = await checkServer(server, before.megabytes, honest.inspectors.length);
  must(after.pid === before.pid, () => 'the server has restarted');
  const checked = await checkTables(server, honest, attackRun);
  honest.close();
  await server.kill();
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(quantile(honest.durations, share)));
  return `${attackRun.sent} frames and requests (${attackRun.requests} on raw sockets, ${attackRun.sockets} connections, ${attackRun.refusedConnections} refused) in ${seconds} s: the server runs (${before.megabytes} to ${after.megabytes} MB); ${checked} of honest tables agree with the store, ${honest.finished} honest games finished, a command took ${p50} ms, 99 % up to ${p99} ms; seed ${seed}`;
});

/** The server runs, its memory has not grown too much, it logged no error, and it has closed all sockets of the attackers. */
async function checkServer(server: ServerProcess, megabytes: number, guests: number) {
  let health = await healthOf(server);
  const polling = setInterval(() => void healthOf(server).then((found) => (health = found)), 500);
  await until(
    30,
    () => health.sockets === guests,
    () => `there are ${health.sockets} sockets for ${guests} guests`,
  ).finally(() => clearInterval(polling));
  must(health.megabytes < megabytes + MAX_GROWTH, () => `the server has grown to ${health.megabytes} MB`);
  must(server.errors.length === 0, () => `the server logged an error: ${server.errors[0]}`);
  return health;
}

/** Everything that was shown at the honest tables agrees with the store, and only honest people made entries there. */
async function checkTables(
  { database }: ServerProcess,
  honest: HonestUsers,
  attackRun: AttackRun,
): Promise<string> {
  const tally = { ...EMPTY_TALLY };
  const store = readSqliteStore(database);
  for (const table of honest.tables) {
    for (const { person, version } of await store.entries(table, 0))
      must(person === null || honest.people.includes(person), () => `${person} made ${version} of ${table}`);
    await checkGame(database, table, [...honest.inspectors, ...attackRun.inspectors], tally, seeded(seed));
  }
  await store.close();
  return `${tally.tableFrames} frames`;
}
