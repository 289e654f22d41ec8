import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import { readSqliteStore } from '@topsail/store';
import { audit } from './kit/audit.ts';
import { Fleet } from './kit/fleet.ts';
import { readFlags } from './kit/flags.ts';
import { oneIn } from './kit/luck.ts';
import { scratchFolder } from './kit/scratch.ts';
import { secondLook } from './kit/second-look.ts';
import type { Sailor } from './kit/sailor.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';
import { readNothing } from './reconnect/slow-reader.ts';
import { Trouble } from './reconnect/trouble.ts';

const ABOUT = `Plays many tables of every game with everybody at several windows, cuts lines at random, leaves them half
open, stops reading, delays frames, sends commands again and sets clocks wrong. Checks that in the end all who look at a
table see the same version of the same table, that it is what is stored, and that every window was told of every version
once and of the same as the other windows of its seat.`;

const { seconds, tables, windows, seed } = readFlags('drill:reconnect', ABOUT, {
  seconds: { usual: 30, about: 'How long the trouble lasts' },
  tables: { usual: 8, about: 'How many tables are played at the same time' },
  windows: { usual: 3, about: 'How many windows everybody has' },
});

const DAY = 86_400_000;
const MOST_DELAY = 30;
/** By how much a client may misjudge the server's clock, however wrong its own is. */
const CLOCK_TOLERANCE = 5000;

await drill(async () => {
  console.log(`seed ${seed}`);
  const server = await ServerProcess.start(scratchFolder(), '--heartbeat', '2');
  const fleet = await Fleet.muster({ server, seed, crews: tables, players: 2, windows, pause: 30, faults });
  const trouble = new Trouble(fleet, seeded(`${seed} trouble`));
  for (let second = 0; second < seconds; second++) {
    progress(`${second} of ${seconds} s, ${fleet.acknowledged.count} commands done, ${troubles(trouble)}`);
    await sleep(1000);
  }
  trouble.stop();
  await readNothing(slowest(fleet));
  await fleet.rest();
  checkClocks(fleet);
  const again = await secondLook(server, fleet.sailors);
  const store = readSqliteStore(server.database);
  await fleet.acknowledged.check(store);
  const audited = await audit(store, [...fleet.sailors, ...again]);
  must(server.troubles.length === 0, () => `the server logged an error: ${server.troubles[0]}`);
  await server.kill();
  return `${fleet.sailors.length} windows at ${audited.tables} tables are one with the store after ${seconds} s of trouble (${troubles(trouble)}): ${audited.entries} entries, ${fleet.acknowledged.count} commands acknowledged, none lost, none doubled; seed ${seed}`;
});

/** A clock up to a day wrong, frames that are late, and commands that are sent twice now and then. */
function faults(luck: Chance) {
  return {
    skew: luck.roll(2 * DAY, 'skew') - DAY,
    delay: () => luck.roll(MOST_DELAY, 'delay'),
    isEchoed: () => oneIn(luck, 5),
  };
}

function troubles({ counts }: Trouble): string {
  return Object.entries(counts)
    .map(([fault, count]) => `${count} ${fault}`)
    .join(', ');
}

/** Whoever has the longest game to be told, and is there to ask for it. */
function slowest({ sailors }: Fleet): Sailor {
  const online = sailors.filter(
    ({ client, openTables }) => client.status === 'online' && openTables.length > 0,
  );
  const versions = ({ watches, openTables }: Sailor): number =>
    Math.max(...openTables.map((table) => watches.get(table)?.frame.version ?? 0));
  const [first] = online.toSorted((a, b) => versions(b) - versions(a));
  must(first !== undefined, () => 'nobody is online');
  return first;
}

/** Everybody knows the server's time, whatever their own clock says. */
function checkClocks({ sailors }: Fleet): void {
  for (const { client } of sailors) {
    const off = Math.abs(client.now() - Date.now());
    must(off < CLOCK_TOLERANCE, () => `a client takes the server's clock to be ${off} ms off`);
  }
}
