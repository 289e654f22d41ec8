import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuse, type Answer } from '../refusals.ts';
import type { GameSummary } from '../game-summary.ts';
import type { Listing } from '../to-client.ts';
import type { Done } from './pending-commands.ts';
import { connectingClient, RecordingListener, onlineClient } from './testing/test-client.ts';

const agree = { k: 'agree' } as const;
const LISTING: Listing = {
  ...{ table: 'x', ruleset: 'yassa', seats: 2, taken: 0, names: [], stage: 'open' },
  ...{ clock: { kind: 'none' }, spectators: true, created: 0 },
};

const GAME: GameSummary = {
  ...{ table: 'x', ruleset: 'yassa', stage: 'open', clock: { kind: 'none' }, seats: [], waiting: [] },
  ...{ sketch: null, places: null, rematch: null, at: 0 },
};

/** The answer so far. The promise of a command settles shortly after its frame. */
async function answerOf(command: Promise<Answer<Done>>): Promise<Answer<Done> | 'none yet'> {
  const none = new Promise<'none yet'>((done) => setTimeout(() => done('none yet')));
  return Promise.race([command, none]);
}

describe('one’s games', () => {
  test('are watched again after a reconnect, and every change is reported, until nobody watches', () => {
    const { network, client, server } = onlineClient();
    const reported: unknown[] = [];
    const leave = client.watchGames({
      onGames: (games) => reported.push(games),
      onGame: ({ table }) => reported.push(`${table} has changed`),
      onGameGone: (table) => reported.push(`${table} is gone`),
    });
    network.deliverAll();
    server.sendToAll({ t: 'games', games: [] });
    server.sendToAll({ t: 'game', game: GAME });
    server.sendToAll({ t: 'game-gone', table: 'x' });
    network.deliverAll();
    expect(reported).toEqual([[], 'x has changed', 'x is gone']);
    network.connection.close();
    network.advance(1000);
    network.deliverAll();
    leave();
    server.sendToAll({ t: 'game', game: GAME });
    network.deliverAll();
    expect(reported).toHaveLength(3);
    expect(server.received.filter(({ t }) => t === 'games')).toEqual([
      { t: 'games', watch: true },
      { t: 'games', watch: true },
      { t: 'games', watch: false },
    ]);
  });
});

describe('the lobby', () => {
  test('is watched again after a reconnect, until nobody watches it', () => {
    const { network, client, server } = onlineClient();
    let lists = 0;
    const listener = { onLobby: () => lists++, onListed: () => undefined, onUnlisted: () => undefined };
    const leave = client.watchLobby(listener);
    network.deliverAll();
    network.connection.close();
    network.advance(1000);
    network.deliverAll();
    expect(lists).toBe(2);
    leave();
    network.deliverAll();
    client.dropConnection();
    client.reconnectNow();
    network.deliverAll();
    expect(lists).toBe(2);
    expect(server.received.filter(({ t }) => t === 'lobby')).toEqual([
      { t: 'lobby', watch: true },
      { t: 'lobby', watch: true },
      { t: 'lobby', watch: false },
    ]);
  });

  test('reports every table that is listed, changed or unlisted, until nobody watches it', () => {
    const { network, client, server } = onlineClient();
    const reported: unknown[] = [];
    const leave = client.watchLobby({
      onLobby: (tables) => reported.push(tables),
      onListed: ({ table }) => reported.push(`${table} is listed`),
      onUnlisted: (table) => reported.push(`${table} is unlisted`),
    });
    const changes = [{ t: 'listed', table: LISTING } as const, { t: 'unlisted', table: 'x' } as const];
    network.deliverAll();
    for (const change of changes) server.sendToAll(change);
    network.deliverAll();
    expect(reported).toEqual([[], 'x is listed', 'x is unlisted']);
    leave();
    for (const change of [{ t: 'lobby', tables: [LISTING] } as const, ...changes]) server.sendToAll(change);
    network.deliverAll();
    expect(reported).toHaveLength(3);
    expect(client.status).toBe('online');
  });

  test('is closed only by its last listener', () => {
    const { network, client, server } = onlineClient();
    const none = { onListed: () => undefined, onUnlisted: () => undefined };
    let lists = 0;
    const leave = client.watchLobby({ ...none, onLobby: () => undefined });
    client.watchLobby({ ...none, onLobby: () => lists++ });
    leave();
    network.deliverAll();
    expect(lists).toBe(2);
    expect(server.received.filter((message) => message.t === 'lobby' && !message.watch)).toEqual([]);
  });
});

