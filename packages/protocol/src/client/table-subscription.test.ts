import { describe, expect, test } from 'vitest';
import { refuse } from '../refusals.ts';
import { RecordingListener, onlineClient } from './testing/test-client.ts';

describe('a table that is open', () => {
  test('reports each change after the requested version once', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 4; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log, 1);
    network.deliverAll();
    server.change('t');
    network.deliverAll();
    expect(log.versions).toEqual([2, 3, 4, 5]);
  });

  test('reports only the newest frame when no version was requested', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 4; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log);
    network.deliverAll();
    expect(log.frames.map(({ version }) => version)).toEqual([4]);
    expect(log.versions).toEqual([]);
  });

  test('is opened again from the last version after a reconnect', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    server.change('t');
    network.deliverAll();
    network.connection.close();
    server.change('t');
    server.change('t');
    network.advance(1000);
    network.deliverAll();
    expect(server.received.findLast(({ t }) => t === 'open')).toEqual({ t: 'open', table: 't', since: 1 });
    expect(log.versions).toEqual([1, 2, 3]);
  });

  test('is opened again, once, when frames leave a gap', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    network.deliverAll();
    server.changeSilently('t');
    server.change('t');
    server.change('t');
    network.deliverAll();
    expect(log.versions).toEqual([1, 2, 3]);
    expect(server.received.filter(({ t }) => t === 'open')).toHaveLength(2);
  });

  test.each([0, 3])(
    'starts over, if requested from version %i, when the server was restored from a backup',
    (since) => {
      const { network, client, server } = onlineClient();
      for (let n = 0; n < 5; n++) server.change('t');
      const log = new RecordingListener();
      client.watch('t', log, since);
      network.deliverAll();
      network.connection.close();
      server.rollBack('t', 2);
      network.advance(1000);
      network.deliverAll();
      expect(log.frames.at(-1)).toMatchObject({
        version: 2,
        since: 0,
        changes: [{ version: 1 }, { version: 2 }],
      });
      server.change('t');
      network.deliverAll();
      expect(log.frames.at(-1)).toMatchObject({ version: 3, since: 2 });
    },
  );

  test('reports only the newest frame after a restored backup, when no version was requested', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 5; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log);
    network.deliverAll();
    network.connection.close();
    server.rollBack('t', 2);
    network.advance(1000);
    network.deliverAll();
    expect(log.frames.map(({ version }) => version)).toEqual([5, 2]);
    expect(log.versions).toEqual([]);
  });

  test('ignores duplicate and late frames', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    network.deliverAll();
    const before = server.frame('t', 0);
    server.change('t');
    const now = server.frame('t', 0);
    server.change('t');
    for (const frame of [now, before, server.frame('t', 1), server.frame('t', 0)]) server.sendToAll(frame);
    network.deliverAll();
    expect(log.frames.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(log.versions).toEqual([1, 2]);
  });

  test('reports presence, chat and refusals', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log);
    server.sendToAll({ t: 'present', table: 't', seats: [1], spectators: 2 });
    const line = { n: 1, at: 0, person: 'p', name: 'Rosa', channel: 'seats', text: 'Ahoy' } as const;
    server.sendToAll({ t: 'chat', table: 't', lines: [line] });
    expect(client.say('t', 'seats', 'Ahoy')).toBe(true);
    network.deliverAll();
    expect(log.presences).toHaveLength(1);
    expect(log.lines).toEqual([line]);
    expect(log.refusals).toEqual([{ code: 'chat/muted' }]);
  });

  test('is not opened again after the server or the listener has closed it', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log);
    const leave = client.watch('left', new RecordingListener());
    network.deliverAll();
    server.sendToAll({ t: 'closed', table: 't', refusal: refuse('table/no-spectators').refusal });
    leave();
    network.deliverAll();
    expect(log.closings).toEqual([{ code: 'table/no-spectators' }]);
    expect(server.received.at(-1)).toEqual({ t: 'close', table: 'left' });
    const opened = server.received.filter(({ t }) => t === 'open').length;
    client.dropConnection();
    client.reconnectNow();
    network.deliverAll();
    expect(server.received.filter(({ t }) => t === 'open')).toHaveLength(opened);
  });

  test('is closed only by its last listener', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    const leave = client.watch('t', new RecordingListener());
    client.watch('t', log, 0);
    leave();
    server.change('t');
    network.deliverAll();
    expect(log.versions).toEqual([1]);
  });
});
