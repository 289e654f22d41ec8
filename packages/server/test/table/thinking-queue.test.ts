import type { Decision, Signal, Thought } from '@topsail/bots';
import { expect, it } from 'vitest';
import { ThinkingQueue } from '../../src/table-service/thinking-queue.ts';
import type { Client } from '../../src/client.ts';

interface Started {
  readonly milliseconds: number;
  readonly seed: number;
  readonly answer: (thought: Thought | undefined) => void;
}

/** A queue whose bots answer when the test says so; a decision is known by its seed. */
function openQueue(threads: number) {
  const started: Started[] = [];
  const queue = new ThinkingQueue(
    threads,
    ({ seed, milliseconds }: Decision) =>
      new Promise((answer) => started.push({ seed, milliseconds, answer })),
  );
  let seeds = 0;
  const ask = (address: string, table = address, signal: Signal = new AbortController().signal) => {
    const decision = { bot: 'captain', seed: ++seeds, milliseconds: 900 } as Decision;
    return queue.think(decision, { table, viewers: address === '' ? [] : [viewer(address)] }, signal);
  };
  /** The bot that has thought longest answers, and the next one starts. */
  const next = async (): Promise<void> => {
    const at = finished++;
    started[at]?.answer({ move: String(started[at].seed) });
    await new Promise(setImmediate);
  };
  let finished = 0;
  return { queue, started, ask, next, seeds: () => started.map(({ seed }) => seed) };
}

function viewer(address: string): Client {
  const person = { person: `person at ${address}`, name: '', program: false, owner: null, created: 0 };
  return { address, person, send: () => undefined, charge: () => undefined };
}

it('lets a table wait for one thought of a person who has many tables, not for all', async () => {
  const { ask, next, seeds } = openQueue(1);
  for (let i = 0; i < 40; i++) void ask('hostile', `table ${i}`);
  void ask('honest');
  await next();
  await next();
  expect(seeds()).toEqual([1, 2, 41]);
});

it('starts as many thoughts as there are threads', async () => {
  const { queue, ask, next, seeds } = openQueue(2);
  for (let i = 0; i < 5; i++) void ask('one');
  expect(seeds()).toEqual([1, 2]);
  expect(queue.current).toEqual({ thinking: 2, waiting: 3 });
  await next();
  expect(seeds()).toEqual([1, 2, 3]);
  for (let i = 0; i < 4; i++) await next();
  expect(queue.current).toEqual({ thinking: 0, waiting: 0 });
});

it('gives all the time while few wait, and less the more wait', async () => {
  const { ask, next, started } = openQueue(1);
  void ask('a');
  for (const address of ['b', 'c', 'd', 'e', 'f']) void ask(address);
  for (let i = 0; i < 5; i++) await next();
  expect(started.map(({ milliseconds }) => milliseconds)).toEqual([900, 300, 375, 500, 750, 900]);
});

it('shortens the thoughts of an address that asks for many, and less those of others', async () => {
  const { ask, next, started } = openQueue(1);
  for (let i = 0; i < 240; i++) void ask('hostile', `table ${i}`);
  void ask('honest');
  await next();
  await next();
  expect(started.map(({ milliseconds }) => milliseconds)).toEqual([900, 10, 750]);
});

it('charges the viewer whose address asks for least', async () => {
  const { queue, ask, next, seeds } = openQueue(1);
  for (let i = 0; i < 3; i++) void ask('busy');
  const viewers = [viewer('busy'), viewer('quiet')];
  const decision = { bot: 'captain', seed: 99, milliseconds: 900 } as Decision;
  void queue.think(decision, { table: 'shared', viewers }, new AbortController().signal);
  await next();
  await next();
  expect(seeds()).toEqual([1, 2, 99]);
});

it('gives tables that nobody watches one share together', async () => {
  const { ask, next, seeds } = openQueue(1);
  for (let i = 0; i < 3; i++) void ask('', `table ${i}`);
  void ask('honest');
  for (let i = 0; i < 3; i++) await next();
  expect(seeds()).toEqual([1, 2, 4, 3]);
});

it('answers with the thought, and passes a failure on', async () => {
  const { ask, next } = openQueue(1);
  const first = ask('a');
  await next();
  await expect(first).resolves.toEqual({ move: '1' });
  const failing = new ThinkingQueue(1, () => Promise.reject(new Error('no idea')));
  const decision = { bot: 'captain', seed: 1, milliseconds: 900 } as Decision;
  const { signal } = new AbortController();
  await expect(failing.think(decision, { table: 't', viewers: [] }, signal)).rejects.toThrow('no idea');
  await new Promise(setImmediate);
  expect(failing.current).toEqual({ thinking: 0, waiting: 0 });
});

it('forgets a thought that is cancelled while it waits', async () => {
  const { queue, ask, next, seeds } = openQueue(1);
  const stop = new AbortController();
  void ask('a');
  const cancelled = ask('b', 'b', stop.signal);
  void ask('c');
  stop.abort();
  await expect(cancelled).resolves.toBeUndefined();
  await expect(ask('d', 'd', stop.signal)).resolves.toBeUndefined();
  expect(queue.current).toEqual({ thinking: 1, waiting: 1 });
  await next();
  expect(seeds()).toEqual([1, 3]);
});

it('gives up a thought that has begun, and keeps its thread busy until it ends', async () => {
  const { queue, ask, next, seeds } = openQueue(1);
  const stop = new AbortController();
  const cancelled = ask('a', 'a', stop.signal);
  void ask('b');
  stop.abort();
  await expect(cancelled).resolves.toBeUndefined();
  expect(queue.current).toEqual({ thinking: 1, waiting: 1 });
  await next();
  expect(seeds()).toEqual([1, 2]);
});
