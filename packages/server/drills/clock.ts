import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@topsail/engine';
import type { ClockInfo, PlanInput } from '@topsail/protocol';
import { newGuest } from './kit/guest.ts';
import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress, within } from './kit/verdict.ts';
import { VirtualUser } from './kit/virtual-user.ts';

const ABOUT = `Plays at tables with a live clock, a slow clock and delayed spectators on a real server, moves the server's time of
day forwards and back by eight hours and by ten days, and stops its process for longer than anybody's time. Nobody may lose their
time or their seat by it, and spectators must see every move after their delay.`;

const HOUR = 3_600_000;
const JUMPS = [8 * HOUR, -16 * HOUR, 8 * HOUR, 240 * HOUR, -240 * HOUR];
const BANK_SECONDS = 60;
const DELAY_SECONDS = 2;
/** A busy machine may show a move this much later; a frozen spectator would see it hours later. */
const SHOWN_SECONDS = 60;

const { rounds, stop, seed } = readFlags('drill:clock', ABOUT, {
  rounds: { fallback: 5, about: 'How many jumps of the time of day' },
  stop: { fallback: 90, about: 'For how many seconds the process is stopped; 0: never' },
});

/** In the server's process alone: SIGUSR2 moves the time of day by the next jump. */
const MOVABLE_TIME = `const now = Date.now; const jumps = ${JSON.stringify(JUMPS)}; let by = 0, next = 0;
Date.now = () => now() + by; process.on('SIGUSR2', () => { by += jumps[next++ % jumps.length]; });`;

const TABLES: readonly PlanInput[] = [
  {
    ...{ ruleset: 'cartagena-tortuga', seats: 2, delaySeconds: DELAY_SECONDS },
    clock: { kind: 'live', bankSeconds: BANK_SECONDS, incrementSeconds: 1 },
  },
  { ruleset: 'cartagena-jamaica', seats: 2, clock: { kind: 'slow', hours: 1 } },
];

await drill(async () => {
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(MOVABLE_TIME)}`;
  const server = await ServerProcess.start(scratchFolder());
  const users = await Promise.all(['Anne', 'Mary', 'Spectator'].map((name) => newUser(server, name)));
  const tables = await Promise.all(TABLES.map((plan) => startedTable(plan, users)));
  for (let round = 0; round < rounds; round++) {
    progress(`jump ${round + 1} of ${rounds}`);
    await passes(tables, users, () => process.kill(server.pid ?? 0, 'SIGUSR2'), 'the time of day jumped');
  }
  if (stop > 0) {
    progress(`the process is stopped for ${stop} s`);
    await passes(tables, users, () => stopFor(server), 'the process was stopped');
  }
  for (const { client } of users) client.close();
  await server.stop();
  return `${rounds} jumps of the time of day, ${stop} s stopped: nobody lost time or a seat, and spectators saw every move; seed ${seed}`;
});

async function newUser(server: ServerProcess, name: string): Promise<VirtualUser> {
  const guest = await newGuest(server, name);
  const traffic = { onSent: () => undefined, onReceived: () => undefined };
  return new VirtualUser({ at: server.at, guest, chance: seeded(`${seed} ${name}`), traffic });
}

async function startedTable(plan: PlanInput, users: readonly VirtualUser[]): Promise<string> {
  const [host, other, spectator] = users;
  const table = (await host?.create(plan)) ?? '';
  for (const [seat, user] of [host, other].entries()) {
    user?.watch(table);
    await user?.mustExecute(table, { k: 'sit', seat, seal: user.seal(table) });
  }
  await host?.mustExecute(table, { k: 'start' });
  await host?.mustReveal(table);
  const { version } = (await other?.mustReveal(table)) ?? { version: 0 };
  spectator?.watch(table);
  for (const user of [host, other]) await user?.sees(table, version + 1);
  return table;
}

async function stopFor({ pid = 0 }: ServerProcess): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await sleep(stop * 1000);
  process.kill(pid, 'SIGCONT');
}

/** Something happens to the time, then both players move: nobody may have lost anything by it. */
async function passes(
  tables: readonly string[],
  users: readonly VirtualUser[],
  happens: () => unknown,
  what: string,
): Promise<void> {
  const before = tables.map((table) => timeLeft(table, users));
  await happens();
  await sleep(1000);
  for (const [i, table] of tables.entries()) {
    await movesOnce(table, users);
    const frame = users[0]?.watches.get(table)?.frame;
    must(
      frame?.public.seats.every(({ standIn }) => standIn === null) === true,
      () => `${what}: a bot plays for somebody at ${table}`,
    );
    const lost = (before[i] ?? 0) - timeLeft(table, users);
    must(lost < (BANK_SECONDS * 1000) / 2, () => `${what}: ${Math.round(lost)} ms were lost at ${table}`);
  }
}

/** The player who is asked moves, and everybody sees it. */
async function movesOnce(table: string, users: readonly VirtualUser[]): Promise<void> {
  const mover = users.find((user) => (user.watches.get(table)?.frame.own.moves.length ?? 0) > 0);
  must(mover !== undefined, () => `nobody is asked at ${table}`);
  const [move = ''] = mover.watches.get(table)?.frame.own.moves ?? [];
  const { version } = await mover.mustExecute(table, { k: 'move', move });
  await within(
    SHOWN_SECONDS,
    () => `a spectator does not see version ${version} of ${table}`,
    Promise.all(users.map((user) => user.sees(table, version))),
  );
}

/** What the seats of a table have left together, in milliseconds, by the server's own clock. */
function timeLeft(table: string, users: readonly VirtualUser[]): number {
  const frame = users[0]?.watches.get(table)?.frame;
  const leftOf = ({ deadline, left }: ClockInfo): number =>
    deadline === null ? (left ?? 0) : deadline - (frame?.now ?? 0);
  return (frame?.public.clocks ?? []).reduce((sum, clock) => sum + leftOf(clock), 0);
}
