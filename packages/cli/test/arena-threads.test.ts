import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { interruptible } from '../src/arena/interrupt.ts';
import { readLineUp } from '../src/arena/line-up.ts';
import type { ArenaReport } from '../src/arena/report.ts';
import { gamesOf, runMatches, type Fixture } from '../src/arena/run.ts';
import { topsail, type Ran } from './topsail.ts';

const BIN = fileURLToPath(new URL('../bin/topsail.mjs', import.meta.url));
const script = new URL('../dist/arena-worker.js', import.meta.url);

function fixture(lineUp: string, seats: number, games: number): Fixture {
  const setup = { ruleset: 'yassa', seats, options: { ghost: 'no' } };
  return { match: { setup, lineUp: readLineUp(lineUp, seats) }, games, seed: '1' };
}

// The first topsail after a change builds what the threads run.
beforeAll(() => {
  topsail('--help');
});

describe('matches on the same threads', () => {
  it('are each as if played alone', async () => {
    const fixtures = [fixture('random,thumb', 2, 3), fixture('thumb,random', 3, 3)];
    let games = 0;
    const together = await runMatches(fixtures, { threads: 2, script, onGame: () => games++ });
    expect(games).toBe(4 + 3);
    expect(fixtures.map(gamesOf)).toEqual([4, 3]);
    for (const [i, one] of fixtures.entries()) {
      const [alone] = await runMatches([one], { threads: 1, script });
      const seats = together[i]!.clusters.map((cluster) => cluster.map((game) => game.seats));
      expect(alone!.clusters.map((cluster) => cluster.map((game) => game.seats))).toEqual(seats);
      expect(together[i]!.isComplete).toBe(true);
    }
  });

  it('stop at a Ctrl-C with the seeds that were played whole', async () => {
    const before = process.listeners('SIGINT');
    let games = 0;
    const [played] = await interruptible((signal) =>
      runMatches([fixture('random,random,thumb', 3, 3000)], {
        threads: 2,
        script,
        signal,
        onGame: () => ++games === 10 && process.emit('SIGINT'),
      }),
    );
    expect(played!.isComplete).toBe(false);
    expect(played!.clusters.length).toBeGreaterThanOrEqual(2);
    expect(played!.clusters.length).toBeLessThan(1000);
    expect(3 * played!.clusters.length + played!.leftOver).toBe(games);
    expect(process.listeners('SIGINT')).toEqual(before);
  });

  it.each([
    [
      'leaves',
      'process.exit(3)',
      'a thread of the arena died: exit code 3 (thumb against random, seed "1 game 1")',
    ],
    ['throws', 'throw new Error("lost at sea")', 'a thread of the arena died: lost at sea'],
  ])('stop when a thread %s', async (_how, code, complaint) => {
    const dying = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    const run = runMatches([fixture('thumb,random', 2, 2)], { threads: 2, script: dying });
    await expect(run).rejects.toThrow(complaint);
  });
});

describe('topsail arena', () => {
  it('prints what was played so far when it is interrupted', async () => {
    const { code, out } = await interruptedAfter(10);
    expect(code).toBe(130);
    const { isComplete, games, gamesAsked } = JSON.parse(out) as ArenaReport;
    expect(isComplete).toBe(false);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(gamesAsked);
  });
});

/** Loaded into the program before anything else: interrupts it once its threads have sent so many messages. */
const INTERRUPTING = (messages: number): string => `
  import { Worker } from 'node:worker_threads';
  const { emit } = Worker.prototype;
  let heard = 0;
  Worker.prototype.emit = function (name, ...about) {
    if (name === 'message' && ++heard === ${messages}) process.kill(process.pid, 'SIGINT');
    return emit.call(this, name, ...about);
  };`;

function interruptedAfter(messages: number): Promise<Pick<Ran, 'code' | 'out'>> {
  const preload = `data:text/javascript,${encodeURIComponent(INTERRUPTING(messages))}`;
  const args = ['arena', '-r', 'yassa', '-n', '2', '-l', 'random,random', '-g', '1000000', '--json'];
  const child = spawn(process.execPath, ['--import', preload, BIN, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out }));
  });
}
