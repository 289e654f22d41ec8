import type { ToClient } from '@topsail/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/client.ts';
import { Audience } from '../../src/table/viewers/audience.ts';
import { InMemoryTable } from './in-memory-table.ts';

type Frame = Extract<ToClient, { t: 'table' }>;

class Listener implements Client {
  readonly address = '192.0.2.1';
  readonly person;
  readonly frames: Frame[] = [];

  constructor(person: string) {
    this.person = { person, name: person, program: false, owner: null, created: 0 };
  }

  charge(): void {
    // Nothing is limited here.
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text) as Frame);
  }
}

/** All three seats are asked for a card. */
let table: InMemoryTable;
let audience: Audience;
let mary: Listener;

beforeEach(async () => {
  table = new InMemoryTable({ ruleset: 'jamaica-1', seats: 3 }, 'anne', 'mary', 'john');
  await table.starts();
  while (table.table.questions.some(({ isAwaited }) => !isAwaited))
    await picks(['anne', 'mary', 'john'][table.turn] ?? '', 0);
  audience = new Audience(table.table, () => 0);
  mary = new Listener('mary');
});

const picks = (person: string, nth: number) => {
  const seat = ['anne', 'mary', 'john'].indexOf(person);
  return table.does(person, { k: 'move', move: table.moves(seat)[nth] ?? '' });
};

/** Executes something and publishes its changes. */
async function published(execute: () => Promise<unknown>): Promise<void> {
  const known = table.changes.length;
  await execute();
  audience.publish(table.table, table.changes.slice(known));
}

const mutes = (person: string) => () => table.does('anne', { k: 'mute', person, muted: true });

describe('an audience', () => {
  it('knows its clients', () => {
    const anne = new Listener('anne');
    audience.add(anne, 0);
    audience.add(mary, 0);
    audience.remove(anne);
    expect([audience.has(anne), audience.has(mary), audience.size]).toEqual([false, true, 1]);
    expect([...audience.clients]).toEqual([mary]);
  });

  it('gets the plan in the first frame, then each version once', async () => {
    const { version } = table.table;
    audience.add(mary, version);
    await published(mutes('one'));
    await published(mutes('two'));
    expect(mary.frames.map((frame) => [frame.since, frame.version, frame.plan !== undefined])).toEqual([
      [version, version, true],
      [version, version + 1, false],
      [version + 1, version + 2, false],
    ]);
    expect(mary.frames.map(({ changes }) => changes.map((change) => change.version))).toEqual([
      [],
      [version + 1],
      [version + 2],
    ]);
  });

  it('gets no frame of a change that only one seat may know, and counts on without a gap', async () => {
    const anne = new Listener('anne');
    const { version } = table.table;
    audience.add(anne, version);
    audience.add(mary, version);
    await published(() => picks('anne', 0));
    await published(() => picks('anne', 1));
    await published(() => picks('john', 0));
    const versions = (listener: Listener) =>
      listener.frames
        .slice(1)
        .map(({ since, changes, version: now }) => [
          ...[since, ...changes.map((change) => change.version), now].map((one) => one - version),
        ]);
    expect(versions(anne)).toEqual([
      [0, 1, 1],
      [1, 2, 2],
      [2, 3, 3],
    ]);
    expect(versions(mary)).toEqual([
      [0, 1, 1],
      [1, 2, 2],
    ]);
  });

  it('keeps the last sixteen changes for clients that reconnect', async () => {
    const { version } = table.table;
    expect([version - 1, version].map((since) => audience.hasChangesSince(since))).toEqual([false, true]);
    for (let n = 1; n <= 16; n++) await published(mutes(`p${n}`));
    expect([version - 1, version].map((since) => audience.hasChangesSince(since))).toEqual([false, true]);
    await published(mutes('p17'));
    expect([version, version + 1].map((since) => audience.hasChangesSince(since))).toEqual([false, true]);
    audience.add(mary, version + 14);
    expect(mary.frames[0]?.changes.map((change) => change.version - version)).toEqual([15, 16, 17]);
  });

  it('sends a client that reconnects the changes from the store first, each once, and none it may not know yet', async () => {
    const { version } = table.table;
    const early = new Audience(table.table, () => 0);
    await published(mutes('one'));
    await published(mutes('two'));
    audience.add(mary, version - 1, table.changes.slice(version - 1, version + 1));
    expect(mary.frames[0]?.changes.map((change) => change.version - version)).toEqual([0, 1, 2]);
    const john = new Listener('john');
    early.add(john, version - 1, table.changes.slice(version - 1));
    expect(john.frames[0]?.changes.map((change) => change.version - version)).toEqual([0]);
  });

  it('shares the text of events that all may know, and sends each viewer their own', async () => {
    const anne = new Listener('anne');
    const other = new Listener('mary');
    for (const listener of [anne, mary, other]) audience.add(listener, table.table.version);
    await published(() => picks('anne', 0));
    const events = ({ frames }: Listener) => frames.at(-1)?.changes[0]?.events;
    expect(events(mary)).toEqual([{ e: 'picked', seat: 0 }]);
    expect(events(other)).toEqual(events(mary));
    expect(events(anne)).not.toEqual(events(mary));
    expect(mary.frames.at(-1)?.own).not.toEqual(anne.frames.at(-1)?.own);
    expect(other.frames.at(-1)?.own).toEqual(mary.frames.at(-1)?.own);
  });
});
