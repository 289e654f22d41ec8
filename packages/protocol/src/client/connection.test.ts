import { describe, expect, test } from 'vitest';
import { refuse } from '../refusals.ts';
import { PROTOCOL } from '../version.ts';
import { Connection } from './connection.ts';
import type { ClientPorts, SocketListener } from './ports.ts';
import { connectingClient, RecordingListener, onlineClient } from './testing/test-client.ts';

describe('the handshake', () => {
  test('is a hello, answered by a welcome', () => {
    const { server, statuses } = onlineClient();
    expect(server.received[0]).toEqual({ t: 'hello', protocol: PROTOCOL });
    expect(statuses).toEqual([{ status: 'online', why: undefined }]);
  });

  test('ends the client when the server has another protocol version: the page must be reloaded', () => {
    const { network, client, statuses } = connectingClient((server) => (server.protocol = PROTOCOL + 1));
    network.deliverAll();
    expect(statuses.at(-1)).toEqual({ status: 'ended', why: 'frame/version' });
    network.advance(600_000);
    expect(network.attempts).toBe(1);
    expect(client.status).toBe('ended');
  });

  test.each(['frame/version', 'person/unknown'] as const)('is not repeated after a bye with %s', (code) => {
    const { server, network, statuses } = onlineClient();
    server.sendToAll({ t: 'bye', refusal: refuse(code).refusal });
    network.deliverAll();
    expect(statuses.at(-1)).toEqual({ status: 'ended', why: code });
  });

  test('is repeated after a bye with any other code', () => {
    const { server, network, client } = onlineClient();
    server.sendToAll({ t: 'bye', refusal: refuse('server/stopping').refusal });
    network.deliverAll();
    expect(client.status).toBe('lost');
    network.advance(400);
    network.deliverAll();
    expect(client.status).toBe('online');
  });
});

describe('a connection that breaks', () => {
  test('is opened again after growing pauses', () => {
    const { network } = connectingClient();
    const pauses = Array.from({ length: 9 }, () => {
      network.connection.close();
      const before = network.attempts;
      let pause = 0;
      for (; network.attempts === before; pause += 100) network.advance(100);
      return pause;
    });
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 9600, 15000, 15000, 15000]);
  });

  test('is opened again after a random part of the pause', () => {
    const { network } = connectingClient();
    network.randomValue = 0;
    network.connection.close();
    network.advance(200);
    expect(network.attempts).toBe(2);
    network.randomValue = 0.999;
    network.connection.close();
    network.advance(790);
    expect(network.attempts).toBe(2);
    network.advance(10);
    expect(network.attempts).toBe(3);
  });

  test('is opened at once on reconnectNow', () => {
    const { network, client } = onlineClient();
    client.dropConnection();
    expect(client.status).toBe('lost');
    client.reconnectNow();
    network.deliverAll();
    expect(client.status).toBe('online');
  });

  test('is dropped once, however often dropConnection is called', () => {
    const { network, client, statuses } = onlineClient();
    client.dropConnection();
    client.dropConnection();
    expect(statuses.map(({ status }) => status)).toEqual(['online', 'lost']);
    network.advance(300);
    expect(network.attempts).toBe(2);
  });

  test('is not opened again while it is open or opening, or after the end', () => {
    const { network, client } = connectingClient();
    client.reconnectNow();
    expect(network.attempts).toBe(1);
    network.deliverAll();
    client.reconnectNow();
    expect([network.attempts, client.status]).toEqual([1, 'online']);
    client.close();
    client.reconnectNow();
    client.dropConnection();
    network.advance(600_000);
    expect([network.attempts, client.status]).toEqual([1, 'ended']);
  });

  test('is not opened again when the client is closed meanwhile', () => {
    const { network, client, statuses } = onlineClient();
    client.dropConnection();
    client.close();
    client.close();
    network.advance(600_000);
    expect(network.attempts).toBe(1);
    expect(statuses.map(({ status }) => status)).toEqual(['online', 'lost', 'ended']);
  });

  test('is noticed when a pong is missing', () => {
    const { network, client } = onlineClient();
    network.connection.closeSilently();
    network.advance(29_000);
    expect(client.status).toBe('online');
    network.advance(1000);
    expect(client.status).toBe('lost');
  });

  test('is noticed when the welcome is missing', () => {
    const { network, client } = connectingClient((server) => (server.isSilent = true));
    network.deliverAll();
    network.advance(9999);
    expect(client.status).toBe('connecting');
    network.advance(1);
    expect(client.status).toBe('lost');
  });

  test('has short pauses again only after it was open for a while', () => {
    const { network, client } = onlineClient();
    const pauseAfterDrop = (): number => {
      client.dropConnection();
      let pause = 0;
      for (; client.status === 'lost'; pause += 100) network.advance(100);
      network.deliverAll();
      return pause;
    };
    expect(Array.from({ length: 4 }, pauseAfterDrop)).toEqual([300, 600, 1200, 2400]);
    network.advance(15_000);
    network.deliverAll();
    expect(pauseAfterDrop()).toBe(300);
  });

  test('passes on no message after it was dropped', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    network.deliverAll();
    const old = network.connection;
    server.change('t');
    client.dropConnection();
    old.deliverToClient();
    expect(log.versions).toEqual([]);
  });
});

test('messages of an earlier socket are ignored, before and after the next one is open', () => {
  const sockets: SocketListener[] = [];
  const statuses: string[] = [];
  const ports: ClientPorts = {
    connect: (listener) => {
      sockets.push(listener);
      return { send: () => undefined, close: () => undefined };
    },
    after: () => () => undefined,
    now: () => 0,
    random: () => 0,
    newId: () => 'an-id',
  };
  const connection = new Connection(ports, {
    onWelcome: () => undefined,
    onMessage: ({ t }) => statuses.push(t),
    onStatus: (status) => statuses.push(status),
  });
  const welcome = JSON.stringify({ t: 'welcome', protocol: PROTOCOL, me: {}, now: 0 });
  connection.connect();
  connection.drop();
  sockets[0]?.onMessage(welcome);
  connection.reconnectNow();
  sockets[1]?.onMessage(welcome);
  sockets[0]?.onMessage(JSON.stringify({ t: 'lobby', tables: [] }));
  sockets[0]?.onClose();
  expect(statuses).toEqual(['lost', 'connecting', 'online']);
});

test("the server's clock is estimated halfway between ping and pong", () => {
  const { network, client, server } = onlineClient();
  expect(client.now()).toBe(server.clock);
  network.advance(15_000);
  network.advance(100);
  network.connection.deliverToServer();
  server.clock += 15_150;
  network.advance(100);
  while (network.connection.deliverToClient());
  expect(client.now()).toBe(5_000_100);
});

test("the server's clock is known from the welcome on", () => {
  const { network, client, server } = connectingClient();
  network.connection.deliverToServer();
  network.connection.deliverToServer();
  network.connection.deliverToClient();
  expect(client.status).toBe('online');
  expect(client.now()).toBe(server.clock);
});

test('a pong that answers no ping, or an earlier one, is ignored', () => {
  const { network, client, server } = onlineClient();
  const { clock } = server;
  server.sendToAll({ t: 'pong', n: 1, now: 7 });
  network.deliverAll();
  expect(client.now()).toBe(clock);
  network.advance(15_000);
  server.sendToAll({ t: 'pong', n: 0, now: 7 });
  network.connection.deliverToClient();
  expect(client.now()).toBe(clock + 15_000);
  network.connection.closeSilently();
  network.advance(15_000);
  expect(client.status).toBe('lost');
});
