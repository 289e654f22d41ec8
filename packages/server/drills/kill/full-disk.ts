import { join } from 'node:path';
import { readSqliteStore } from '@topsail/store';
import { audit } from '../kit/audit.ts';
import { Fleet } from '../kit/fleet.ts';
import { newGuest } from '../kit/guest.ts';
import { lookAt } from '../kit/second-look.ts';
import { scratchFolder } from '../kit/scratch.ts';
import { ServerProcess } from '../kit/server-process.ts';
import { must, progress, until } from '../kit/verdict.ts';
import { SmallDisk } from './small-disk.ts';

const MEGABYTES = 16;
const CREWS = 4;
/** People in all seats: if every table waited for a bot whose move cannot be stored, nobody would be left to be refused. */
const PLAYERS = 6;
const REFUSALS = 40;
const COMMANDS = 100;
const SECONDS = 60;

/** Fills the disk under a server's feet and makes room again. Returns what to say of it. */
export async function fillDisk(seed: string): Promise<string> {
  const disk = SmallDisk.mount(join(scratchFolder(), 'disk'), MEGABYTES);
  if (disk === undefined) return 'full disk not tried (mounting a small one needs root)';
  const server = await ServerProcess.start(join(disk.folder, 'data'));
  const fleet = await Fleet.muster({
    server,
    seed: `${seed} full`,
    crews: CREWS,
    players: PLAYERS,
    pause: 20,
  });
  const newcomer = await newGuest(server, 'Newcomer');
  await acknowledged(fleet, COMMANDS);
  progress('the disk is full');
  disk.fill();
  await until(
    SECONDS,
    () => fleet.refusals('store/full') >= REFUSALS,
    () => `only ${fleet.refusals('store/full')} commands were refused on a full disk`,
  );
  await checkHealth(server);
  const looker = await lookAt(server, newcomer, fleet.openTables);
  looker.client.close();
  progress('there is room again');
  disk.empty();
  await acknowledged(fleet, fleet.acknowledged.count + COMMANDS);
  await fleet.rest();
  const store = readSqliteStore(server.database);
  await fleet.acknowledged.check(store);
  await audit(store, fleet.sailors);
  await store.close();
  fleet.disband();
  await server.kill();
  // Those of a full disk were to be expected.
  server.troubles.length = 0;
  return `full disk: ${fleet.refusals('store/full')} refused, played on`;
}

function acknowledged(fleet: Fleet, count: number): Promise<void> {
  return until(
    SECONDS,
    () => fleet.acknowledged.count >= count,
    () => `play did not go on: ${fleet.acknowledged.count} of ${count} commands`,
  );
}

/** It lives, and says that it should be spared for now. */
async function checkHealth({ at }: ServerProcess): Promise<void> {
  const health = await fetch(`${at}/healthz`);
  must(health.status === 200, () => `the health of a server with a full disk is ${health.status}`);
  const ready = await fetch(`${at}/readyz`);
  must(ready.status >= 500, () => `a server with a full disk says that it is ready: ${ready.status}`);
}
