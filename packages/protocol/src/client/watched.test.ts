import { describe, expect, test } from 'vitest';
import { deny } from '../refusals.ts';
import { Log, online } from './testing/sea.ts';

describe('a table that is looked at', () => {
  test('is told from the version asked for, each happening once', () => {
    const { harbour, client, server } = online();
    for (let n = 0; n < 4; n++) server.happen('t');
    const log = new Log();
    client.watch('t', log, 1);
    harbour.carryAll();
    server.happen('t');
    harbour.carryAll();
    expect(log.told).toEqual([2, 3, 4, 5]);
  });

  test('is told as it is when nothing was missed', () => {
    const { harbour, client, server } = online();
    for (let n = 0; n < 4; n++) server.happen('t');
    const log = new Log();
    client.watch('t', log);
    harbour.carryAll();
    expect(log.frames.map(({ version }) => version)).toEqual([4]);
    expect(log.told).toEqual([]);
  });

  test('is opened again from the last version when the line comes back', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log, 0);
    server.happen('t');
    harbour.carryAll();
    harbour.line.cut();
    server.happen('t');
    server.happen('t');
    harbour.pass(1000);
    harbour.carryAll();
    expect(server.heardAll.findLast(({ t }) => t === 'open')).toEqual({ t: 'open', table: 't', since: 1 });
    expect(log.told).toEqual([1, 2, 3]);
  });

  test('is opened again, once, when frames leave a gap', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log, 0);
    harbour.carryAll();
    server.happenUntold('t');
    server.happen('t');
    server.happen('t');
    harbour.carryAll();
    expect(log.told).toEqual([1, 2, 3]);
    expect(server.heardAll.filter(({ t }) => t === 'open')).toHaveLength(2);
  });

  test.each([0, 3])(
    'is told anew, if asked for from %i on, when the server was set back to an older time',
    (since) => {
      const { harbour, client, server } = online();
      for (let n = 0; n < 5; n++) server.happen('t');
      const log = new Log();
      client.watch('t', log, since);
      harbour.carryAll();
      harbour.line.cut();
      server.setBack('t', 2);
      harbour.pass(1000);
      harbour.carryAll();
      expect(log.frames.at(-1)).toMatchObject({
        version: 2,
        since: 0,
        missed: [{ version: 1 }, { version: 2 }],
      });
      server.happen('t');
      harbour.carryAll();
      expect(log.frames.at(-1)).toMatchObject({ version: 3, since: 2 });
    },
  );

  test('is shown as it is when the server was set back, to one who asked for no more', () => {
    const { harbour, client, server } = online();
    for (let n = 0; n < 5; n++) server.happen('t');
    const log = new Log();
    client.watch('t', log);
    harbour.carryAll();
    harbour.line.cut();
    server.setBack('t', 2);
    harbour.pass(1000);
    harbour.carryAll();
    expect(log.frames.map(({ version }) => version)).toEqual([5, 2]);
    expect(log.told).toEqual([]);
  });

  test('ignores frames that are doubled or late', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log, 0);
    harbour.carryAll();
    const before = server.frame('t', 0);
    server.happen('t');
    const now = server.frame('t', 0);
    server.happen('t');
    for (const frame of [now, before, server.frame('t', 1), server.frame('t', 0)]) server.sayToAll(frame);
    harbour.carryAll();
    expect(log.frames.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(log.told).toEqual([1, 2]);
  });

  test('tells who is there, what is said, and what was refused', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log);
    server.sayToAll({ t: 'present', table: 't', seats: [1], spectators: 2 });
    const line = { n: 1, at: 0, person: 'p', name: 'Rosa', channel: 'seats', text: 'Ahoy' } as const;
    server.sayToAll({ t: 'chat', table: 't', lines: [line] });
    expect(client.say('t', 'seats', 'Ahoy')).toBe(true);
    harbour.carryAll();
    expect(log.presences).toHaveLength(1);
    expect(log.lines).toEqual([line]);
    expect(log.refusals).toEqual([{ code: 'chat/muted' }]);
  });

  test('is not opened again once the server has closed it, or nobody looks', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    client.watch('t', log);
    const leave = client.watch('left', new Log());
    harbour.carryAll();
    server.sayToAll({ t: 'closed', table: 't', refusal: deny('table/no-spectators').refusal });
    leave();
    harbour.carryAll();
    expect(log.closings).toEqual([{ code: 'table/no-spectators' }]);
    expect(server.heardAll.at(-1)).toEqual({ t: 'close', table: 'left' });
    const opened = server.heardAll.filter(({ t }) => t === 'open').length;
    client.lose();
    client.hurry();
    harbour.carryAll();
    expect(server.heardAll.filter(({ t }) => t === 'open')).toHaveLength(opened);
  });

  test('is left by its last listener only', () => {
    const { harbour, client, server } = online();
    const log = new Log();
    const leave = client.watch('t', new Log());
    client.watch('t', log, 0);
    leave();
    server.happen('t');
    harbour.carryAll();
    expect(log.told).toEqual([1]);
  });
});
