import { damageIn, readSqliteStore } from '@topsail/store';
import { fillDisk } from './kill/full-disk.ts';
import { killRepeatedly } from './kill/kills.ts';
import { checkTorn } from './kill/torn.ts';
import { audit } from './kit/audit.ts';
import { Simulation } from './kit/simulation.ts';
import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { openNewWindows } from './kit/new-windows.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must } from './kit/verdict.ts';

const ABOUT = `Kills a real server (kill -9) at random moments while games of every ruleset are played, and restarts it. Checks
that no acknowledged command is lost, none is executed twice, every stored game replays to what the server shows, and every
client reconnects to that state. Also leaves torn commits in the log and fills the disk.`;

const { kills, tables, seed } = readFlags('drill:kill', ABOUT, {
  kills: { fallback: 50, about: 'How often the server is killed' },
  tables: { fallback: 12, about: 'How many tables are played at the same time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const disk = await fillDisk(seed);
  const server = await ServerProcess.start(scratchFolder());
  const simulation = await Simulation.start({ server, seed, groups: tables, players: 2, pause: 20 });
  const torn = await killRepeatedly(server, simulation, { kills, seed });
  await simulation.settle();
  const seconds = Math.round((performance.now() - start) / 1000);
  const windows = await openNewWindows(server, simulation.users);
  const store = readSqliteStore(server.database);
  await simulation.acknowledged.check(store);
  const audited = await audit(store, [...simulation.users, ...windows]);
  await checkTorn(store);
  must(server.errors.length === 0, () => `the server logged an error: ${server.errors[0]}`);
  await store.close();
  await server.stop();
  const damage = damageIn(server.database);
  must(damage.length === 0, () => `the database is damaged: ${damage[0]}`);
  const { count, resent } = simulation.acknowledged;
  return `${kills} kills in ${seconds} s: ${count} commands acknowledged (${resent} sent again), none lost, none executed twice; ${audited.tables} tables with ${audited.entries} entries replay to what is shown; ${torn} torn commits recovered from; ${disk}; seed ${seed}`;
});
