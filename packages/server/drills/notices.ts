import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import { readSqliteStore } from '@topsail/store';
import { EntryReplay } from '../src/table/history/entry-replay.ts';
import { isRunning } from '../src/table/state/clock.ts';
import { seatOf } from '../src/table/state/table-state.ts';
import { readFlags } from './kit/flags.ts';
import { PushService } from './kit/push-service.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress, until, within } from './kit/verdict.ts';
import type { VirtualUser } from './kit/virtual-user.ts';
import { Inbox } from './notices/inbox.ts';
import { newSlowPlayer, playByNotice } from './notices/slow-players.ts';

const ABOUT = `Kills a real server (kill -9) at random moments while people play slow games who look at their tables only when a push
notice calls them. Checks that every turn's notice comes, that one which is sent again is known by its id, so that it is shown
once, and that none comes before its move is on disk.`;

const RECONNECT_EVERY_MILLISECONDS = 50;
const SETTLE_SECONDS = 60;
/** Before each kill so many notices come at most; when none comes for so long, one is lost. */
const MOST_NOTICES = 6;
const MOST_SECONDS = 120;
/** Then the server runs a little longer, so that it is killed at any point of sending. */
const MOST_MORE_MILLISECONDS = 15;

const { kills, tables, seed } = readFlags('drill:notices', ABOUT, {
  kills: { fallback: 200, about: 'How often the server is killed' },
  tables: { fallback: 4, about: 'How many tables are played at the same time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const push = await PushService.start();
  const server = await ServerProcess.start(scratchFolder(), '--notice-delay', '0', '--notice-loopback');
  const inbox = new Inbox(server, push);
  const pairs = await Promise.all(Array.from({ length: tables }, (_, n) => newPair(server, push, n)));
  const users = pairs.flat();
  const played: string[] = [];
  const playing = Promise.all(pairs.map((pair) => playByNotice(pair, inbox, played)));
  const reconnecting = setInterval(() => {
    for (const { client } of users) client.reconnectNow();
  }, RECONNECT_EVERY_MILLISECONDS);
  await killRepeatedly(server, inbox);
  for (const user of users) user.stopPlaying();
  await within(SETTLE_SECONDS, () => 'a player waits for a notice that does not come', playing);
  const turns = await checkTurns(server, inbox, users, played);
  clearInterval(reconnecting);
  for (const { client } of users) client.close();
  await server.stop();
  await push.close();
  must(server.errors.length === 0, () => `the server logged an error: ${server.errors[0]}`);
  return `${kills} kills: ${turns} turns at ${played.length} tables, each with one notice to show (${inbox.repeated} sent again), none before its move was on disk; seed ${seed}`;
});

function newPair(server: ServerProcess, push: PushService, n: number): Promise<VirtualUser[]> {
  return Promise.all(['Anne', 'Mary'].map((name) => newSlowPlayer(server, push, `${name} ${n}`, seed)));
}

async function killRepeatedly(server: ServerProcess, inbox: Inbox): Promise<void> {
  const chance: Chance = seeded(`${seed} kills`);
  for (let kill = 1; kill <= kills; kill++) {
    const enough = inbox.total + chance.roll(MOST_NOTICES, 'notices');
    await until(
      MOST_SECONDS,
      () => inbox.total >= enough,
      () => `no notice comes after ${kill - 1} kills`,
    );
    await sleep(chance.roll(MOST_MORE_MILLISECONDS, 'milliseconds'));
    await server.kill();
    await server.start();
    progress(`${kill} kills, ${inbox.total} notices, ${inbox.repeated} sent again`);
  }
}

/** Every turn that the stored games had gave its person one notice. The last ones may still be on their way. */
async function checkTurns(
  server: ServerProcess,
  inbox: Inbox,
  users: readonly VirtualUser[],
  played: readonly string[],
): Promise<number> {
  let turns = 0;
  for (const table of played)
    for (const { guest } of users) {
      const expected = await turnsOf(server, table, guest.person);
      const shown = (): number => inbox.turns(guest.person, table);
      const failure = (): string =>
        `${guest.person} had ${expected} turns at ${table} and ${shown()} notices`;
      await until(SETTLE_SECONDS, () => shown() >= expected, failure);
      must(shown() === expected, failure);
      turns += expected;
    }
  return turns;
}

/** How often the table on disk began to wait for this person. */
async function turnsOf({ database }: ServerProcess, table: string, person: string): Promise<number> {
  const store = readSqliteStore(database);
  try {
    const row = await store.table(table);
    must(row !== undefined, () => `${table} is not in the store`);
    const replay = EntryReplay.fromStart(row);
    let turns = 0;
    for (const entry of await store.entries(table, 0)) {
      const before = isAwaited(replay, person);
      replay.apply(entry);
      if (!before && isAwaited(replay, person)) turns++;
    }
    return turns;
  } finally {
    await store.close();
  }
}

function isAwaited({ table }: EntryReplay, person: string): boolean {
  const seat = seatOf(table, person);
  return seat !== undefined && isRunning(table, seat);
}
