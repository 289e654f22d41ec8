import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import { readSqliteStore } from '@topsail/store';
import { audit } from './kit/audit.ts';
import { Simulation } from './kit/simulation.ts';
import { readFlags } from './kit/flags.ts';
import { oneIn } from './kit/random-choice.ts';
import { scratchFolder } from './kit/scratch.ts';
import { openNewWindows } from './kit/new-windows.ts';
import type { VirtualUser } from './kit/virtual-user.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';
import { stopReading } from './reconnect/stop-reading.ts';
import { FaultInjector } from './reconnect/fault-injector.ts';

const ABOUT = `Plays many tables of every ruleset, each person in several windows. Cuts connections at random, leaves them half
open, stops reading, delays frames, sends commands again and sets clocks wrong. Checks that in the end all viewers of a table
see the same version, that it equals the store, and that every window received every version once and the same changes as the
other windows of its seat.`;

const { seconds, tables, windows, seed } = readFlags('drill:reconnect', ABOUT, {
  seconds: { fallback: 30, about: 'How long faults are injected' },
  tables: { fallback: 8, about: 'How many tables are played at the same time' },
  windows: { fallback: 3, about: 'How many windows each person has open' },
});

const DAY = 86_400_000;
const MOST_DELAY = 30;
/** How far a client's estimate of the server's clock may be off, however wrong its own clock is. */
const CLOCK_TOLERANCE = 5000;

await drill(async () => {
  console.log(`seed ${seed}`);
  const server = await ServerProcess.start(scratchFolder(), '--heartbeat', '2');
  const simulation = await Simulation.start({
    server,
    seed,
    groups: tables,
    players: 2,
    windows,
    pause: 30,
    faults,
  });
  const injector = new FaultInjector(simulation, seeded(`${seed} faults`));
  for (let second = 0; second < seconds; second++) {
    progress(
      `${second} of ${seconds} s, ${simulation.acknowledged.count} commands acknowledged, ${faultCounts(injector)}`,
    );
    await sleep(1000);
  }
  injector.stop();
  await stopReading(userWithLongestGame(simulation));
  await simulation.settle();
  checkClocks(simulation);
  const again = await openNewWindows(server, simulation.users);
  const store = readSqliteStore(server.database);
  await simulation.acknowledged.check(store);
  const audited = await audit(store, [...simulation.users, ...again]);
  must(server.errors.length === 0, () => `the server logged an error: ${server.errors[0]}`);
  await server.kill();
  return `${simulation.users.length} windows at ${audited.tables} tables agree with the store after ${seconds} s of faults (${faultCounts(injector)}): ${audited.entries} entries, ${simulation.acknowledged.count} commands acknowledged, none lost, none executed twice; seed ${seed}`;
});

/** A clock up to a day wrong, late frames, and commands that are sometimes sent twice. */
function faults(chance: Chance) {
  return {
    skew: chance.roll(2 * DAY, 'skew') - DAY,
    delay: () => chance.roll(MOST_DELAY, 'delay'),
    isDuplicated: () => oneIn(chance, 5),
  };
}

function faultCounts({ counts }: FaultInjector): string {
  return Object.entries(counts)
    .map(([fault, count]) => `${count} ${fault}`)
    .join(', ');
}

/** The connected user with the longest game, which takes most bytes to send. */
function userWithLongestGame({ users }: Simulation): VirtualUser {
  const online = users.filter(
    ({ client, openTables }) => client.status === 'online' && openTables.length > 0,
  );
  const versions = ({ watches, openTables }: VirtualUser): number =>
    Math.max(...openTables.map((table) => watches.get(table)?.frame.version ?? 0));
  const [first] = online.toSorted((a, b) => versions(b) - versions(a));
  must(first !== undefined, () => 'nobody is online');
  return first;
}

/** Every client knows the server's time, however wrong its own clock is. */
function checkClocks({ users }: Simulation): void {
  for (const { client } of users) {
    const off = Math.abs(client.now() - Date.now());
    must(off < CLOCK_TOLERANCE, () => `a client's estimate of the server's clock is ${off} ms off`);
  }
}
