import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { botFor, type BotName, type PoolLimits, type ThinkingPool } from '@topsail/bots';
import { fast } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '../src/pool.ts';
import { positionAfter } from './thinking/positions.ts';
import { bundled, Threads } from './thinking/thinkers.ts';

const SOON = { timeout: 50_000, interval: 5 };
const file = scratch();
let script = '';
let threads: Threads;
let pool: ThinkingPool;

beforeAll(async () => {
  script = await bundled('odd-bots', file(''));
});

afterEach(() => pool.close());

function open(limits: Partial<PoolLimits> = {}): void {
  threads = new Threads(script);
  pool = openPool(limits, () => threads.hire());
}

function aliveBecome(count: number): Promise<void> {
  return vi.waitFor(() => expect(threads.alive.size).toBe(count), SOON);
}

/** So many threads run, and have the job that waited for them. */
function readyBecome(count: number): Promise<void> {
  return vi.waitFor(() => expect(threads.ready.size).toBe(count), SOON);
}

/** Asks a bot about a position, and says what came of it and what was allowed. */
async function ask(bot: BotName, moves = 5, milliseconds = 2000) {
  const { decision, legal } = positionAfter(moves);
  const thought = await pool.think({ ...decision, bot, milliseconds });
  return { decision, legal, thought };
}

describe('a pool of worker threads', () => {
  it('answers as the bot itself would', async () => {
    open({ workers: 2 });
    for (let moves = 0; moves < 20; moves++) {
      const { decision, thought } = await ask('random', moves);
      expect(thought).toEqual({
        move: botFor('random', 'jamaica-1').choose(decision.view, decision.seed),
      });
    }
    expect(threads.started).toBe(2);
  });

  it('gives everybody a legal move while its threads are killed in the middle of their thoughts', async () => {
    open({ workers: 2 });
    const luck = fast(60);
    let asking = true;
    let rescued = 0;
    const caller = async (first: number): Promise<void> => {
      for (let moves = first; asking; moves = (moves + 1) % 60) {
        const { legal, thought } = await ask('tree-random', moves, 8);
        expect(legal).toContain(thought?.move);
        if (thought?.fallback !== undefined) rescued++;
      }
    };
    const callers = [0, 15, 30, 45].map(caller);
    for (let kills = 0; kills < 25; kills++) {
      await readyBecome(2);
      await sleep(luck.roll(20));
      await [...threads.ready][luck.roll(2) - 1]?.terminate();
    }
    asking = false;
    await Promise.all(callers);
    expect(rescued).toBeGreaterThan(10);
    expect(pool.problem).toBeUndefined();
    await aliveBecome(2);
    await pool.close();
    expect(threads.alive.size).toBe(0);
  }, 120_000);

  it('falls back when a bot throws, answers nonsense or takes its thread along', async () => {
    open();
    for (const [bot, why] of [
      ['mate', 'mate failed: the mate is seasick'],
      ['captain', 'captain answered "hoist the anchor", which it may not play'],
      ['thumb', 'the worker died: it ended with code 7'],
    ] as const) {
      const { decision, legal, thought } = await ask(bot);
      expect(thought?.fallback).toBe(why);
      expect(legal).toContain(thought?.move);
      expect(thought?.move).toBe(botFor('thumb', 'jamaica-1').choose(decision.view, decision.seed));
    }
    expect((await ask('random')).thought).not.toHaveProperty('fallback');
    expect(threads.started).toBe(2);
  });

  it('asks a bot to stop in time, and kills one that does not', async () => {
    open();
    expect((await ask('tree-random', 5, 50)).thought).not.toHaveProperty('fallback');
    expect(threads.started).toBe(1);
    await pool.close();
    open({ graceMilliseconds: 200 });
    const { legal, thought } = await ask('greedy', 5, 50);
    expect(thought?.fallback).toBe('greedy did not stop thinking after 50 ms');
    expect(legal).toContain(thought?.move);
    await aliveBecome(1);
    expect(threads.started).toBe(2);
  });

  it('breaks a thought off at once when it is cancelled, and goes on with the next', async () => {
    open();
    const { decision } = positionAfter(5);
    const abort = new AbortController();
    const endless = pool.think({ ...decision, bot: 'greedy', milliseconds: 60_000 }, abort.signal);
    const unasked = pool.think(decision, abort.signal);
    const next = ask('random');
    await readyBecome(1);
    abort.abort();
    expect(await endless).toBeUndefined();
    expect(await unasked).toBeUndefined();
    expect((await next).thought).not.toHaveProperty('fallback');
    expect(await pool.think(decision, abort.signal)).toBeUndefined();
    await aliveBecome(1);
    expect(threads.started).toBe(2);
  });

  it('leaves nobody waiting when it is closed', async () => {
    open({ workers: 2 });
    const asked = Array.from({ length: 6 }, (_, moves) => ask('greedy', moves, 60_000));
    await readyBecome(2);
    await pool.close();
    expect(threads.alive.size).toBe(0);
    for (const { legal, thought } of await Promise.all([...asked, ask('random')])) {
      expect(thought?.fallback).toBe('the pool is closed');
      expect(legal).toContain(thought?.move);
    }
    expect(threads.started).toBe(2);
  });

  it('gives up, and says why, when no thread can be started', async () => {
    threads = new Threads(file('nowhere.mjs'));
    pool = openPool({ workers: 1 }, () => threads.hire());
    const { legal, thought } = await ask('random');
    expect(legal).toContain(thought?.move);
    expect(thought?.fallback).toMatch(/^no worker could be started, 3 times in a row; .*nowhere/);
    expect(pool.problem).toBe(thought?.fallback);
    expect(threads.started).toBe(3);
    expect((await ask('random')).thought?.fallback).toBe(thought?.fallback);
    await aliveBecome(0);
  });

  it('keeps no program from ending by itself', async () => {
    open();
    const program = await bundled('forgetful', file(''));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, script], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('[null,null,"string"]\n');
    expect(status).toBe(0);
  });
});
