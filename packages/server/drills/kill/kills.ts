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

/** In the first half of the drill, and in the second. */
const TEARS: readonly Tear[] = ['cut', 'blank'];

/**
 * Kills the server again and again, at random instants, and starts it again on what it has left. Returns how many torn
 * commits were among that.
 */
export async function killAndKill(
  server: ServerProcess,
  fleet: Fleet,
  { kills, seed }: { readonly kills: number; readonly seed: string },
): Promise<number> {
  const luck: Chance = seeded(`${seed} kills`);
  const torn: Tear[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await someWork(fleet, luck);
    await server.kill();
    for (; kill < kills && oneIn(luck, EARLY_ONE_IN); kill++) await killEarly(server, luck);
    const how = TEARS[torn.length];
    if (how !== undefined && kill * (TEARS.length + 1) >= kills * (torn.length + 1)) {
      await tear(server.database, how);
      torn.push(how);
    }
    await server.start();
    progress(`${kill} kills, ${fleet.tables.length} tables, ${fleet.acknowledged.count} commands done`);
  }
  return torn.length;
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
