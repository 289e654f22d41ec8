import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../refusals.ts';
import type { Done } from './pending-commands.ts';
import { connectingClient, RecordingListener, onlineClient } from './testing/test-client.ts';

const agree = { k: 'agree' } as const;

/** What has been answered by now; the promise of a command settles a little after its frame. */
async function answerOf(command: Promise<Answer<Done>>): Promise<Answer<Done> | 'none yet'> {
  const none = new Promise<'none yet'>((done) => setTimeout(() => done('none yet')));
  return Promise.race([command, none]);
}

describe('the lobby', () => {
  test('is looked at again when the line comes back, until nobody looks', () => {
    const { network, client, server } = onlineClient();
    let lists = 0;
    const listener = { onLobby: () => lists++, onListed: () => undefined, onUnlisted: () => undefined };
    const leave = client.watchLobby(listener);
    network.deliverAll();
    network.line.close();
    network.advance(1000);
    network.deliverAll();
    expect(lists).toBe(2);
    leave();
    network.deliverAll();
    client.dropConnection();
    client.reconnectNow();
    network.deliverAll();
    expect(lists).toBe(2);
    expect(server.received.filter(({ t }) => t === 'lobby')).toHaveLength(3);
  });
});

describe('a command', () => {
  test('says what its giver had seen, and is answered with the version it made', async () => {
    const { network, client, server } = onlineClient();
    client.watch('t', new RecordingListener(), 0);
    server.change('t');
    network.deliverAll();
    const done = client.execute('t', agree);
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 2 } });
    expect(server.received.at(-1)).toMatchObject({ t: 'command', seen: 1, command: agree });
  });

  test('that makes a table is answered with the table', async () => {
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

  test('whose answer was lost is sent again as the same command, and done once', async () => {
    const { network, client, server } = onlineClient();
    const done = client.execute('t', agree);
    network.line.deliverToServer();
    expect(server.commandsAt('t')).toHaveLength(1);
    network.line.close();
    expect(await answerOf(done)).toBe('none yet');
    network.advance(1000);
    network.deliverAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 1 } });
    expect(server.commandsAt('t')).toHaveLength(1);
    const sent = server.received.filter(({ t }) => t === 'command');
    expect(sent[1]).toEqual(sent[0]);
  });

  test('given while there is no line waits for it', async () => {
    const { network, client, server } = connectingClient();
    const done = client.execute('t', agree);
    network.deliverAll();
    expect(await answerOf(done)).toMatchObject({ ok: true });
    expect(server.commandsAt('t')).toHaveLength(1);
  });

  test('is refused when the client is closed before its answer, and ever after', async () => {
    const { network, client } = onlineClient();
    const before = client.execute('t', agree);
    client.close();
    expect(await answerOf(before)).toEqual({ ok: false, refusal: { code: 'server/stopping' } });
    expect(await answerOf(client.execute('t', agree))).toMatchObject({ ok: false });
    network.advance(600_000);
    expect(network.attempts).toBe(1);
  });
});

test('what is said without a line is not kept for later', () => {
  const { client } = connectingClient();
  expect(client.say('t', 'seats', 'Ahoy')).toBe(false);
});

const ACTIONS = ['act', 'create', 'other', 'up', 'down', 'cut', 'silence', 'hurry', 'wait'] as const;

test('however the line breaks, every command is done once and every happening is told once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 120 }), async (actions) => {
      const { network, client, server } = connectingClient();
      const log = new RecordingListener();
      client.watch('t', log, 0);
      const commands: Promise<Answer<Done>>[] = [];
      const doing: Readonly<Record<(typeof ACTIONS)[number], () => void>> = {
        act: () => void commands.push(client.execute('t', agree)),
        create: () => void commands.push(client.create({ ruleset: 'yassa', seats: 2 })),
        other: () => server.change('t'),
        up: () => void network.line.deliverToServer(),
        down: () => void network.line.deliverToClient(),
        cut: () => network.line.close(),
        silence: () => network.line.closeSilently(),
        hurry: () => client.reconnectNow(),
        wait: () => network.advance(700),
      };
      for (const action of actions) doing[action]();
      for (let n = 0; n < 4; n++) {
        network.advance(40_000);
        network.deliverAll();
      }
      const answers = await Promise.all(commands.map(answerOf));
      expect(answers.every((answer) => answer !== 'none yet' && answer.ok)).toBe(true);
      const done = [...server.commandsAt('t'), ...server.commandsAt('made')].filter((by) => by !== 'unasked');
      expect(new Set(done).size).toBe(commands.length);
      expect(done).toHaveLength(commands.length);
      expect(log.versions).toEqual(server.commandsAt('t').map((_, n) => n + 1));
    }),
    { numRuns: process.env.TOPSAIL_SHORT === '1' ? 40 : 400 },
  );
});
