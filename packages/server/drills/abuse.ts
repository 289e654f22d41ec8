import { seeded } from '@topsail/engine';
import { readSqliteStore } from '@topsail/store';
import { HonestFolk } from './abuse/honest.ts';
import { MOST_WINDOWS, Raid } from './abuse/raid.ts';
import { vitalsOf } from './abuse/vitals.ts';
import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, until } from './kit/verdict.ts';
import { checkGame, EMPTY_TALLY } from './leak/game-check.ts';

const ABOUT = `Sends a real server everything it should not be sent: frames that are malformed, wrong, deep, oversized, binary,
in pieces, forged, replayed, reordered and too many, WebSockets that break their rules, requests of every wrong kind, and
connections that come and go; while honest people play on the same server. It must not crash, leak, or let the honest
notice; every refusal must have a code; and whoever goes on must be hung up on.`;

/** More than the server may grow under fire, in megabytes. */
const TOO_FAT = 400;
/** The usual limits, and every villain at an address of its own, as a proxy would tell. */
const FLAGS = [
  ...['--behind-proxy', '--credits', '20', '--connections-per-address', '200'],
  ...['--connections-per-person', String(MOST_WINDOWS)],
];

const { frames, hands, tables, seed } = readFlags('drill:abuse', ABOUT, {
  frames: { usual: 100_000, about: 'How many frames and requests are sent' },
  hands: { usual: 24, about: 'How many connections misbehave at the same time' },
  tables: { usual: 2, about: 'At how many tables honest people play meanwhile' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const server = await ServerProcess.start(scratchFolder(), ...FLAGS);
  const folk = await HonestFolk.gather(server, seed, tables);
  const spoils = { tables: () => folk.tablesNow, overheard: () => folk.overheard, people: folk.people };
  const { at, port } = server;
  const raid = await Raid.gather({ at, port, seed, frames, hands, spoils });
  const before = await vitalsOf(server);
  await raid.run();
  const seconds = Math.round((performance.now() - start) / 1000);
  await folk.finish();
  const after = await checkServer(server, before.megabytes, folk.witnesses.length);
  must(after.pid === before.pid, () => 'the server is not the same any more');
  const checked = await checkTables(server, folk, raid);
  folk.disband();
  await server.kill();
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(quantile(folk.waits, share)));
  return `${raid.sent} frames and requests (${raid.requests} on bare sockets, ${raid.sockets} connections, ${raid.turnedAway} turned away) in ${seconds} s: the server lives (${before.megabytes} to ${after.megabytes} MB); ${checked} of honest tables show what is stored and nothing else, ${folk.finished} honest games finished, a command took ${p50} ms, 99 % up to ${p99} ms; seed ${seed}`;
});

/** It lives, has not swollen, logs no error, and nobody is left in it who has gone. */
async function checkServer(server: ServerProcess, megabytes: number, guests: number) {
  let vitals = await vitalsOf(server);
  const look = setInterval(() => void vitalsOf(server).then((found) => (vitals = found)), 500);
  await until(
    30,
    () => vitals.sockets === guests,
    () => `there are ${vitals.sockets} sockets, and ${guests} guests`,
  ).finally(() => clearInterval(look));
  must(vitals.megabytes < megabytes + TOO_FAT, () => `the server has grown to ${vitals.megabytes} MB`);
  must(server.troubles.length === 0, () => `the server logged an error: ${server.troubles[0]}`);
  return vitals;
}

/** What the honest, and the villains at their tables, were shown is what is stored; and only the honest did anything. */
async function checkTables({ database }: ServerProcess, folk: HonestFolk, raid: Raid): Promise<string> {
  const tally = { ...EMPTY_TALLY };
  const store = readSqliteStore(database);
  for (const table of folk.tables) {
    for (const { person, version } of await store.entries(table, 0))
      must(person === null || folk.people.includes(person), () => `${person} made ${version} of ${table}`);
    await checkGame(database, table, [...folk.witnesses, ...raid.witnesses], tally, seeded(seed));
  }
  await store.close();
  return `${tally.shown} frames`;
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;
}
