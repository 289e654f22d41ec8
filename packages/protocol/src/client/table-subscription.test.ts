import { describe, expect, test } from 'vitest';
import { refuse } from '../refusals.ts';
import { RecordingListener, onlineClient } from './testing/test-client.ts';

describe('a table that is looked at', () => {
  test('is told from the version asked for, each happening once', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 4; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log, 1);
    network.deliverAll();
    server.change('t');
    network.deliverAll();
    expect(log.versions).toEqual([2, 3, 4, 5]);
  });

  test('is told as it is when nothing was missed', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 4; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log);
    network.deliverAll();
    expect(log.frames.map(({ version }) => version)).toEqual([4]);
    expect(log.versions).toEqual([]);
  });

  test('is opened again from the last version when the line comes back', () => {
    const { network, client, server } = onlineClient();
    const log = new RecordingListener();
    client.watch('t', log, 0);
    server.change('t');
    network.deliverAll();
    network.line.close();
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
    'is told anew, if asked for from %i on, when the server was set back to an older time',
    (since) => {
      const { network, client, server } = onlineClient();
      for (let n = 0; n < 5; n++) server.change('t');
      const log = new RecordingListener();
      client.watch('t', log, since);
      network.deliverAll();
      network.line.close();
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

  test('is shown as it is when the server was set back, to one who asked for no more', () => {
    const { network, client, server } = onlineClient();
    for (let n = 0; n < 5; n++) server.change('t');
    const log = new RecordingListener();
    client.watch('t', log);
    network.deliverAll();
    network.line.close();
    server.rollBack('t', 2);
    network.advance(1000);
    network.deliverAll();
    expect(log.frames.map(({ version }) => version)).toEqual([5, 2]);
    expect(log.versions).toEqual([]);
  });

  test('ignores frames that are doubled or late', () => {
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

  test('tells who is there, what is said, and what was refused', () => {
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

  test('is not opened again once the server has closed it, or nobody looks', () => {
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

  test('is left by its last listener only', () => {
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
