import { describe, expect, test } from 'vitest';
import { deny } from '../refusals.ts';
import { atSea, Log, online } from './testing/sea.ts';

describe('the first words', () => {
  test('are a hello, answered by a welcome', () => {
    const { server, standings } = online();
    expect(server.heardAll[0]).toEqual({ t: 'hello', protocol: 1 });
    expect(standings).toEqual([{ standing: 'online', why: undefined }]);
  });

  test('tell a page of another time that it must be loaded again', () => {
    const { harbour, client, standings } = atSea((server) => (server.protocol = 2));
    harbour.carryAll();
    expect(standings.at(-1)).toEqual({ standing: 'ended', why: 'frame/version' });
    harbour.pass(600_000);
    expect(harbour.dialled).toBe(1);
    expect(client.standing).toBe('ended');
  });

  test.each(['frame/version', 'person/unknown'] as const)('end with a farewell of %s', (code) => {
    const { server, harbour, standings } = online();
    server.sayToAll({ t: 'bye', refusal: deny(code).refusal });
    harbour.carryAll();
    expect(standings.at(-1)).toEqual({ standing: 'ended', why: code });
  });

  test('are said again after any other farewell', () => {
    const { server, harbour, client } = online();
    server.sayToAll({ t: 'bye', refusal: deny('server/stopping').refusal });
    harbour.carryAll();
    expect(client.standing).toBe('lost');
    harbour.pass(400);
    harbour.carryAll();
    expect(client.standing).toBe('online');
  });
});

describe('a line that breaks', () => {
  test('is dialled again after pauses that grow', () => {
    const { harbour } = atSea();
    const pauses = Array.from({ length: 9 }, () => {
      harbour.line.cut();
      const dialled = harbour.dialled;
      let pause = 0;
      for (; harbour.dialled === dialled; pause += 100) harbour.pass(100);
      return pause;
    });
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 9600, 15000, 15000, 15000]);
  });

  test('is dialled again by everybody at another time', () => {
    const { harbour } = atSea();
    harbour.luck = 0;
    harbour.line.cut();
    harbour.pass(200);
    expect(harbour.dialled).toBe(2);
    harbour.luck = 0.999;
    harbour.line.cut();
    harbour.pass(790);
    expect(harbour.dialled).toBe(2);
    harbour.pass(10);
    expect(harbour.dialled).toBe(3);
  });

  test('is not waited for when something tells that it may be back', () => {
    const { harbour, client } = online();
    client.lose();
    expect(client.standing).toBe('lost');
    client.hurry();
    harbour.carryAll();
    expect(client.standing).toBe('online');
  });

  test('is noticed by a pong that does not come', () => {
    const { harbour, client } = online();
    harbour.line.fallSilent();
    harbour.pass(29_000);
    expect(client.standing).toBe('online');
    harbour.pass(1000);
    expect(client.standing).toBe('lost');
  });

  test('is noticed by a welcome that does not come', () => {
    const { harbour, client } = atSea((server) => (server.isSilent = true));
    harbour.carryAll();
    harbour.pass(9999);
    expect(client.standing).toBe('connecting');
    harbour.pass(1);
    expect(client.standing).toBe('lost');
  });

  test('starts with short pauses again only once it has lasted', () => {
    const { harbour, client } = online();
    for (let n = 0; n < 5; n++) {
      client.lose();
      while (client.standing === 'lost') harbour.pass(100);
      harbour.carryAll();
    }
    harbour.pass(15_000);
    harbour.carryAll();
    client.lose();
    const dialled = harbour.dialled;
    harbour.pass(300);
    expect(harbour.dialled).toBe(dialled + 1);
  });

  test('says nothing more once it was given up', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log, 0);
    harbour.carryAll();
    const old = harbour.line;
    server.happen('t');
    client.lose();
    old.carryDown();
    expect(log.told).toEqual([]);
  });
});

test("the server's clock is read halfway between ping and pong", () => {
  const { harbour, client, server } = online();
  expect(client.now()).toBe(server.clock);
  harbour.pass(15_000);
  harbour.pass(100);
  harbour.line.carryUp();
  server.clock += 15_150;
  harbour.pass(100);
  while (harbour.line.carryDown());
  expect(client.now()).toBe(5_000_100);
});
