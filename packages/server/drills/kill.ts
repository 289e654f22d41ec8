import { damageIn, readSqliteStore } from '@topsail/store';
import { fillDisk } from './kill/full-disk.ts';
import { killAndKill } from './kill/kills.ts';
import { checkTorn } from './kill/torn.ts';
import { audit } from './kit/audit.ts';
import { Fleet } from './kit/fleet.ts';
import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { secondLook } from './kit/second-look.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must } from './kit/verdict.ts';

const ABOUT = `Kills a real server (kill -9) at random instants while many tables of every game are played, starts it again,
and checks that nothing it had acknowledged is lost, nothing is done twice, every stored game replays to what the server
shows, and every client has come back to it. Also leaves it a torn commit, and fills its disk.`;

const { kills, tables, seed } = readFlags('drill:kill', ABOUT, {
  kills: { usual: 50, about: 'How often the server is killed' },
  tables: { usual: 12, about: 'How many tables are played at the same time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const disk = await fillDisk(seed);
  const server = await ServerProcess.start(scratchFolder());
  const fleet = await Fleet.muster({ server, seed, crews: tables, players: 2, pause: 20 });
  const torn = await killAndKill(server, fleet, { kills, seed });
  await fleet.rest();
  const seconds = Math.round((performance.now() - start) / 1000);
  const windows = await secondLook(server, fleet.sailors);
  const store = readSqliteStore(server.database);
  await fleet.acknowledged.check(store);
  const audited = await audit(store, [...fleet.sailors, ...windows]);
  await checkTorn(store);
  must(server.troubles.length === 0, () => `the server logged an error: ${server.troubles[0]}`);
  await store.close();
  await server.stop();
  const damage = damageIn(server.database);
  must(damage.length === 0, () => `the database is damaged: ${damage[0]}`);
  const { count, again } = fleet.acknowledged;
  return `${kills} kills in ${seconds} s: ${count} commands acknowledged (${again} sent again), none lost, none doubled; ${audited.tables} tables with ${audited.entries} entries replay to what is shown; ${torn} torn commits recovered from; ${disk}; seed ${seed}`;
});
