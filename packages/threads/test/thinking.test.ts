import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { botFor, coachFor, type BotName, type PoolLimits, type ThinkingPool } from '@topsail/bots';
import { fast } from '@topsail/engine';
import { scratch } from '@topsail/engine/scratch';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '../src/pool.ts';
import { positionAfter } from './thinking/positions.ts';
import { bundled, Threads } from './thinking/test-threads.ts';

const SOON = { timeout: 50_000, interval: 5 };
const file = scratch();
let script = '';
let threads: Threads;
let pool: ThinkingPool;

beforeAll(async () => {
  script = await bundled('faulty-bots', file(''));
});

afterEach(() => pool.close());

function open(limits: Partial<PoolLimits> = {}): void {
  threads = new Threads(script);
  pool = openPool(limits, () => threads.start());
}

function untilAlive(count: number): Promise<void> {
  return vi.waitFor(() => expect(threads.alive.size).toBe(count), SOON);
}

/** Settles when so many threads run and have received a job. */
function untilReady(count: number): Promise<void> {
  return vi.waitFor(() => expect(threads.ready.size).toBe(count), SOON);
}

/** Asks a bot for a move. Returns the answer and the legal moves. */
async function ask(bot: BotName, moves = 5, milliseconds = 2000) {
  const { decision, legal } = positionAfter(moves);
  const thought = await pool.think({ ...decision, bot, milliseconds });
  return { decision, legal, thought };
}

describe('a coach in a worker thread', () => {
  it('says what he would say here', async () => {
    open();
    const { view, seed } = positionAfter(5).decision;
    const coach = coachFor(view.setup.ruleset);
    const asked = { view, seed, milliseconds: 30_000 } as const;
    const advice = await pool.ask({ ...asked, asks: 'advice', purpose: 'coach' });
    expect(advice).toEqual({ value: coach.advise(view, seed, { purpose: 'coach' }) });
    expect(await pool.ask({ ...asked, asks: 'evaluation' })).toEqual({ value: coach.evaluate(view, seed) });
  });

  it('goes through a game, and refuses what is none', async () => {
    open();
    const record = { setup: positionAfter(5).decision.view.setup, revision: 1, start: [], steps: [] };
    const answer = await pool.ask({ asks: 'review', record, seed: 1, milliseconds: 30_000 });
    expect(answer).toMatchObject({ value: { ok: false, refusal: { code: 'record/rolls' } } });
  });
});

describe('a pool of worker threads', () => {
  it('gives the same answers as the bot itself', async () => {
    open({ workers: 2 });
    for (let moves = 0; moves < 20; moves++) {
      const { decision, thought } = await ask('random', moves);
      expect(thought).toEqual({
        move: botFor('random', 'jamaica-1').choose(decision.view, decision.seed),
      });
    }
    expect(threads.started).toBe(2);
  });

  it('gives every caller a legal move while its threads are killed', async () => {
    open({ workers: 2 });
    const chance = fast(60);
    let asking = true;
    let fallbacks = 0;
    const caller = async (first: number): Promise<void> => {
      for (let moves = first; asking; moves = (moves + 1) % 60) {
        const { legal, thought } = await ask('tree-random', moves, 8);
        expect(legal).toContain(thought?.move);
        if (thought?.fallback !== undefined) fallbacks++;
      }
    };
    const callers = [0, 15, 30, 45].map(caller);
    for (let kills = 0; kills < 25; kills++) {
      await untilReady(2);
      await sleep(chance.roll(20));
      await [...threads.ready][chance.roll(2) - 1]?.terminate();
    }
    asking = false;
    await Promise.all(callers);
    expect(fallbacks).toBeGreaterThan(10);
    expect(pool.problem).toBeUndefined();
    await untilAlive(2);
    await pool.close();
    expect(threads.alive.size).toBe(0);
  }, 120_000);

  it('falls back when a bot throws, gives an illegal move or ends its thread', async () => {
    open();
    for (const [bot, why] of [
      ['mate', 'mate failed: the bot fails'],
      ['captain', 'captain answered "no such move", which it may not play'],
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

  it('asks a bot to stop in time, and kills a thread that does not', async () => {
    open();
    expect((await ask('tree-random', 5, 50)).thought).not.toHaveProperty('fallback');
    expect(threads.started).toBe(1);
    await pool.close();
    open({ graceMilliseconds: 200 });
    const { legal, thought } = await ask('greedy', 5, 50);
    expect(thought?.fallback).toBe('greedy did not stop thinking after 50 ms');
    expect(legal).toContain(thought?.move);
    await untilAlive(1);
    expect(threads.started).toBe(2);
  });

  it('stops at once when a request is cancelled, and goes on with the next', async () => {
    open();
    const { decision } = positionAfter(5);
    const abort = new AbortController();
    const endless = pool.think({ ...decision, bot: 'greedy', milliseconds: 60_000 }, abort.signal);
    const queued = pool.think(decision, abort.signal);
    const next = ask('random');
    await untilReady(1);
    abort.abort();
    expect(await endless).toBeUndefined();
    expect(await queued).toBeUndefined();
    expect((await next).thought).not.toHaveProperty('fallback');
    expect(await pool.think(decision, abort.signal)).toBeUndefined();
    await untilAlive(1);
    expect(threads.started).toBe(2);
  });

  it('answers all callers when it is closed', async () => {
    open({ workers: 2 });
    const requests = Array.from({ length: 6 }, (_, moves) => ask('greedy', moves, 60_000));
    await untilReady(2);
    await pool.close();
    expect(threads.alive.size).toBe(0);
    for (const { legal, thought } of await Promise.all([...requests, ask('random')])) {
      expect(thought?.fallback).toBe('the pool is closed');
      expect(legal).toContain(thought?.move);
    }
    expect(threads.started).toBe(2);
  });

  it('gives up and reports why when no thread can be started', async () => {
    threads = new Threads(file('missing.mjs'));
    pool = openPool({ workers: 1 }, () => threads.start());
    const { legal, thought } = await ask('random');
    expect(legal).toContain(thought?.move);
    expect(thought?.fallback).toMatch(/^no worker could be started, 3 times in a row; .*missing/);
    expect(pool.problem).toBe(thought?.fallback);
    expect(threads.started).toBe(3);
    expect((await ask('random')).thought?.fallback).toBe(thought?.fallback);
    await untilAlive(0);
  });

  it('does not keep a program running', async () => {
    open();
    const program = await bundled('never-closed', file(''));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, script], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('[null,null,"string"]\n');
    expect(status).toBe(0);
  });
});
