import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import type { Simulation } from '../kit/simulation.ts';
import { oneIn } from '../kit/random-choice.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { progress } from '../kit/verdict.ts';
import { tear, type Tear } from './torn.ts';

/** Before each kill, the server executes at most so many commands, for at most so long. */
const MOST_COMMANDS = 60;
const MOST_MILLISECONDS = 2000;
/** Then it runs a little longer, so that it is killed at any point of a command. */
const MOST_MORE_MILLISECONDS = 20;
/** One in so many starts is killed before the server is ready. */
const EARLY_ONE_IN = 6;
const STARTING_MILLISECONDS = 600;

/** One torn commit in the first half of the drill, one in the second. */
const TEARS: readonly Tear[] = ['cut', 'blank'];

/**
 * Kills the server at random moments and restarts it on the same data. Returns how often a torn commit was left in the
 * log.
 */
export async function killRepeatedly(
  server: ServerProcess,
  simulation: Simulation,
  { kills, seed }: { readonly kills: number; readonly seed: string },
): Promise<number> {
  const chance: Chance = seeded(`${seed} kills`);
  const torn: Tear[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await someWork(simulation, chance);
    await server.kill();
    for (; kill < kills && oneIn(chance, EARLY_ONE_IN); kill++) await killEarly(server, chance);
    const how = TEARS[torn.length];
    if (how !== undefined && kill * (TEARS.length + 1) >= kills * (torn.length + 1)) {
      await tear(server.database, how);
      torn.push(how);
    }
    await server.start();
    progress(
      `${kill} kills, ${simulation.tables.length} tables, ${simulation.acknowledged.count} commands acknowledged`,
    );
  }
  return torn.length;
}

async function someWork({ acknowledged }: Simulation, chance: Chance): Promise<void> {
  const enough = acknowledged.count + chance.roll(MOST_COMMANDS, 'commands');
  const latest = performance.now() + MOST_MILLISECONDS;
  while (acknowledged.count < enough && performance.now() < latest) await sleep(1);
  await sleep(chance.roll(MOST_MORE_MILLISECONDS, 'milliseconds'));
}

async function killEarly(server: ServerProcess, chance: Chance): Promise<void> {
  const ready = server.launch();
  await Promise.race([
    ready.catch(() => undefined),
    sleep(chance.roll(STARTING_MILLISECONDS, 'milliseconds')),
  ]);
  await server.kill();
}
