import { fast, lowest, SPECTATOR } from '@topsail/engine';
import { jamaica, knownGameOf } from '@topsail/games';
import { expect, test } from 'vitest';
import type { Decision, Job } from './decision.ts';
import { thumbMove } from './fallback.ts';
import { ThinkingPool, type PoolLimits } from './pool.ts';
import type { WorkerListener, PoolPorts } from './ports.ts';
import { thinkingSeed } from './seed.ts';

/** A worker that does nothing of itself: the test speaks for it. */
interface Puppet {
  readonly listener: WorkerListener;
  readonly heard: Job[];
  isKilled: boolean;
}

/** A pool whose workers are puppets and whose clock the test turns. */
function puppetPool(limits: Partial<PoolLimits>, ports: Partial<PoolPorts> = {}) {
  const puppets: Puppet[] = [];
  const clocks = new Set<{ readonly milliseconds: number; readonly then: () => void }>();
  const start: PoolPorts['start'] = (listener) => {
    const puppet: Puppet = { listener, heard: [], isKilled: false };
    puppets.push(puppet);
    return {
      send: (job) => puppet.heard.push(job),
      kill: () => Promise.resolve((puppet.isKilled = true)),
    };
  };
  const after: PoolPorts['after'] = (milliseconds, then) => {
    const clock = { milliseconds, then };
    clocks.add(clock);
    return () => clocks.delete(clock);
  };
  const pool = new ThinkingPool({ gameOf: knownGameOf, start, after, fallback: thumbMove, ...ports }, limits);
  return { pool, puppets, clocks };
}

function decision(seed = 1): Decision {
  const setup = jamaica.checkSetup('jamaica-1', 3, {});
  if (!setup.ok) throw new Error(setup.refusal.code);
  const state = jamaica.setup(setup.value, fast(seed));
  const seat = lowest(jamaica.toAct(state));
  return { bot: 'sailor', view: jamaica.view(state, seat), seed, milliseconds: 100 };
}

const move = thumbMove(decision());

test('decisions are handed out in order, one to a worker, once it is ready', async () => {
  const { pool, puppets } = puppetPool({ workers: 2 });
  const thoughts = [1, 2, 3].map(() => pool.think(decision()));
  const [one, two] = puppets as [Puppet, Puppet];
  expect([one.heard.length, two.heard.length]).toEqual([0, 0]);
  two.listener.onMessage({ says: 'ready' });
  one.listener.onMessage({ says: 'ready' });
  expect([...two.heard, ...one.heard].map(({ id }) => id)).toEqual([1, 2]);
  one.listener.onMessage({ says: 'move', id: 2, move });
  expect(one.heard.map(({ id }) => id)).toEqual([2, 3]);
  one.listener.onMessage({ says: 'move', id: 3, move });
  two.listener.onMessage({ says: 'move', id: 1, move });
  expect(await Promise.all(thoughts)).toEqual([{ move }, { move }, { move }]);
});

test('nothing is heard of a worker that has been replaced, nor an answer to another question', async () => {
  const { pool, puppets } = puppetPool({});
  puppets[0].listener.onMessage({ says: 'ready' });
  const abort = new AbortController();
  const cancelled = pool.think(decision(), abort.signal);
  abort.abort();
  expect(await cancelled).toBeUndefined();
  expect(puppets[0].isKilled).toBe(true);
  const thought = pool.think(decision());
  puppets[0].listener.onMessage({ says: 'move', id: 2, move });
  puppets[0].listener.onExit('long ago');
  expect(puppets).toHaveLength(2);
  puppets[1].listener.onMessage({ says: 'ready' });
  puppets[1].listener.onMessage({ says: 'move', id: 1, move: 'late' });
  puppets[1].listener.onMessage({ says: 'move', id: 2, move });
  expect(await thought).toEqual({ move });
});

test('a worker that never becomes ready is replaced, and after three of them nobody waits any longer', async () => {
  const { pool, puppets, clocks } = puppetPool({ startMilliseconds: 50 });
  const thought = pool.think(decision());
  for (let n = 0; n < 3; n++) [...clocks].forEach(({ then }) => then());
  expect(await thought).toEqual({ move, fallback: pool.problem });
  expect(pool.problem).toBe(
    'no worker could be started, 3 times in a row; the last time: it was not ready after 50 ms',
  );
  expect(puppets.map(({ isKilled }) => isKilled)).toEqual([true, true, true]);
  expect(clocks.size).toBe(0);
});

test('a machine that starts no workers at all still gives legal moves', async () => {
  const start = (): never => {
    throw new Error('no threads here');
  };
  const { pool } = puppetPool({ workers: 2 }, { start });
  expect(pool.problem).toContain('no threads here');
  expect(await pool.think(decision())).toEqual({ move, fallback: pool.problem });
});