describe('a command', () => {
  test('contains the version that its sender saw, and is answered with the version it made', async () => {
    const { network, client, server } = onlineClient();
    client.watch('t', new RecordingListener(), 0);
    server.change('t');
    network.deliverAll();
    const done = client.execute('t', agree);
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 2 } });
    expect(server.received.at(-1)).toMatchObject({ t: 'command', seen: 1, command: agree });
  });

  test('that creates a table is answered with the table', async () => {
    const { network, client } = onlineClient();
    const done = client.create({ ruleset: 'yassa', seats: 2 });
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 'made', version: 1 } });
  });

  test('may be refused', async () => {
    const { network, client } = onlineClient();
    const done = client.execute('t', { k: 'start' });
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: false, refusal: { code: 'table/not-host' } });
  });

  test('whose answer was lost is sent again with the same id, and executed once', async () => {
    const { network, client, server } = onlineClient();
    const done = client.execute('t', agree);
    network.connection.deliverToServer();
    expect(server.commandsAt('t')).toHaveLength(1);
    network.connection.close();
    expect(await answerOf(done)).toBe('none yet');
    network.advance(1000);
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 1 } });
    expect(server.commandsAt('t')).toHaveLength(1);
    const sent = server.received.filter(({ t }) => t === 'command');
    expect(sent[1]).toEqual(sent[0]);
  });

  test('that is given while offline waits for the connection', async () => {
    const { network, client, server } = connectingClient();
    const done = client.execute('t', agree);
    network.deliverAll();
    expect(await answerOf(done)).toMatchObject({ ok: true });
    expect(server.commandsAt('t')).toHaveLength(1);
  });

  test('is refused when the client is closed before the answer or was closed already', async () => {
    const { network, client } = onlineClient();
    const before = client.execute('t', agree);
    client.close();
    expect(await answerOf(before)).toEqual({ ok: false, refusal: { code: 'server/stopping' } });
    expect(await answerOf(client.execute('t', agree))).toEqual({
      ok: false,
      refusal: { code: 'server/stopping' },
    });
    network.advance(600_000);
    expect(network.attempts).toBe(1);
  });
});

test('messages about other tables and other commands are ignored', () => {
  const { network, client, server } = onlineClient();
  const log = new RecordingListener();
  client.watch('t', log, 0);
  network.deliverAll();
  const refusal = refuse('frame/unreadable').refusal;
  server.sendToAll(server.frame('other', 0));
  server.sendToAll({ t: 'chat', table: 'other', lines: [] });
  server.sendToAll({ t: 'done', id: 'another-id', table: 't', version: 1 });
  server.sendToAll({ t: 'refused', id: 'another-id', refusal });
  server.sendToAll({ t: 'refused', table: 'other', refusal });
  server.sendToAll({ t: 'refused', refusal });
  server.change('t');
  network.deliverAll();
  expect(log.frames.map(({ version }) => version)).toEqual([0, 1]);
  expect(log.refusals).toEqual([]);
});

test('a chat line that is sent while offline is not kept for later', () => {
  const { client } = connectingClient();
  expect(client.say('t', 'seats', 'Ahoy')).toBe(false);
});

const ACTIONS = [
  'act',
  'create',
  'other',
  'to server',
  'to client',
  'cut',
  'cut silently',
  'reconnect',
  'wait',
] as const;

test('however the connection breaks, every command is executed once and every change is reported once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 120 }), async (actions) => {
      const { network, client, server } = connectingClient();
      const log = new RecordingListener();
      client.watch('t', log, 0);
      const commands: Promise<Answer<Done>>[] = [];
      const perform: Readonly<Record<(typeof ACTIONS)[number], () => void>> = {
        act: () => void commands.push(client.execute('t', agree)),
        create: () => void commands.push(client.create({ ruleset: 'yassa', seats: 2 })),
        other: () => server.change('t'),
        'to server': () => void network.connection.deliverToServer(),
        'to client': () => void network.connection.deliverToClient(),
        cut: () => network.connection.close(),
        'cut silently': () => network.connection.closeSilently(),
        reconnect: () => client.reconnectNow(),
        wait: () => network.advance(700),
      };
      for (const action of actions) perform[action]();
      for (let n = 0; n < 4; n++) {
        network.advance(40_000);
        network.deliverAll();
      }
      const answers = await Promise.all(commands.map(answerOf));
      expect(answers.every((answer) => answer !== 'none yet' && answer.ok)).toBe(true);
      const done = [...server.commandsAt('t'), ...server.commandsAt('made')].filter(
        (by) => by !== 'another client',
      );
      expect(new Set(done).size).toBe(commands.length);
      expect(done).toHaveLength(commands.length);
      expect(log.versions).toEqual(server.commandsAt('t').map((_, n) => n + 1));
    }),
    { numRuns: process.env.TOPSAIL_SHORT === '1' ? 40 : 400 },
  );
});
