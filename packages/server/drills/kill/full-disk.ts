import { join } from 'node:path';
import { readSqliteStore } from '@topsail/store';
import { audit } from '../kit/audit.ts';
import { Simulation } from '../kit/simulation.ts';
import { newGuest } from '../kit/guest.ts';
import { openWindow } from '../kit/new-windows.ts';
import { scratchFolder } from '../kit/scratch.ts';
import { ServerProcess } from '../kit/server-process.ts';
import { must, progress, until } from '../kit/verdict.ts';
import { SmallDisk } from './small-disk.ts';

const MEGABYTES = 16;
const GROUPS = 4;
/** People in all seats: a table that waits for a bot, whose move cannot be stored, would never send a command to refuse. */
const PLAYERS = 6;
const REFUSALS = 40;
const COMMANDS = 100;
const SECONDS = 60;

/** Fills the disk of a running server, then frees it again. Returns a sentence for the verdict. */
export async function fillDisk(seed: string): Promise<string> {
  const disk = SmallDisk.mount(join(scratchFolder(), 'disk'), MEGABYTES);
  if (disk === undefined) return 'full disk not tested (mounting a small disk needs root)';
  const server = await ServerProcess.start(join(disk.folder, 'data'));
  const simulation = await Simulation.start({
    server,
    seed: `${seed} full`,
    groups: GROUPS,
    players: PLAYERS,
    pause: 20,
  });
  const newcomer = await newGuest(server, 'Newcomer');
  await acknowledged(simulation, COMMANDS);
  progress('the disk is full');
  disk.fill();
  await until(
    SECONDS,
    () => simulation.refusals('store/full') >= REFUSALS,
    () => `only ${simulation.refusals('store/full')} commands were refused on a full disk`,
  );
  await checkHealth(server);
  const window = await openWindow(server, newcomer, simulation.openTables);
  window.client.close();
  progress('the disk has space again');
  disk.empty();
  await acknowledged(simulation, simulation.acknowledged.count + COMMANDS);
  await simulation.settle();
  const store = readSqliteStore(server.database);
  await simulation.acknowledged.check(store);
  await audit(store, simulation.users);
  await store.close();
  simulation.close();
  await server.kill();
  // Errors of a full disk are expected.
  server.errors.length = 0;
  return `full disk: ${simulation.refusals('store/full')} refused, then play continued`;
}

function acknowledged(simulation: Simulation, count: number): Promise<void> {
  return until(
    SECONDS,
    () => simulation.acknowledged.count >= count,
    () => `play did not continue: ${simulation.acknowledged.count} of ${count} commands`,
  );
}

/** With a full disk the server is healthy but not ready. */
async function checkHealth({ at }: ServerProcess): Promise<void> {
  const health = await fetch(`${at}/healthz`);
  must(health.status === 200, () => `a server with a full disk answers /healthz with ${health.status}`);
  const ready = await fetch(`${at}/readyz`);
  must(ready.status >= 500, () => `a server with a full disk answers /readyz with ${ready.status}`);
}
