import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@topsail/engine';
import { healthOf } from './abuse/server-health.ts';
import { HonestTable } from './crowd/honest-table.ts';
import { HostileGuest } from './crowd/hostile-guest.ts';
import { lobbyOf } from './crowd/lobby.ts';
import { readFlags } from './kit/flags.ts';
import { newGuest } from './kit/guest.ts';
import { quantile } from './kit/quantile.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress, within } from './kit/verdict.ts';
import { VirtualUser } from './kit/virtual-user.ts';

const ABOUT = `Lets people play against Captains at honest tables, each from an address of its own, first alone and then while guests
from one hostile address fill the server with public tables of Captains. The limits are those of any server. Honest people may
wait at most three times as long for their own moves and three seconds longer for a bot's, their open table stays in the lobby,
and the server's memory stays bounded.`;

const HOSTILE_ADDRESS = '203.0.113.66';
const HOSTILE_GUESTS = 10;
const OWN_FACTOR = 3;
const BOT_MILLISECONDS = 3_000;
/** Later than this nothing may be answered, in seconds. */
const HANG = 60;
/** The default limits; drills have higher ones. A proxy names the address of everybody. */
const FLAGS = ['--credits', '20', '--connections-per-address', '200', '--connections-per-person', '20'];

const { seconds, tables, floor, seed } = readFlags('drill:crowd', ABOUT, {
  seconds: { fallback: 60, about: 'How long each half lasts, in seconds' },
  tables: { fallback: 10, about: 'How many honest tables there are' },
  floor: { fallback: 100, about: 'A wait of an own move below so many milliseconds is never too long' },
});

await drill(async () => {
  const server = await ServerProcess.start(scratchFolder(), ...FLAGS, '--bot-pause', '800', '--behind-proxy');
  const host = await newUser(server, 'Lobby', '198.51.100.200');
  const open = await host.create({ ruleset: 'yassa', seats: 2, visibility: 'public' });
  host.watch(open);
  const quiet = await honestTables(server, 'quiet', () => Promise.resolve());
  let attack = { started: 0, refused: 0, megabytes: [] as readonly number[] };
  const crowded = await honestTables(server, 'crowded', async () => {
    attack = await attackFor(server);
  });
  const listed = await lobbyOf(server, await newGuest(server, 'Visitor', { address: '198.51.100.201' }));
  must(listed.includes(open), () => `the honest table is not among the ${listed.length} of the lobby`);
  await within(HANG, () => 'the server does not stop', server.stop());
  check(quiet, crowded, attack.megabytes);
  return `${tables} honest tables, quiet and beside ${attack.started} games of ${HOSTILE_GUESTS} hostile guests (${attack.refused} refusals): own moves ${figures(quiet.ownMoves, crowded.ownMoves)}, moves of bots ${figures(quiet.botMoves, crowded.botMoves)}; ${listed.length} tables in the lobby, the honest one among them; memory at most ${Math.max(...attack.megabytes)} MB; seed ${seed}`;
});

interface Waits {
  readonly ownMoves: readonly number[];
  readonly botMoves: readonly number[];
}

/** Lets people play while something else happens, and tells how long they waited. */
async function honestTables(
  server: ServerProcess,
  phase: string,
  meanwhile: () => Promise<void>,
): Promise<Waits> {
  const honest = await Promise.all(
    Array.from({ length: tables }, async (_, n) => {
      const chance = seeded(`${seed} ${phase} ${n}`);
      return new HonestTable(await newUser(server, `Honest ${n}`, `198.51.100.${n + 1}`), chance);
    }),
  );
  const playing = Promise.all(honest.map((table) => table.play()));
  const timer = setInterval(() => progress(`${phase}: ${count(honest)} moves`), 1000);
  await Promise.all([Promise.race([sleep(seconds * 1000), playing]), meanwhile()]);
  clearInterval(timer);
  for (const table of honest) table.stop();
  await within(HANG, () => 'honest people wait for answers', playing);
  for (const table of honest) table.close();
  return {
    ownMoves: honest.flatMap(({ ownMoves }) => ownMoves),
    botMoves: honest.flatMap(({ botMoves }) => botMoves),
  };
}

function count(honest: readonly HonestTable[]): number {
  return honest.reduce((sum, { ownMoves, botMoves }) => sum + ownMoves.length + botMoves.length, 0);
}

async function attackFor(server: ServerProcess): Promise<{
  readonly started: number;
  readonly refused: number;
  readonly megabytes: readonly number[];
}> {
  const guests = await Promise.all(
    Array.from(
      { length: HOSTILE_GUESTS },
      async (_, n) => new HostileGuest(await newUser(server, `Hostile ${n}`, HOSTILE_ADDRESS)),
    ),
  );
  const attacking = Promise.all(guests.map((guest) => guest.attack()));
  const megabytes: number[] = [];
  for (let second = 0; second < seconds; second++) {
    await Promise.race([sleep(1000), attacking]);
    megabytes.push((await healthOf(server)).megabytes);
  }
  for (const guest of guests) guest.stop();
  await within(HANG, () => 'the hostile guests are not answered', attacking);
  for (const guest of guests) guest.close();
  const sum = (of: (guest: HostileGuest) => number): number =>
    guests.reduce((total, guest) => total + of(guest), 0);
  return {
    started: sum(({ started }) => started),
    refused: sum(({ refusals }) => refusals.length),
    megabytes,
  };
}

async function newUser(server: ServerProcess, name: string, address: string): Promise<VirtualUser> {
  const guest = await newGuest(server, name, { address });
  return new VirtualUser({ at: server.at, guest, chance: seeded(`${seed} ${name}`) });
}

function check(quiet: Waits, crowded: Waits, megabytes: readonly number[]): void {
  const [own, ownBefore] = [p99(crowded.ownMoves), p99(quiet.ownMoves)];
  must(
    own <= Math.max(floor, ownBefore * OWN_FACTOR),
    () => `own moves took ${Math.round(own)} ms, alone ${Math.round(ownBefore)} ms (99 %)`,
  );
  const [bot, botBefore] = [p99(crowded.botMoves), p99(quiet.botMoves)];
  must(
    bot <= botBefore + BOT_MILLISECONDS,
    () => `a bot's move took ${Math.round(bot)} ms, alone ${Math.round(botBefore)} ms (99 %)`,
  );
  const half = Math.floor(megabytes.length / 2);
  const [first, second] = [Math.max(...megabytes.slice(0, half + 1)), Math.max(...megabytes.slice(half))];
  must(second <= first * 1.5 + 50, () => `memory grew from ${first} to ${second} MB`);
}

function p99(waits: readonly number[]): number {
  return quantile(waits, 0.99);
}

function figures(quiet: readonly number[], crowded: readonly number[]): string {
  const of = (waits: readonly number[]): string =>
    [0.5, 0.99].map((share) => Math.round(quantile(waits, share))).join(' / ');
  return `${of(quiet)} and ${of(crowded)} ms (50 / 99 %)`;
}
