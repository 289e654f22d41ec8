import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import type { Fleet } from '../kit/fleet.ts';
import { oneIn } from '../kit/luck.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { progress } from '../kit/verdict.ts';
import { tear, type Tear } from './torn.ts';

/** The server is left alone until so many commands are done, at the most, or for so long. */
const MOST_COMMANDS = 60;
const MOST_MILLISECONDS = 2000;
/** Then for a little longer, so that it dies at any point of a command. */
const MOST_MORE_MILLISECONDS = 20;
/** Every so many times it does not even live to be ready. */
const EARLY_ONE_IN = 6;
const STARTING_MILLISECONDS = 600;

/** Kills the server again and again, at random instants, and starts it again on what it has left. */
export async function killAndKill(
  server: ServerProcess,
  fleet: Fleet,
  { kills, seed }: { readonly kills: number; readonly seed: string },
): Promise<void> {
  const luck: Chance = seeded(`${seed} kills`);
  for (let kill = 1; kill <= kills; kill++) {
    await someWork(fleet, luck);
    await server.kill();
    for (; kill < kills && oneIn(luck, EARLY_ONE_IN); kill++) await killEarly(server, luck);
    const how = tearAt(kill, kills);
    if (how !== undefined) await tear(server.database, how);
    await server.start();
    progress(`${kill} kills, ${fleet.tables.length} tables, ${fleet.acknowledged.count} commands done`);
  }
}

async function someWork({ acknowledged }: Fleet, luck: Chance): Promise<void> {
  const enough = acknowledged.count + luck.roll(MOST_COMMANDS, 'commands');
  const latest = performance.now() + MOST_MILLISECONDS;
  while (acknowledged.count < enough && performance.now() < latest) await sleep(1);
  await sleep(luck.roll(MOST_MORE_MILLISECONDS, 'milliseconds'));
}

async function killEarly(server: ServerProcess, luck: Chance): Promise<void> {
  const ready = server.launch();
  await Promise.race([ready.catch(() => undefined), sleep(luck.roll(STARTING_MILLISECONDS, 'milliseconds'))]);
  await server.kill();
}

/** Once in the first half of the drill and once in the second, both ways. */
function tearAt(kill: number, kills: number): Tear | undefined {
  if (kill === Math.ceil(kills / 3)) return 'cut';
  return kill === Math.ceil((2 * kills) / 3) ? 'blank' : undefined;
}