test('a pool without workers thinks by rule of thumb', async () => {
  const { pool } = puppetPool({ workers: 0 });
  expect(await pool.think(decision())).toEqual({ move, fallback: 'the pool has no workers' });
});

test('one worker that cannot be started does not spoil it for the others', async () => {
  const { pool, puppets } = puppetPool({ workers: 2 });
  puppets[0].listener.onMessage({ says: 'ready' });
  for (const n of [1, 2, 3]) puppets[n].listener.onExit('of scurvy');
  expect(pool.problem).toBeUndefined();
  const thought = pool.think(decision());
  puppets[0].listener.onMessage({ says: 'move', id: 1, move });
  expect(await thought).toEqual({ move });
});

test('when even the fallback fails, any legal move is made', async () => {
  const fallback = (): Promise<string> => Promise.reject(new Error('it could not be loaded'));
  const { pool } = puppetPool({}, { fallback });
  const thought = pool.think(decision());
  await pool.close();
  expect((await thought)?.move).toMatch(/^[a-z]+ /);
  expect((await thought)?.fallback).toBe('the pool is closed');
});

test('no clock runs while nobody thinks, and no listener stays', async () => {
  const { pool, puppets, clocks } = puppetPool({});
  puppets[0].listener.onMessage({ says: 'ready' });
  expect(clocks.size).toBe(0);
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    addEventListener: (_: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'abort', listener: () => void) => void listeners.delete(listener),
  };
  const thought = pool.think(decision(), signal);
  expect([clocks.size, listeners.size]).toEqual([1, 1]);
  puppets[0].listener.onMessage({ says: 'move', id: 1, move });
  await thought;
  expect([clocks.size, listeners.size]).toEqual([0, 0]);
});

test('a view that asks nothing of anybody is a mistake of the caller, and told as one', async () => {
  const { pool } = puppetPool({});
  await expect(
    pool.think({ ...decision(), view: { ...decision().view, viewer: SPECTATOR } }),
  ).rejects.toThrow('spectator');
});

test('a seed is a whole number that hangs on every letter of the text', () => {
  expect(Number.isSafeInteger(thinkingSeed('salt'))).toBe(true);
  expect(thinkingSeed('salt')).toBe(thinkingSeed('salt'));
  expect(thinkingSeed('salt 1')).not.toBe(thinkingSeed('salt 2'));
});

test('a coach is asked in the same order, and his answer is told as it is', async () => {
  const { pool, puppets } = puppetPool({});
  const { view } = decision();
  const asked = { asks: 'evaluation', view, seed: 1, milliseconds: 100 } as const;
  const answer = pool.ask(asked);
  puppets[0].listener.onMessage({ says: 'ready' });
  expect(puppets[0].heard).toEqual([{ ...asked, id: 1 }]);
  const value = { chances: [], scores: [] };
  puppets[0].listener.onMessage({ says: 'told', id: 1, value });
  expect(await answer).toEqual({ value });
});

test('a coach who fails, dies or is overdue says so; nobody answers in his place', async () => {
  const { pool, puppets, clocks } = puppetPool({});
  const { view } = decision();
  const ask = () => pool.ask({ asks: 'advice', view, seed: 1, milliseconds: 100, purpose: 'hint' });
  puppets[0].listener.onMessage({ says: 'ready' });
  const failed = ask();
  puppets[0].listener.onMessage({ says: 'failed', id: 1, why: 'no idea' });
  expect(await failed).toEqual({ failed: 'advice failed: no idea' });
  const odd = ask();
  puppets[0].listener.onMessage({ says: 'move', id: 2, move });
  expect(await odd).toEqual({ failed: 'a move is no advice' });
  const dead = ask();
  puppets[0].listener.onExit('gone');
  expect(await dead).toEqual({ failed: 'the worker died: gone' });
  puppets[1].listener.onMessage({ says: 'ready' });
  const late = ask();
  for (const { then } of [...clocks]) then();
  expect(await late).toEqual({ failed: 'advice did not stop thinking after 100 ms' });
});

test('a question may be cancelled, and ends with the pool', async () => {
  const { pool, puppets } = puppetPool({});
  puppets[0].listener.onMessage({ says: 'ready' });
  const { view } = decision();
  const asked = { asks: 'evaluation', view, seed: 1, milliseconds: 100 } as const;
  const abort = new AbortController();
  const cancelled = pool.ask(asked, abort.signal);
  abort.abort();
  expect(await cancelled).toBeUndefined();
  const open = pool.ask(asked);
  await pool.close();
  expect(await open).toEqual({ failed: 'the pool is closed' });
});

test('a bot that gives advice instead of a move is replaced by the fallback', async () => {
  const { pool, puppets } = puppetPool({});
  puppets[0].listener.onMessage({ says: 'ready' });
  const thought = pool.think(decision());
  puppets[0].listener.onMessage({ says: 'told', id: 1, value: [] });
  expect(await thought).toEqual({ move, fallback: 'sailor failed: it made no move' });
});
