import { describe, expect, test } from 'vitest';
import { refuse } from '../refusals.ts';
import { PROTOCOL } from '../version.ts';
import { connectingClient, RecordingListener, onlineClient } from './testing/test-client.ts';

describe('the first words', () => {
  test('are a hello, answered by a welcome', () => {
    const { server, statuses } = onlineClient();
    expect(server.received[0]).toEqual({ t: 'hello', protocol: PROTOCOL });
    expect(statuses).toEqual([{ status: 'online', why: undefined }]);
  });

  test('end when the server speaks another version: the page must be reloaded', () => {
    const { network, client, statuses } = connectingClient((server) => (server.protocol = PROTOCOL + 1));
    network.deliverAll();
    expect(statuses.at(-1)).toEqual({ status: 'ended', why: 'frame/version' });
    network.advance(600_000);
    expect(network.attempts).toBe(1);
    expect(client.status).toBe('ended');
  });

  test.each(['frame/version', 'person/unknown'] as const)('end with a farewell of %s', (code) => {
    const { server, network, statuses } = onlineClient();
    server.sendToAll({ t: 'bye', refusal: refuse(code).refusal });
    network.deliverAll();
    expect(statuses.at(-1)).toEqual({ status: 'ended', why: code });
  });

  test('are said again after any other farewell', () => {
    const { server, network, client } = onlineClient();
    server.sendToAll({ t: 'bye', refusal: refuse('server/stopping').refusal });
    network.deliverAll();
    expect(client.status).toBe('lost');
    network.advance(400);
    network.deliverAll();
    expect(client.status).toBe('online');
  });
});

describe('a line that breaks', () => {
  test('is dialled again after pauses that grow', () => {
    const { network } = connectingClient();
    const pauses = Array.from({ length: 9 }, () => {
      network.line.close();
      const dialled = network.attempts;
      let pause = 0;
      for (; network.attempts === dialled; pause += 100) network.advance(100);
      return pause;
    });
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 9600, 15000, 15000, 15000]);
  });

  test('is dialled again by everybody at another time', () => {
    const { network } = connectingClient();
    network.randomValue = 0;
    network.line.close();
    network.advance(200);
    expect(network.attempts).toBe(2);
    network.randomValue = 0.999;
    network.line.close();
    network.advance(790);
    expect(network.attempts).toBe(2);
    network.advance(10);
    expect(network.attempts).toBe(3);
  });

  test('is not waited for when something tells that it may be back', () => {
    const { network, client } = onlineClient();
    client.dropConnection();
    expect(client.status).toBe('lost');
    client.reconnectNow();
    network.deliverAll();
    expect(client.status).toBe('online');
  });

  test('is noticed by a pong that does not come', () => {
    const { network, client } = onlineClient();
    network.line.closeSilently();
    network.advance(29_000);
    expect(client.status).toBe('online');
    network.advance(1000);
    expect(client.status).toBe('lost');
  });

  test('is noticed by a welcome that does not come', () => {
    const { network, client } = connectingClient((server) => (server.isSilent = true));
    network.deliverAll();
    network.advance(9999);
    expect(client.status).toBe('connecting');
    network.advance(1);
    expect(client.status).toBe('lost');
  });

  test('starts with short pauses again only once it has lasted', () => {
    const { network, client } = onlineClient();
    for (let n = 0; n < 5; n++) {
      client.dropConnection();
      while (client.status === 'lost') network.advance(100);
      network.deliverAll();
    }
    network.advance(15_000);
    network.deliverAll();
    client.dropConnection();
    const dialled = network.attempts;
    network.advance(300);
    expect(network.attempts).toBe(dialled + 1);
  });

  test('says nothing more once it was given up', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    network.deliverAll();
    const old = network.line;
    server.change('t');
    client.dropConnection();
    old.deliverToClient();
    expect(log.versions).toEqual([]);
  });
});

test("the server's clock is read halfway between ping and pong", () => {
  const { network, client, server } = onlineClient();
  expect(client.now()).toBe(server.clock);
  network.advance(15_000);
  network.advance(100);
  network.line.deliverToServer();
  server.clock += 15_150;
  network.advance(100);
  while (network.line.deliverToClient());
  expect(client.now()).toBe(5_000_100);
});
