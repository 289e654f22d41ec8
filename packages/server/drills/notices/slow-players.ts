import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@topsail/engine';
import type { PlanInput } from '@topsail/protocol';
import { newGuest } from '../kit/guest.ts';
import type { PushService } from '../kit/push-service.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { must } from '../kit/verdict.ts';
import { VirtualUser } from '../kit/virtual-user.ts';
import type { Inbox } from './inbox.ts';

const PLAN: PlanInput = { ruleset: 'cartagena-tortuga', seats: 2, clock: { kind: 'slow', hours: 24 } };
const LOOK_EVERY_MILLISECONDS = 5;
const CHOICES = { turn: true, invitation: false, quiet: null, zone: 'UTC', language: 'en' };

/** A person whose browser gets notices. */
export async function newSlowPlayer(
  server: ServerProcess,
  push: PushService,
  name: string,
  seed: string,
): Promise<VirtualUser> {
  const guest = await newGuest(server, name);
  const headers = { origin: server.at, 'content-type': 'application/json', cookie: guest.cookie };
  const bodies = { '': CHOICES, '/push': push.subscription(guest.person) };
  for (const [path, body] of Object.entries(bodies)) {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.at}/api/notices${path}`, init);
    must(answer.ok, () => `could not choose notices: ${answer.status}`);
  }
  const traffic = { onSent: () => undefined, onReceived: () => undefined };
  return new VirtualUser({ at: server.at, guest, chance: seeded(`${seed} ${name}`), traffic });
}

/** Two people play one slow game after the other. They look at a table only when a notice calls them. */
export async function playByNotice(
  users: readonly VirtualUser[],
  inbox: Inbox,
  tables: string[],
): Promise<void> {
  while (users.every(({ hasStopped }) => !hasStopped)) {
    const table = await begin(users);
    tables.push(table);
    await Promise.all(users.map((user) => answerNotices(user, table, inbox)));
  }
}

async function begin(users: readonly VirtualUser[]): Promise<string> {
  const [host] = users;
  must(host !== undefined, () => 'nobody to play');
  const table = await host.create(PLAN);
  for (const [seat, user] of users.entries()) {
    user.watch(table);
    await user.mustExecute(table, { k: 'sit', seat, seal: user.seal(table) });
  }
  await host.mustExecute(table, { k: 'start' });
  for (const user of users) await user.mustReveal(table);
  return table;
}

/** Until the game is over or the drill stops. */
async function answerNotices(user: VirtualUser, table: string, inbox: Inbox): Promise<void> {
  let answered = 0;
  while (!user.hasStopped && !user.isOver(table)) {
    if (inbox.turns(user.guest.person, table) > answered) {
      answered++;
      await playTurn(user, table);
    } else await sleep(LOOK_EVERY_MILLISECONDS);
  }
}

/** Answers every question of one turn. */
async function playTurn(user: VirtualUser, table: string): Promise<void> {
  while (!isAsked(user, table)) await sleep(LOOK_EVERY_MILLISECONDS);
  while (isAsked(user, table)) {
    const [move = ''] = user.watches.get(table)?.frame.own.moves ?? [];
    const { version } = await user.mustExecute(table, { k: 'move', move });
    await user.sees(table, version);
  }
}

function isAsked(user: VirtualUser, table: string): boolean {
  const frame = user.watches.get(table)?.frame;
  const seat = frame?.own.seat ?? null;
  return seat !== null && frame?.public.waiting.includes(seat) === true && frame.own.moves.length > 0;
}
